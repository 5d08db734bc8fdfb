#include "playout.hpp"

#include <algorithm>
#include <cmath>

#include "check.hpp"
#include "words.hpp"

namespace shipmates {
namespace {

Weights some_weights(unsigned seed) {
  std::mt19937 dice(seed);
  Weights found{};
  for (float& one : found) one = static_cast<float>(dice() % 2001) / 1000.0F - 1.0F;
  return found;
}

/// What everybody sees of it: where the commander's card is, at most.
Open little(const Problem& problem) {
  Open open;
  for (int s = 0; s < problem.seats; ++s) open.has[s] = problem.hands[s] & bit(kCards - 1);
  return open;
}

void test_sense(const Golden& deal, const Problem& problem, const Weights& weights) {
  const Compiled rules(problem);
  const Open open = little(problem);
  const Mask out = rules.remaining(rules.start) | rules.running.mask | rules.beneath();
  const Desire wish = desire(rules, rules.start, out);
  const Moment moment{rules, rules.start, rules.running, wish, open, out};
  const int seat = (rules.running.leader + rules.running.size) % rules.seats;
  std::vector<Choice> choices;
  Sense(moment, seat).weigh(weights, choices);
  const Mask may = playable(rules.start.hands[seat], rules.running);
  Mask seen = 0;
  for (const Choice& one : choices) {
    seen |= bit(one.card);
    check(one.mode >= 0 && one.mode < kModes, deal.name + ": a mode there is not");
    check(std::isfinite(one.score), deal.name + ": a score that is no number");
    check(std::all_of(one.features.begin(), one.features.end(), [](float f) { return std::abs(f) < 1000; }),
          deal.name + ": a feature out of bounds");
  }
  check(seen && !(seen & ~may), deal.name + ": a card that may not be laid");
}

void test_luck(const Golden& deal, const Problem& problem, const Weights& weights) {
  const Compiled rules(problem);
  Playout playout(rules, weights);
  const Open open = little(problem);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const float keen = static_cast<float>(seed % 3);
    Dice one(seed), two(seed);
    Lean lean;
    const bool won = playout.won(rules.start, rules.running, open, keen, one);
    const bool again = Playout(rules, weights).won(rules.start, rules.running, open, keen, two, &lean);
    check(won == again && one.next() == two.next(), deal.name + ": the same dice, another game");
    check(!won || deal.answer == "winnable", deal.name + " is lost, but was won by card sense");
    check(std::all_of(lean.won.begin(), lean.won.end(), [](double x) { return std::isfinite(x); }) &&
              std::all_of(lean.open.begin(), lean.open.end(), [](double x) { return std::isfinite(x); }),
          deal.name + ": a slope that is no number");
  }
}

}  // namespace

void test_playouts(const std::vector<Golden>& deals) {
  unsigned seed = 0;
  for (const Golden& deal : deals) {
    const Problem problem = parsed(deal.words);
    if (problem.played == problem.total) continue;
    const Weights weights = some_weights(++seed);
    test_sense(deal, problem, weights);
    test_luck(deal, problem, weights);
  }
}

}  // namespace shipmates
