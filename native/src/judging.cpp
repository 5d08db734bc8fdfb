// How demands stand in a position: the judge of the rules, for those who see all cards.
#include <algorithm>
#include <cstdlib>

#include "compiled.hpp"

namespace shipmates {
namespace {

int settle(const Leaf& leaf, int now, int more) {
  if (now > leaf.high || now + more < leaf.low) return kFailed;
  return now >= leaf.low && now + more <= leaf.high ? kDone : kOpen;
}

int compare(int relation, int own, int low, int high, int left) {
  // `low` and `high` are the least and greatest of the others.
  switch (relation) {
    case kMore:
      if (own > high + left) return kDone;
      return own + left > high ? kOpen : kFailed;
    case kFewer:
      return own + left < low ? kDone : kOpen;  // the caller knows more
    default: {
      const int gap = std::max(std::abs(own - low), std::abs(own - high));
      if (gap == 0 && left == 0) return kDone;
      return gap <= left ? kOpen : kFailed;
    }
  }
}

}  // namespace

int Compiled::judged(const Slotted& one, const State& state, Mask out) const {
  const Leaf& leaf = one.leaf;
  const auto* slot = &state.counters[one.slot];
  const int left = total - state.played;
  const Mask live = left ? out : 0;
  switch (leaf.kind) {
    case Kind::kCards:
      return settle(leaf, slot[0], std::min(count(live & leaf.a), left * seats));
    case Kind::kTricks:
      return settle(leaf, slot[0], std::popcount(leaf.places >> state.played));
    case Kind::kLeads: {
      Mask own = 0;
      for (int s = 0; s < seats; ++s)
        if (leaf.owners >> s & 1) own |= state.hands[s];
      if (dummy >= 0 && (leaf.owners >> dummy & 1)) own = live;
      return settle(leaf, slot[0], std::min(count(own & leaf.a), left));
    }
    case Kind::kFeats: {
      int more = std::popcount(leaf.places >> state.played);
      more = std::min(more, count(live & leaf.a));
      more = std::min(more, count(live & leaf.d) / seats);
      if (leaf.b) more = std::min(more, count(live & leaf.b));
      if (leaf.c) more = std::min(more, count(live & leaf.c));
      return settle(leaf, slot[0], more);
    }
    case Kind::kRuns:
      return settle(leaf, slot[0], std::max(0, std::min(left, slot[1] + left - leaf.x + 1)));
    case Kind::kLoneRun:
      if (slot[0] > leaf.x) return kFailed;
      if (slot[0] == leaf.x) return left ? kOpen : kDone;
      return slot[1] || slot[0] + left < leaf.x ? kFailed : kOpen;
    case Kind::kWeigh: {
      int these = slot[0], those = slot[1];
      int room = count(live & leaf.a), other = count(live & leaf.b);
      if (leaf.x == kEqual) {
        if (!room && !other) return these == those && these > 0 ? kDone : kFailed;
        const int low = std::max({these, those, 1});
        return low <= these + room && low <= those + other ? kOpen : kFailed;
      }
      if (leaf.x == kFewer) std::swap(these, those), std::swap(room, other);
      if (these > those + other) return kDone;
      return these + room <= those ? kFailed : kOpen;
    }
    case Kind::kOutdo: {
      int own = 0, low = 99, high = -1, sum = 0, need = 0;
      for (int s = 0; s < seats; ++s)
        if (leaf.owners >> s & 1) own += state.tricks[s];
      for (int s = 0; s < seats; ++s) {
        const bool rival = leaf.y >= 0 ? s == leaf.y : !(leaf.owners >> s & 1);
        if (!rival) continue;
        low = std::min<int>(low, state.tricks[s]);
        high = std::max<int>(high, state.tricks[s]);
        sum += state.tricks[s];
        need += std::max(own + 1 - state.tricks[s], 0);
      }
      if (leaf.y == kTheRest) {
        low = high = sum;
        need = std::max(own + 1 - sum, 0);
        if (leaf.x == kEqual && (left - std::abs(own - sum)) % 2) return kFailed;
      }
      if (leaf.x == kFewer && need > left) return kFailed;
      return compare(leaf.x, own, low, high, left);
    }
    case Kind::kBalance: {
      const auto [low, high] = std::minmax_element(state.tricks.begin(), state.tricks.begin() + seats);
      if (*high - *low > leaf.x) return kFailed;
      return left ? kOpen : kDone;
    }
    case Kind::kLevel: {
      const auto [low, high] = std::minmax_element(slot, slot + seats);
      if (*high - *low > leaf.x) return kFailed;
      return live & leaf.a ? kOpen : kDone;
    }
    case Kind::kAhead: {
      if (state.first_winner < 0) return kOpen;
      for (int s = 0; s < seats; ++s)
        if (s != state.first_winner && state.tricks[s] >= state.tricks[state.first_winner]) return kFailed;
      return left ? kOpen : kDone;
    }
    case Kind::kFinal:
      return left ? kOpen : kDone;
  }
  return kOpen;
}

int Compiled::settled(const State& state, Mask out) const {
  if (reach > total) return kFailed;
  const int left = total - state.played;
  bool done = !(must_fall & out) && (!(linger & out) || !left) && state.played >= reach && (!play_out || !left);
  if (!left && (must_fall & out)) return kFailed;
  for (const Ways& ways : demands) {
    int best = kFailed;
    for (const auto& way : ways) {
      int worst = kDone;
      for (int at : way) worst = std::min(worst, judged(leaves[at], state, out));
      best = std::max(best, worst);
      if (best == kDone) break;
    }
    if (best == kFailed) return kFailed;
    done = done && best == kDone;
  }
  return done ? kDone : left ? kOpen : kFailed;
}

}  // namespace shipmates
