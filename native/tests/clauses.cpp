#include "clauses.hpp"

#include <algorithm>
#include <cstdlib>

#include "check.hpp"

namespace shipmates {
namespace {

using Formula = std::vector<std::vector<Literal>>;
constexpr std::uint64_t kSteps = 50'000'000;

class Maker {
 public:
  explicit Maker(unsigned seed) : dice_(seed) {}

  int below(int bound) { return static_cast<int>(dice_() % static_cast<unsigned>(bound)); }

  Formula random(int variables, int clauses) {
    Formula made(static_cast<std::size_t>(clauses));
    for (auto& clause : made)
      for (int left = 1 + below(4) * (below(8) ? 1 : 0); left; --left) clause.push_back(below(2 * variables));
    return made;
  }

 private:
  std::mt19937 dice_;
};

bool holds(const Formula& formula, auto&& is_true) {
  return std::all_of(formula.begin(), formula.end(),
                     [&](const auto& clause) { return std::any_of(clause.begin(), clause.end(), is_true); });
}

bool possible(const Formula& formula, int variables) {
  for (int mask = 0; mask < 1 << variables; ++mask)
    if (holds(formula, [mask](Literal one) { return (mask >> (one >> 1) & 1) != (one & 1); })) return true;
  return false;
}

Clauses made(const Formula& formula, int variables) {
  Clauses clauses;
  for (int i = 0; i < variables; ++i) clauses.fresh();
  for (const auto& clause : formula) clauses.add(clause);
  return clauses;
}

/// More pigeons than holes: false, and not quickly seen to be.
Formula crowded(int holes) {
  Formula made;
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    made.emplace_back();
    for (int hole = 0; hole < holes; ++hole) made.back().push_back(2 * (pigeon * holes + hole));
  }
  for (int hole = 0; hole < holes; ++hole)
    for (int one = 0; one <= holes; ++one)
      for (int other = 0; other < one; ++other)
        made.push_back({2 * (one * holes + hole) + 1, 2 * (other * holes + hole) + 1});
  return made;
}

void test_small() {
  Maker maker(11);
  for (int round = 0; round < 3000; ++round) {
    const int variables = 2 + maker.below(9);
    const Formula formula = maker.random(variables, 1 + maker.below(5 * variables));
    Clauses clauses = made(formula, variables);
    for (int i = 0; i < variables; i += 3) clauses.hint(maker.below(2 * variables), maker.below(5));
    const Clauses::End end = clauses.solve(kSteps);
    const std::string name = "formula " + std::to_string(round);
    check((end == Clauses::End::kTrue) == possible(formula, variables), name + " has the wrong answer");
    check(end != Clauses::End::kSpent, name + " was given up");
    const bool fits = end != Clauses::End::kTrue || holds(formula, [&](Literal one) { return clauses.is_true(one); });
    check(fits, name + " is said to be true and is not");
  }
}

void test_large() {
  Maker maker(12);
  for (int round = 0; round < 12; ++round) {
    Formula formula(static_cast<std::size_t>(480 + 10 * round));
    for (auto& clause : formula)
      for (int i = 0; i < 3; ++i) clause.push_back(maker.below(2 * 130));
    Clauses clauses = made(formula, 130), again = made(formula, 130);
    const Clauses::End end = clauses.solve(kSteps);
    const bool fits = end == Clauses::End::kFalse || holds(formula, [&](Literal one) { return clauses.is_true(one); });
    check(fits, "a large formula is said to be true and is not");
    check(again.solve(kSteps) == end && again.steps() == clauses.steps(), "the same clauses, another course");
  }
  check(made(crowded(7), 56).solve(kSteps) == Clauses::End::kFalse, "eight pigeons in seven holes");
  check(made(crowded(7), 56).solve(100) == Clauses::End::kSpent, "eight pigeons are placed too fast");
}

}  // namespace

void test_clauses() {
  test_small();
  test_large();
}

}  // namespace shipmates
