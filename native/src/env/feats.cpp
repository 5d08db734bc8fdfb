// Tricks of a kind: whether one was made, and whether one can still be. The law is
// `shipmates.tricks.feats`.
#include <algorithm>

#include "tasks.hpp"

namespace shipmates::env {
namespace {

constexpr int kFew = 9;
constexpr int kMany = 24;

int values(Mask cards) {
  int sum = 0;
  for (; cards; cards &= cards - 1) sum += value_of(lowest(cards));
  return sum;
}

bool is_kind(const Node& task, int best, Mask rest) {
  const Mask cards = rest | bit(best);
  if ((cards & ~task.d) || (task.b && !(task.b & rest))) return false;
  if (task.c && !(task.c & cards)) return false;
  if (task.y) {
    const int sum = values(cards);
    if (!task.total.meets(sum, sum)) return false;
  }
  if (task.one < 0) return true;
  const int one = count(cards & suited(task.one));
  return one == count(cards & suited(task.other)) && one > 0;
}

/// Whether some choice of so many cards of the pool makes a trick of the kind.
bool some_fit(const Node& task, int best, Mask chosen, Mask pool, int size) {
  if (!size) return is_kind(task, best, chosen);
  for (; count(pool) >= size; pool &= pool - 1)
    if (some_fit(task, best, chosen | (pool & -pool), pool & (pool - 1), size - 1)) return true;
  return false;
}

bool plausible(const Node& task, int best, Mask pool, int size) {
  const Mask all = pool | bit(best);
  if (task.b && !(task.b & pool)) return false;
  if (task.c && !(task.c & all)) return false;
  if (task.one >= 0 && !((all & suited(task.one)) && (all & suited(task.other)))) return false;
  if (!task.y) return true;
  std::array<int, kCards> sorted{};
  int many = 0;
  for (Mask left = pool; left; left &= left - 1) sorted[many++] = value_of(lowest(left));
  std::sort(sorted.begin(), sorted.begin() + many);
  int low = value_of(best), high = low;
  for (int i = 0; i < size; ++i) low += sorted[i], high += sorted[many - 1 - i];
  return task.total.meets(low, high);
}

Mask beaters(int best) {
  const Mask higher = suited(suit_of(best)) & above(best);
  return suit_of(best) == kTrump ? higher : higher | suited(kTrump);
}

bool possible(const Node& task, int best, Mask coming, int seats) {
  if (!(task.d & bit(best))) return false;
  const Mask pool = coming & task.d & ~bit(best) & ~beaters(best);
  const int size = seats - 1, many = count(pool);
  if (many < size) return false;
  if (task.plain) return true;
  return many < kFew ? some_fit(task, best, 0, pool, size) : plausible(task, best, pool, size);
}

}  // namespace

bool fits(const Node& task, const Ledger& ledger, int place) {
  const int best = ledger.best[place];
  if (!(task.places >> place & 1) || !(task.a & bit(best))) return false;
  return is_kind(task, best, ledger.tricks[place] & ~bit(best));
}

int more_feats(const Node& task, const Ledger& ledger, const Frame& frame) {
  const int places = std::popcount(task.places >> ledger.played);
  if (!places) return 0;
  const Mask coming = frame.coming(ledger);
  if (count(coming) <= kMany) {
    Mask bests = coming & task.a;
    while (bests && !possible(task, lowest(bests), coming, frame.seats)) bests &= bests - 1;
    if (!bests) return 0;
  }
  int most = std::min({places, count(coming & task.a), count(coming & task.d) / frame.seats});
  if (task.b) most = std::min(most, count(coming & task.b));
  if (task.c) most = std::min(most, count(coming & task.c));
  return most;
}

}  // namespace shipmates::env
