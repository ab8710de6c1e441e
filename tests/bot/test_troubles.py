"""What is wrong in a process is logged when it begins, and listed while it lasts."""

from structlog.testing import capture_logs

from bot import metrics, troubles


def test_a_record_is_logged_once_and_listed_until_it_can_be_read() -> None:
    with capture_logs() as log:
        for _ in range(3):
            troubles.set_aside("table:discord:1", "damaged")
        assert troubles.current().records == {"table:discord:1": "damaged"}
        assert b"parlour_records_set_aside 1.0" in metrics.expose()
        for _ in range(3):
            troubles.readable("table:discord:1")
    assert [line["event"] for line in log] == ["record set aside", "record can be read again"]
    assert log[0]["key"] == "table:discord:1"
    assert troubles.current().records == {}
    assert b"parlour_records_set_aside 0.0" in metrics.expose()


def test_so_many_records_are_listed_and_no_more() -> None:
    with capture_logs() as log:
        for number in range(troubles.LISTED + 10):
            troubles.set_aside(f"table:{number}", "damaged")
    assert len(log) == len(troubles.current().records) == troubles.LISTED


def test_a_part_is_logged_when_it_fails_and_when_it_works_again() -> None:
    with capture_logs() as log:
        for why in ("refused", "refused", "away"):
            troubles.part_failed("Discord", why)
        troubles.part_works("Discord")
        troubles.part_works("Discord")
    assert [line.get("why") for line in log] == ["refused", "away", None]
    assert troubles.current().parts == {}


def test_a_record_that_is_gone_is_no_trouble_any_more() -> None:
    troubles.set_aside("table:discord:1", "damaged")
    troubles.set_aside("table:discord:1", "KeyError", part="sweep")
    troubles.set_aside("score:discord:2", "newer")
    assert troubles.current().records["table:discord:1"] == "damaged; sweep: KeyError"
    assert b"parlour_records_set_aside 2.0" in metrics.expose()
    with capture_logs() as log:
        for _ in range(2):
            troubles.gone("table:discord:1")
    assert [line["event"] for line in log] == ["record is gone"]
    assert troubles.current().records == {"score:discord:2": "newer"}
    assert b"parlour_records_set_aside 1.0" in metrics.expose()


def test_work_with_a_record_that_can_be_read_stays_a_trouble_until_it_is_done() -> None:
    troubles.set_aside("table:discord:1", "KeyError", part="sweep")
    troubles.readable("table:discord:1")
    assert troubles.current().records == {"table:discord:1": "sweep: KeyError"}
    troubles.readable("table:discord:1", part="sweep")
    assert troubles.current().records == {}
