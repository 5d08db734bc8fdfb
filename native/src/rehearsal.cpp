#include "rehearsal.hpp"

namespace shipmates {

Lesson rehearse(const std::vector<Rehearsed>& deals, const Weights& weights, int games, float keen, float ease, std::uint64_t seed) {
  Lesson lesson;
  Dice dice(seed);
  for (const Rehearsed& deal : deals) {
    const Compiled rules(deal.problem);
    Playout playout(rules, weights);
    std::vector<Lean> leans(static_cast<std::size_t>(games));
    std::vector<bool> won;
    int wins = 0;
    for (Lean& lean : leans) {
      won.push_back(playout.won(rules.start, rules.running, deal.open, keen, dice, &lean));
      wins += won.back() ? 1 : 0;
    }
    lesson.won.push_back(wins);
    const double mean = static_cast<double>(wins) / games;
    for (std::size_t i = 0; i < leans.size(); ++i)
      for (std::size_t w = 0; w < kWeights; ++w) {
        const double better = (static_cast<double>(won[i]) - mean) * leans[i].won[w];
        lesson.slope[w] += (better + static_cast<double>(ease) * leans[i].open[w]) / games;
      }
  }
  return lesson;
}

}  // namespace shipmates
