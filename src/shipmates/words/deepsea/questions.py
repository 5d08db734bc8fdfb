"""What the crew is asked before the first trick."""

from __future__ import annotations

from typing import assert_never

from shipmates.deepsea.stages import (
    Calling,
    Choosing,
    Consent,
    Council,
    Deciding,
    Drafting,
    Laying,
    Offered,
    Offering,
    Placing,
    Predicting,
    Redealing,
    Repairing,
    Stage,
    Volunteering,
)
from shipmates.words.words import Words


def question(words: Words, stage: Stage) -> str:
    """What is asked at this stage; what is happening, where nobody is asked."""
    match stage:
        case Council(matter) | Consent(matter) | Deciding(matter):
            return words.text(f"matter-{matter.value}")
        case _:
            return words.text(f"ds-ask-{_name(stage)}")


def _name(
    stage: Laying
    | Repairing
    | Redealing
    | Drafting
    | Choosing
    | Placing
    | Offering
    | Offered
    | Volunteering
    | Calling
    | Predicting,
) -> str:
    match stage:
        case Laying():
            return "laying"
        case Repairing():
            return "repairing"
        case Redealing():
            return "redealing"
        case Drafting():
            return "drafting"
        case Choosing():
            return "choosing"
        case Placing():
            return "placing"
        case Offering():
            return "offering"
        case Offered():
            return "offered"
        case Volunteering():
            return "volunteering"
        case Calling():
            return "calling"
        case Predicting():
            return "predicting"
        case _:
            assert_never(stage)
