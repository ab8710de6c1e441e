"""The page inside Discord: how it gets the proof of who looks at it, in a real browser.

Discord's window is a page at its own address, which the browser is given in place of the real one.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page, Route

from bot.chat.local_chat.server import STATIC
from tests.bot.chat.local_chat.page.windows import until

APP = "900000000000000001"
DISCORD = "https://discord.com"
ELSEWHERE = "https://elsewhere.example"
PAGE = f"https://{APP}.discordsays.com"
INSTANCE = "i-1-gc-2-3"
FRAMED = f"{PAGE}/?frame_id=frame-1&instance_id={INSTANCE}&platform=desktop"

GUEST = f"""<!doctype html><title>Guest</title><script type="module">
  import {{ inDiscord, proof }} from "./discord.js";
  window.inDiscord = inDiscord();
  window.ask = () => proof("{APP}").catch((error) => error.message);
  window.loaded = true;
</script>"""

HOST = """<!doctype html><title>Host</title><script>
  window.heard = [];
  window.answers = ANSWERS;
  addEventListener("message", ({ source, origin, data }) => {
    heard.push(data);
    const [opcode, payload] = data;
    const say = (code, told) => source.postMessage([code, told], origin);
    if (opcode === 0) for (const [code, told] of answers.greeting) say(code, told);
    if (opcode === 1) for (const [code, told] of answers.authorize)
      say(code, { nonce: payload.nonce, cmd: payload.cmd, evt: null, ...told });
  });
</script><iframe src="FRAMED"></iframe>"""

PROOF = {"code": "abc", "instance": INSTANCE, "invitation": ""}
READY = [1, {"cmd": "DISPATCH", "evt": "READY", "data": {"v": 1}, "nonce": None}]
HELLO = [3, {"frame_id": "frame-1"}]


@contextmanager
def framed(
    browser: Browser,
    host: str = DISCORD,
    more: str = "",
    **answers: Any,  # noqa: ANN401
) -> Iterator[tuple[Page, Frame]]:
    """Open the page in a frame of a host that answers so; its address may say more."""
    told = {"greeting": [HELLO, READY], "authorize": [[1, {"data": {"code": "abc"}}]], **answers}
    outside = HOST.replace("ANSWERS", json.dumps(told)).replace("FRAMED", FRAMED + more)

    def serve(route: Route) -> None:
        url = route.request.url
        if url.endswith("/discord.js"):
            route.fulfill(path=STATIC / "discord.js", content_type="text/javascript")
        else:
            route.fulfill(body=outside if url.startswith(host) else GUEST, content_type="text/html")

    page = browser.new_page()
    page.route(re.compile("https://"), serve)
    try:
        page.goto(f"{host}/channels/2/3")
        frame = page.frames[1]
        until(frame, "window.loaded")
        yield page, frame
    finally:
        page.close()


def test_the_proof_is_a_code_and_the_instance(browser: Browser) -> None:
    with framed(browser) as (page, frame):
        assert frame.evaluate("window.inDiscord") is True
        assert frame.evaluate("ask()") == PROOF
        handshake, authorize = page.evaluate("heard")
        assert handshake == [
            0,
            {"v": 1, "encoding": "json", "client_id": APP, "frame_id": "frame-1"},
        ]
        assert (authorize[0], authorize[1]["cmd"]) == (1, "AUTHORIZE")
        assert authorize[1]["args"] == {
            "client_id": APP,
            "response_type": "code",
            "state": "",
            "prompt": "none",
            "scope": ["identify"],
        }


def test_whoever_opens_an_invitation_shows_its_code(browser: Browser) -> None:
    with framed(browser, more="&custom_id=7KQ2-M9XA&referrer_id=1") as (_, frame):
        assert frame.evaluate("ask()") == {**PROOF, "invitation": "7KQ2-M9XA"}


def test_another_proof_needs_no_second_greeting(browser: Browser) -> None:
    with framed(browser) as (page, frame):
        frame.evaluate("ask()")
        assert frame.evaluate("ask()") == PROOF
        assert [opcode for opcode, _ in page.evaluate("heard")] == [0, 1, 1]


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (
            {"authorize": [[1, {"evt": "ERROR", "data": {"code": 5000, "message": "no"}}]]},
            "Discord refused: no",
        ),
        ({"greeting": [[2, {"code": 4000}]]}, "Discord closed the page: 4000"),
        ({"authorize": [[2, {"code": 1000, "message": "bye"}]]}, "Discord closed the page: bye"),
    ],
)
def test_a_refusal_is_an_error(browser: Browser, answers: dict[str, Any], said: str) -> None:
    with framed(browser, **answers) as (_, frame):
        assert frame.evaluate("ask()") == said


def test_what_others_say_is_not_heard(browser: Browser) -> None:
    with framed(browser, host=ELSEWHERE) as (page, frame):
        asked = "Promise.race([ask(), new Promise((done) => setTimeout(done, 500, 'silence'))])"
        assert frame.evaluate(asked) == "silence"
        assert [opcode for opcode, _ in page.evaluate("heard")] == [0]


def test_noise_is_ignored(browser: Browser) -> None:
    noise = [["x"], [1, None], [1, {"cmd": "DISPATCH", "evt": "OTHER"}], [9, {}]]
    with framed(browser, greeting=[*noise, READY]) as (page, frame):
        page.evaluate("frames[0].postMessage('text', '*')")
        assert frame.evaluate("ask()") == PROOF


def test_an_ordinary_page_is_not_in_discord(browser: Browser) -> None:
    with framed(browser) as (page, _):
        page.goto(f"{PAGE}/?instance_id={INSTANCE}")
        until(page, "window.loaded")
        assert page.evaluate("window.inDiscord") is False
