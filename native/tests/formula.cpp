#include "formula.hpp"

#include <bit>

#include "check.hpp"

namespace shipmates {
namespace {

constexpr std::uint64_t kSteps = 100'000;
constexpr unsigned kOnes = 3, kOthers = 4;

/// A formula in which so many of some literals are true, and so many of others.
struct Counted {
  Formula formula;
  Number one, other;

  Counted(unsigned ones, unsigned others) : one(some(kOnes, ones)), other(some(kOthers, others)) {}

  bool possible() { return formula.clauses.solve(kSteps) == Clauses::End::kTrue; }

 private:
  Number some(unsigned size, unsigned truths) {
    Literals found;
    for (unsigned i = 0; i < size; ++i) {
      found.push_back(formula.fresh());
      formula.add({truths >> i & 1 ? found.back() : negated(found.back())});
    }
    return formula.count(found);
  }
};

void test_counts(unsigned ones, unsigned others, int bound) {
  const int real = std::popcount(ones) + std::popcount(others);
  const std::string name = std::to_string(real) + " against " + std::to_string(bound);
  Counted exact(ones, others);
  exact.formula.add_up(exact.one, exact.other, bound);
  check(exact.possible() == (real == bound), name + " adds up wrongly");
  Counted capped(ones, others);
  const Number both = capped.formula.sum(capped.one, capped.other, bound);
  check(capped.possible() == (real <= bound), name + " is bounded wrongly");
  for (int i = 0; real <= bound && i <= static_cast<int>(kOnes + kOthers); ++i)
    check(capped.formula.clauses.is_true(more(both, i)) == (i <= real), name + " is counted wrongly");
}

}  // namespace

void test_formula() {
  for (unsigned ones = 0; ones < 1U << kOnes; ++ones)
    for (unsigned others = 0; others < 1U << kOthers; ++others)
      for (int bound = 0; bound <= static_cast<int>(kOnes + kOthers); ++bound) test_counts(ones, others, bound);
}

}  // namespace shipmates
