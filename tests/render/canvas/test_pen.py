"""What a pen draws, as pixels."""

from PIL import Image

from render.canvas.pen import Pen

RED, BLUE = (255, 0, 0, 255), (0, 0, 255, 255)
NOTHING = (0, 0, 0, 0)


def test_what_is_laid_lies_under_what_is_drawn() -> None:
    pen = Pen(4, 2)
    pen.rectangle((0, 0, 2, 2), "#0000ff")
    pen.lay(Image.new("RGBA", (2, 2), RED), 1, 0)
    drawn = pen.finish()
    assert [drawn.getpixel((x, 0)) for x in range(4)] == [BLUE, BLUE, RED, NOTHING]


def test_what_is_laid_may_lie_over_the_edge() -> None:
    pen = Pen(2, 2)
    pen.lay(Image.new("RGBA", (2, 2), RED), -1, -1)
    drawn = pen.finish()
    assert [drawn.getpixel((at, at)) for at in range(2)] == [RED, NOTHING]


def test_a_pen_that_drew_nothing_leaves_nothing() -> None:
    assert Pen(3, 3).finish().getbbox() is None


def test_what_is_drawn_stays_where_it_is_drawn() -> None:
    pen = Pen(9, 9)
    pen.rectangle((5, 6, 7, 8), "#0000ff")
    drawn = pen.finish()
    assert drawn.size == (9, 9)
    assert drawn.getbbox() == (5, 6, 7, 8)
