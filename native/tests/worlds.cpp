#include "worlds.hpp"

#include <cmath>
#include <map>

#include "check.hpp"

namespace shipmates {
namespace {

constexpr int kRounds = 400;

/// A few hidden cards, a few places, and what is known of them.
struct Puzzle {
  Hiding hiding;
  std::vector<Doubt> doubts;
};

class Maker {
 public:
  explicit Maker(unsigned seed) : dice_(seed) {}

  int below(int bound) { return static_cast<int>(dice_() % static_cast<unsigned>(bound)); }

  Mask some(Mask of, int tenths) {
    Mask found = 0;
    for (Mask m = of; m; m &= m - 1)
      if (below(10) < tenths) found |= m & -m;
    return found;
  }

  Puzzle puzzle() {
    Puzzle made;
    while (count(made.hiding.pool) < 7) made.hiding.pool |= bit(below(kCards));
    for (Mask m = made.hiding.pool; m; m &= m - 1) ++made.hiding.sizes[below(3) + (below(2) ? 3 : 0)];
    for (Mask& may : made.hiding.may) may = some(made.hiding.pool, below(4) ? 8 : 10);
    for (int left = below(3); left; --left)
      made.doubts.push_back({below(kMostSeats), some(made.hiding.pool, 4), some(made.hiding.pool, 4)});
    return made;
  }

 private:
  std::mt19937 dice_;
};

/// Puts every card everywhere.
void deals(const Hiding& hiding, Mask left, Deal& deal, auto&& visit) {
  if (!left) {
    for (int p = 0; p < kPlaces; ++p)
      if (count(deal[p]) != hiding.sizes[p]) return;
    visit(deal);
    return;
  }
  const Mask card = left & -left;
  for (int p = 0; p < kPlaces; ++p) {
    if (!(hiding.may[p] & card)) continue;
    deal[p] |= card;
    deals(hiding, left & ~card, deal, visit);
    deal[p] &= ~card;
  }
}

bool believable(const Deal& deal, const std::vector<Doubt>& doubts) {
  for (const Doubt& doubt : doubts)
    if ((deal[doubt.seat] & doubt.one) && (deal[doubt.seat] & doubt.other)) return false;
  return true;
}

/// In how many of its readings it fits.
int readings(const Deal& deal, const std::vector<Doubt>& doubts) {
  int found = 1;
  for (const Doubt& doubt : doubts)
    found *= (deal[doubt.seat] & doubt.one ? 0 : 1) + (deal[doubt.seat] & doubt.other ? 0 : 1);
  return found;
}

void test_one(const Puzzle& puzzle, int number) {
  const std::string name = "puzzle " + std::to_string(number);
  std::map<Deal, int> all;
  int total = 0;
  Deal deal{};
  deals(puzzle.hiding, puzzle.hiding.pool, deal, [&](const Deal& one) {
    if (!believable(one, puzzle.doubts)) return;
    all[one] = 0;
    total += readings(one, puzzle.doubts);
  });
  const Worlds worlds(puzzle.hiding, puzzle.doubts);
  check(worlds.any() == !all.empty(), name + ": whether any deal fits");
  check(std::lround(worlds.total()) == total, name + ": another number of deals");
  if (all.empty()) return;
  Dice dice(static_cast<std::uint64_t>(number));
  const int drawn = 20 * static_cast<int>(all.size());
  for (int i = 0; i < drawn; ++i) {
    const auto found = all.find(worlds.deal(dice));
    if (found == all.end()) return check(false, name + ": a deal that does not fit");
    ++found->second;
  }
  double square = 0;
  for (const auto& [one, times] : all) square += (times - 20.0) * (times - 20.0) / 20;
  const double free = static_cast<double>(all.size()) - 1;
  check(square <= free + 6 * std::sqrt(2 * free) + 6, name + ": some deals come too often");
}

void test_a_whole_deck() {
  Hiding hiding;
  hiding.pool = (Mask{1} << kCards) - 1;
  hiding.sizes = {10, 10, 10, 10, 0, 0};
  hiding.may.fill(hiding.pool);
  const double four = 4.705360871073571e21;  // 40! / 10!^4
  check(std::abs(Worlds(hiding, {}).total() / four - 1) < 1e-9, "deals of a whole deck");
  hiding.sizes[0] = 11;
  check(!Worlds(hiding, {}).any(), "more places than cards");
}

}  // namespace

void test_worlds() {
  Maker maker(11);
  for (int i = 0; i < kRounds; ++i) test_one(maker.puzzle(), i);
  test_a_whole_deck();
  std::cout << "worlds: " << kRounds << " puzzles\n";
}

}  // namespace shipmates
