#include "answers.hpp"
#include "check.hpp"
#include "spoiler.hpp"
#include "words.hpp"

namespace shipmates {
namespace {

constexpr int kRounds = 40;
constexpr std::uint64_t kNodes = 200;

}  // namespace

void test_spoiled(const std::vector<Golden>& deals) {
  Spoiler spoiler(7);
  int refused = 0, answered = 0;
  for (const Golden& deal : deals)
    for (int round = 0; round < kRounds; ++round) try {
        const Problem problem = parsed(spoiler.spoiled(deal.words));
        solve(problem, kNodes);
        if (round % 4 == 0) solve_by_clauses(problem, kNodes);
        if (round % 8 == 0) marks(problem, kNodes / 10), perft(problem, 3);
        ++answered;
      } catch (const Faulty&) {
        ++refused;
      }
  std::cout << "spoiled: " << refused << " refused, " << answered << " answered\n";
}

}  // namespace shipmates
