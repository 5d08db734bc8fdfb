"""Any logbook at all, for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from shipmates.campaign import OWN, Attempt, Logbook


@st.composite
def attempts(draw: st.DrawFn) -> Attempt:
    """Any line, of few missions, so that some are tried often."""
    mission = draw(st.sampled_from((OWN, 1, 2, 5, 50)))
    success = draw(st.booleans())
    return Attempt(
        mission,
        draw(st.integers(2, 5)),
        challenge=draw(st.booleans()),
        won=success,
        distress=draw(st.booleans()),
        because=draw(st.text(max_size=5)),
        when=draw(st.text(max_size=5)),
        record=draw(st.sampled_from(("", "records/0001-m05.txt", "records/0012-own-2.txt"))),
        given_up=not success and draw(st.booleans()),
        house=draw(st.sampled_from(((), ("single-card",), ("commander-sick", "single-card")))),
    )


logbooks = st.builds(
    Logbook,
    st.just("planet9"),
    st.text(max_size=8),
    st.lists(attempts(), max_size=25).map(tuple),
)
