// Finds one line of cards that wins, or proves that there is none. See docs/guide/solver.md.
#pragma once

#include <cstdint>
#include <vector>

#include "compiled.hpp"
#include "problem.hpp"
#include "table.hpp"

namespace shipmates {

enum class Verdict : std::uint8_t { kWinnable, kLost, kUndecided };

struct Solution {
  Verdict verdict = Verdict::kUndecided;
  std::vector<int> line;    // the cards in the order they fall, the running trick's first
  std::uint64_t nodes = 0;  // cards laid while searching
};

class Search {
 public:
  /// Cards laid at most; the same problem and bound give the same answer.
  Search(const Compiled& rules, std::uint64_t max_nodes);

  Solution run();

 private:
  enum class End : std::uint8_t { kWon, kDead, kSpent };

  const Compiled& rules_;
  const std::uint64_t max_nodes_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_ = 0;
  std::uint64_t dice_ = 0x2545F4914F6CDD1DULL;
  DeadTable dead_;
  std::vector<int> line_;

  End boundary(const State& state);
  End lay(const State& state, const Trick& trick, Mask out);
  Seats able(const State& state, const Trick& trick, Mask out, Seats allowed) const;
  int moves(const State& state, const Trick& trick, Mask out, Seats allowed, int* cards);
  int worth(const State& state, const Trick& trick, Mask out, Seats allowed, int seat, int card);
  std::uint32_t roll();
};

}  // namespace shipmates
