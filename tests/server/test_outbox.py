"""The short way out: what is sent at once, and what waits for the long way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from shipmates.server.carrier import framed
from shipmates.server.messages import Bye, Done
from shipmates.server.outbox import Outbox


def an_outbox(flush: Callable[[], bool]) -> Outbox:
    outbox = Outbox("ann", room=2)
    outbox.flush = flush
    return outbox


async def turns() -> None:
    """Lets everything happen that was to happen soon."""
    for _ in range(3):
        await asyncio.sleep(0)


async def waits(outbox: Outbox) -> bool:
    """Whether something is left for the long way."""
    try:
        await asyncio.wait_for(outbox.next(), 0.01)
    except TimeoutError:
        return False
    return True


async def test_what_an_action_changed_goes_out_with_its_answer() -> None:
    sent = list[tuple[bool, list[bytes]]]()

    def flush() -> bool:
        sent.append((outbox.stale, outbox.take()))
        return True

    outbox = an_outbox(flush)
    outbox.answering = True
    outbox.refresh()
    await turns()
    assert sent == []
    outbox.answering = False
    outbox.put(Done(ref=1))
    await turns()
    assert sent == [(True, [b'{"type":"done","ref":1}'])]
    assert not await waits(outbox)


async def test_what_cannot_be_sent_at_once_is_kept_for_the_long_way() -> None:
    outbox = an_outbox(lambda: False)
    outbox.refresh()
    await turns()
    assert await waits(outbox)
    assert outbox.stale


async def test_what_fails_on_the_short_way_is_met_on_the_long_one() -> None:
    def broken() -> bool:
        raise ZeroDivisionError

    outbox = an_outbox(broken)
    outbox.refresh()
    await turns()
    assert await waits(outbox)


async def test_who_lets_too_much_wait_is_dropped_and_nothing_more_is_sent() -> None:
    called = list[bool]()

    def flush() -> bool:
        called.append(True)
        return True

    outbox = an_outbox(flush)
    for ref in range(3):
        outbox.put(Done(ref=ref))
    assert outbox.closing == Bye(code="too-slow", again=True)
    await turns()
    assert called == []
    assert await waits(outbox)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_one_frame_whatever_its_length(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed([b"x" * size, b"next"]))
    for text in (b"x" * size, b"next"):
        parsing = Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as found:
            next(parsing)
        frame = found.value.value
        assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)
