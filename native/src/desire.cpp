#include "desire.hpp"

#include <algorithm>

namespace shipmates {
namespace {

constexpr float kMild = 0.3F;

class Wishing {
 public:
  Wishing(const Compiled& rules, const State& state, Mask out)
      : rules_(rules), state_(state), out_(out), left_(rules.total - state.played) {}

  Desire found() {
    const Seats all = static_cast<Seats>((1U << rules_.seats) - 1);
    wish_.winners = rules_.winners;
    wish_.trick = rules_.trick_winners[state_.played];
    wish_.due = rules_.must_fall & out_;
    if (state_.played != rules_.total - 1) wish_.early |= rules_.last_only & out_;
    for (Mask m = out_; m; m &= m - 1)
      if (rules_.before[lowest(m)] & out_) wish_.early |= m & -m;
    for (const Ways& ways : rules_.demands) {
      // Of several ways one looks at the first that is open: somebody has to begin.
      for (const auto& way : ways) {
        if (failed(way)) continue;
        for (int at : way) one(rules_.leaves[static_cast<std::size_t>(at)], ways.size() == 1);
        break;
      }
    }
    for (Mask m = wish_.due; m; m &= m - 1)
      for (int s = 0; s < rules_.seats; ++s)
        if (wish_.winners[lowest(m)] != all && (wish_.winners[lowest(m)] >> s & 1)) ++wish_.wants[s];
    return wish_;
  }

 private:
  const Compiled& rules_;
  const State& state_;
  const Mask out_;
  const int left_;
  Desire wish_;

  bool failed(const std::vector<int>& way) const {
    return std::any_of(way.begin(), way.end(), [&](int at) {
      return rules_.judged(rules_.leaves[static_cast<std::size_t>(at)], state_, out_) == kFailed;
    });
  }

  void hit(Seats owners, float more) {
    for (int s = 0; s < rules_.seats; ++s) wish_.hit[s] += owners >> s & 1 ? more : 0;
  }

  void take(Seats owners, Mask cards, float more) {
    wish_.counted |= cards & out_;
    for (int s = 0; s < rules_.seats; ++s)
      if (owners >> s & 1)
        for (Mask m = cards & out_; m; m &= m - 1) wish_.take[s][lowest(m)] += more;
  }

  void win_with(Seats owners, Mask cards, float more) {
    wish_.counted |= cards & out_;
    for (int s = 0; s < rules_.seats; ++s)
      if (owners >> s & 1)
        for (Mask m = cards & out_; m; m &= m - 1) wish_.using_[s][lowest(m)] += more;
  }

  void one(const Slotted& slotted, bool hard) {
    const Leaf& leaf = slotted.leaf;
    if (rules_.judged(slotted, state_, out_) != kOpen) return;
    const auto* slot = &state_.counters[slotted.slot];
    const Seats others = static_cast<Seats>(((1U << rules_.seats) - 1) & ~leaf.owners);
    const int need = leaf.low - slot[0];
    const int spare = leaf.high - slot[0];
    switch (leaf.kind) {
      case Kind::kCards:
        return cards(leaf, need, spare, others, hard);
      case Kind::kTricks:
        return tricks(leaf, need, spare, others, hard);
      case Kind::kFeats: {
        const float more = need > 0 ? 1.0F / static_cast<float>(need) : -1.0F;
        win_with(leaf.owners, leaf.a, kMild * more);
        if (leaf.b) take(leaf.owners, leaf.b, kMild * more);
        if (leaf.c) take(leaf.owners, leaf.c, kMild * more);
        return want(leaf.owners);
      }
      case Kind::kRuns:
        hit(leaf.owners, need > 0 ? kMild * static_cast<float>(1 + slot[1]) : slot[1] + 1 >= leaf.x ? -1.0F : 0);
        return want(leaf.owners);
      case Kind::kLoneRun:
        hit(leaf.owners, slot[0] >= leaf.x ? -1.0F : slot[0] ? 1.0F : kMild);
        return want(leaf.owners);
      case Kind::kWeigh:
        return weigh(leaf, slot[0], slot[1]);
      case Kind::kOutdo:
        return outdo(leaf, others);
      case Kind::kBalance:
        return level(state_.tricks.data(), leaf.x, ~Mask{0});
      case Kind::kLevel:
        return level(slot, leaf.x, leaf.a);
      case Kind::kAhead:
        if (state_.first_winner >= 0) hit(seat_bit(state_.first_winner), kMild);
        return;
      default:
        return;
    }
  }

  void want(Seats owners) {
    for (int s = 0; s < rules_.seats; ++s) wish_.wants[s] += owners >> s & 1;
  }

  void cards(const Leaf& leaf, int need, int spare, Seats others, bool hard) {
    const Mask open = leaf.a & out_;
    if (hard && need > 0 && need == count(open)) {
      for (Mask m = open; m; m &= m - 1) wish_.winners[lowest(m)] &= leaf.owners;
      wish_.due |= open;
      return;
    }
    if (hard && spare == 0)
      for (Mask m = open; m; m &= m - 1) wish_.winners[lowest(m)] &= others;
    if (need > 0) {
      take(leaf.owners, open, 1.0F / static_cast<float>(need));
      want(leaf.owners);
    } else {
      take(leaf.owners, open, -1.0F / static_cast<float>(1 + spare));
    }
  }

  void tricks(const Leaf& leaf, int need, int spare, Seats others, bool hard) {
    const bool here = leaf.places >> state_.played & 1;
    const int open = std::popcount(leaf.places >> state_.played);
    if (here && hard && need == open) wish_.trick &= leaf.owners;
    if (here && hard && spare == 0) wish_.trick &= others;
    if (!here) return;
    if (need > 0) {
      hit(leaf.owners, static_cast<float>(need) / static_cast<float>(open));
      want(leaf.owners);
    } else {
      hit(leaf.owners, -1.0F / static_cast<float>(1 + spare));
    }
  }

  void weigh(const Leaf& leaf, int these, int those) {
    const float sign = leaf.x == kFewer ? -1.0F : 1.0F;
    if (leaf.x == kEqual) {
      take(leaf.owners, leaf.a, these <= those ? kMild : -kMild);
      take(leaf.owners, leaf.b, those <= these ? kMild : -kMild);
    } else {
      take(leaf.owners, leaf.a, kMild * sign);
      take(leaf.owners, leaf.b, -kMild * sign);
    }
    want(leaf.owners);
  }

  void outdo(const Leaf& leaf, Seats others) {
    const Seats rivals = leaf.y >= 0 ? seat_bit(leaf.y) : others;
    if (leaf.x == kEqual) {
      int own = 0, theirs = 0;
      for (int s = 0; s < rules_.seats; ++s) {
        if (leaf.owners >> s & 1) own += state_.tricks[s];
        if (rivals >> s & 1) theirs += state_.tricks[s];
      }
      hit(own > theirs ? rivals : leaf.owners, kMild);
      if (left_ <= 2 * std::abs(own - theirs)) hit(own > theirs ? leaf.owners : rivals, -1.0F);
      return;
    }
    const float sign = leaf.x == kFewer ? -1.0F : 1.0F;
    hit(leaf.owners, kMild * sign);
    hit(rivals, -kMild * sign);
    want(leaf.owners);
  }

  /// Whoever is behind should win next.
  void level(const std::int8_t* counts, int by, Mask cards_) {
    const auto [low, high] = std::minmax_element(counts, counts + rules_.seats);
    for (int s = 0; s < rules_.seats; ++s) {
      const bool full = counts[s] - *low >= by;
      const float more = full ? -1.0F : kMild * static_cast<float>(*high - counts[s]);
      if (cards_ == ~Mask{0}) hit(seat_bit(s), more);
      else take(seat_bit(s), cards_, more);
    }
  }
};

}  // namespace

Desire desire(const Compiled& rules, const State& state, Mask out) { return Wishing(rules, state, out).found(); }

}  // namespace shipmates
