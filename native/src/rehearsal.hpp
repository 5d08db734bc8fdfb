// Self-play that tells how the weights of card sense should change.
#pragma once

#include <vector>

#include "playout.hpp"
#include "problem.hpp"

namespace shipmates {

struct Rehearsed {
  Problem problem;
  Open open;
};

struct Lesson {
  std::vector<int> won;  // games won of each deal
  Slope slope{};         // of the share won, summed over deals
};

/// Plays every deal so many times. What a game did better than the others of its deal counts; `ease` keeps choices open.
Lesson rehearse(const std::vector<Rehearsed>& deals, const Weights& weights, int games, float keen, float ease, std::uint64_t seed);

}  // namespace shipmates
