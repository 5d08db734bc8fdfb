// What the crew wants of the next trick, as everybody can see it: who may win it, whom each card
// should go to, and, for demands that count, who would rather win or lose.
#pragma once

#include <array>

#include "compiled.hpp"

namespace shipmates {

struct Desire {
  std::array<Seats, kCards> winners{};  // who may win a trick with this card in it
  Seats trick = 0;                      // who may win this trick at all
  Mask due = 0;                         // cards that somebody in particular must win
  Mask early = 0;                       // cards that must not fall in this trick
  std::array<float, kMostSeats> hit{};  // how glad the crew is when a seat wins the trick
  std::array<std::array<float, kCards>, kMostSeats> take{};   // ... when it wins this card
  std::array<std::array<float, kCards>, kMostSeats> using_{};  // ... when it wins with this card
  Mask counted = 0;                     // cards with a `take` or `using_`
  std::array<int, kMostSeats> wants{};  // open tasks of a seat
};

Desire desire(const Compiled& rules, const State& state, Mask out);

}  // namespace shipmates
