#include "rehearsal.hpp"

#include <cmath>

#include "check.hpp"
#include "words.hpp"

namespace shipmates {
namespace {

constexpr int kGames = 1000;
constexpr int kTimes = 16;
constexpr int kTried = 2;

double share(const Lesson& lesson) {
  double won = 0;
  for (const int one : lesson.won) won += one;
  return won / (kGames * static_cast<double>(lesson.won.size()));
}

/// The share won a small step this way, less the share a step that way, over the whole way.
double steepness(const std::vector<Rehearsed>& deals, const Weights& weights, const Slope& way, float step) {
  Weights up = weights, down = weights;
  for (std::size_t i = 0; i < kWeights; ++i) {
    up[i] += step * static_cast<float>(way[i]);
    down[i] -= step * static_cast<float>(way[i]);
  }
  const double higher = share(rehearse(deals, up, kGames, 1, 0, 3));
  return (higher - share(rehearse(deals, down, kGames, 1, 0, 4))) / (2 * static_cast<double>(step));
}

bool test_one(const Golden& deal, const Problem& problem) {
  Weights weights{};
  const std::vector<Rehearsed> once(1, {problem, {}});
  const double won = share(rehearse(once, weights, kGames, 1, 0, 1));
  if (won < 0.2 || won > 0.8) return false;
  const std::vector<Rehearsed> often(kTimes, {problem, {}});
  Lesson lesson = rehearse(often, weights, kGames, 1, 0, 2);
  double length = 0;
  for (double& one : lesson.slope) one /= kTimes, length += one * one;
  length = std::sqrt(length);
  for (double& one : lesson.slope) one /= length;
  const double found = steepness(often, weights, lesson.slope, 0.1F);
  check(std::abs(found - length) < 0.15 * length + 0.02,
        deal.name + ": the slope is " + std::to_string(found) + ", not " + std::to_string(length));
  const Lesson again = rehearse(often, weights, kGames, 1, 0, 2);
  check(again.won == lesson.won, deal.name + ": the same seed, another lesson");
  return true;
}

/// Keeping choices open alone leads away from any certainty.
void test_ease(const Golden& deal, const Problem& problem) {
  Weights weights{};
  weights[4] = 3;  // high cards are led
  const std::vector<Rehearsed> deals(1, {problem, {}});
  const Lesson lesson = rehearse(deals, weights, kGames, 1, 1, 5);
  const Lesson plain = rehearse(deals, weights, kGames, 1, 0, 5);
  check(lesson.slope[4] - plain.slope[4] <= 1e-9, deal.name + ": certainty is not eased");
}

}  // namespace

void test_rehearsal(const std::vector<Golden>& deals) {
  int tried = 0;
  for (const Golden& deal : deals) {
    const Problem problem = parsed(deal.words);
    const int left = problem.total - problem.played;
    if (tried == kTried || left < 2 || left > 10) continue;
    if (!test_one(deal, problem)) continue;
    if (problem.table.empty()) test_ease(deal, problem);
    ++tried;
  }
  check(deals.size() < 50 || tried, "no deal to learn from");
  std::cout << "rehearsed: " << tried << " deals\n";
}

}  // namespace shipmates
