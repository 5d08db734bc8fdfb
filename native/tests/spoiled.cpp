#include "answers.hpp"
#include "check.hpp"
#include "words.hpp"

namespace shipmates {
namespace {

constexpr int kRounds = 40;
constexpr std::uint64_t kNodes = 200;
constexpr std::int64_t kOdd[] = {0,  1,  -1, 2,   5,          14,     39,
                                 40, 63, 64, 100, 0xFFFFFFFF, 1L << 40, INT64_MAX};

class Spoiler {
 public:
  explicit Spoiler(unsigned seed) : dice_(seed) {}

  std::size_t below(std::size_t bound) { return dice_() % bound; }

  Words spoiled(Words words) {
    for (std::size_t left = 1 + below(3); left && !words.empty(); --left) {
      const std::size_t at = below(words.size());
      const auto place = words.begin() + static_cast<std::ptrdiff_t>(at);
      switch (below(6)) {
        case 0: words[at] = kOdd[below(std::size(kOdd))]; break;
        case 1: words[at] = static_cast<std::int64_t>(static_cast<std::uint64_t>(words[at]) + 1); break;
        case 2: words[at] ^= std::int64_t{1} << below(40); break;
        case 3: words.erase(place); break;
        case 4: words.insert(place, kOdd[below(std::size(kOdd))]); break;
        default: std::swap(words[at], words[below(words.size())]); break;
      }
    }
    return words;
  }

 private:
  std::mt19937 dice_;
};

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
