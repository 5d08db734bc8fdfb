// Clauses, and whether all of them can be true at once: search that learns from every conflict.
// See docs/guide/solver.md, "Clauses".
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace shipmates {

/// A variable is a number from 0 on; a literal is twice that, and one more where it is negated.
using Literal = std::int32_t;
constexpr Literal negated(Literal one) { return one ^ 1; }

class Clauses {
 public:
  enum class End : std::uint8_t { kTrue, kFalse, kSpent };

  /// A variable nothing is known of, as the literal that says that it is true.
  Literal fresh();
  /// One of these is true. They are of different variables.
  void add(std::span<const Literal> literals);
  /// Variables with greater merit are tried first; `likely` is tried before its negation.
  void hint(Literal likely, int merit);

  /// Stops after so many steps; a step is a variable that gets its value.
  End solve(std::uint64_t most_steps);
  /// After `kTrue`.
  bool is_true(Literal one) const { return value(one) > 0; }
  std::uint64_t steps() const { return steps_; }

 private:
  using Place = std::uint32_t;  // where a clause begins in the arena
  struct Watch {
    Place clause;      // its lowest bit says that there are but two literals
    Literal other;     // if this is true, nothing needs to be done
  };
  static constexpr Place kNone = ~Place{0};
  struct Cause {  // why, and since when, a variable has its value
    Place reason = kNone;
    int level = 0;
  };
  enum Mark : std::int8_t { kUnseen, kSeen, kNeeded };  // needed: not implied by what has been seen
  static constexpr Place kHead = 2;  // size; how many levels it spans, or 0 if it was given

  std::vector<std::uint32_t> arena_;
  std::vector<std::vector<Watch>> watches_;  // by the literal that has become true
  std::vector<std::int8_t> values_;          // by literal: 1, -1, or 0 while open
  std::vector<std::int8_t> phases_;          // by variable: which sign is tried first
  std::vector<Cause> causes_;  // by variable
  std::vector<Literal> trail_;
  std::vector<std::size_t> starts_;  // where on the trail each level begins
  std::size_t head_ = 0;
  std::vector<std::uint64_t> merits_;
  std::uint64_t bonus_ = 1 << 20;
  std::vector<int> heap_;    // variables, the best first
  std::vector<int> places_;  // where a variable is in the heap, or -1
  std::vector<Mark> seen_;
  std::vector<Literal> learnt_;
  std::vector<int> cleared_;
  std::vector<std::uint64_t> stamps_;  // by level, for counting them
  std::uint64_t stamp_ = 0;
  std::vector<Place> kept_;  // learnt clauses that may be dropped
  std::size_t room_ = 2000;  // how many of these, until half of them are
  std::uint64_t steps_ = 0;
  bool broken_ = false;

  int value(Literal one) const { return values_[static_cast<std::size_t>(one)]; }
  int level() const { return static_cast<int>(starts_.size()); }
  Literal* literals(Place clause) { return reinterpret_cast<Literal*>(&arena_[clause + kHead]); }
  std::uint32_t size(Place clause) const { return arena_[clause]; }

  Place store(std::span<const Literal> literals, std::uint32_t spans);
  void watch(Place clause);
  void assign(Literal one, Place reason);
  Place propagate();
  int analyze(Place conflict);
  bool implied(int variable);
  bool known(int variable);
  int level_of(Literal one) const { return causes_[static_cast<std::size_t>(one >> 1)].level; }
  Place reason_of(Literal one) const { return causes_[static_cast<std::size_t>(one >> 1)].reason; }
  std::uint32_t spans();
  void learn(int back);
  void undo(int target);
  void reduce();
  Literal decide();
  void reward(int variable);
  void rise(int at);
  void sink(int at);
  void put(int variable);
};

}  // namespace shipmates
