from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from inspect import signature

import pytest

from shipmates.kernel import quick


@quick
@dataclass(frozen=True, slots=True)
class Leaf:
    colour: str
    age: int = 1


def test_a_quick_value_is_made_like_any_other() -> None:
    assert Leaf("red") == Leaf("red", 1) == Leaf(age=1, colour="red")
    assert hash(Leaf("red")) == hash(Leaf("red", 1))
    assert repr(Leaf("red", 2)) == "Leaf(colour='red', age=2)"
    assert list(signature(Leaf).parameters) == [field.name for field in fields(Leaf)]
    with pytest.raises(TypeError, match="colour"):
        Leaf()  # type: ignore[call-arg]  # that is what is tried


def test_a_quick_value_stays_as_it_was_made() -> None:
    leaf = Leaf("red")
    with pytest.raises(FrozenInstanceError):
        leaf.age = 2  # type: ignore[misc]  # that is what is tried
    assert replace(leaf, age=2) == Leaf("red", 2)
    assert leaf == Leaf("red")


def test_a_quick_value_can_be_copied_and_sent() -> None:
    leaf = Leaf("red", 3)
    assert copy.deepcopy(leaf) == leaf
    assert pickle.loads(pickle.dumps(leaf)) == leaf
