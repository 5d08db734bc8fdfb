#include "worlds.hpp"

#include <algorithm>
#include <map>

namespace shipmates {
namespace {

std::uint64_t key_of(const std::array<std::int8_t, kPlaces>& room) {
  std::uint64_t key = 0;
  for (const std::int8_t one : room) key = key << 6 | static_cast<std::uint64_t>(one);
  return key;
}

constexpr std::array<double, kCards + 1> factorials() {
  std::array<double, kCards + 1> found{};
  found[0] = 1;
  for (int i = 1; i <= kCards; ++i) found[i] = found[i - 1] * i;
  return found;
}

constexpr auto kFactorial = factorials();

}  // namespace

Reading::Reading(const Hiding& hiding) {
  std::map<unsigned, std::vector<int>> sorted;
  for (Mask left = hiding.pool; left; left &= left - 1) {
    const int card = lowest(left);
    unsigned places = 0;
    for (int p = 0; p < kPlaces; ++p)
      if (hiding.sizes[p] && (hiding.may[p] >> card & 1)) places |= 1U << p;
    sorted[places].push_back(card);
  }
  for (auto& [places, cards] : sorted) groups_.push_back({places, std::move(cards)});
  // The most restricted first: fewer ways to look at.
  std::stable_sort(groups_.begin(), groups_.end(),
                   [](const Group& a, const Group& b) { return std::popcount(a.places) < std::popcount(b.places); });
  int sum = 0;
  for (int p = 0; p < kPlaces; ++p) {
    room_[p] = static_cast<std::int8_t>(hiding.sizes[p]);
    sum += hiding.sizes[p];
  }
  known_.resize(groups_.size());
  total_ = sum == shipmates::count(hiding.pool) ? count(0, room_) : 0;
}

/// Calls with every way to part a group among its places, and in how many orders each can come about.
template <class Visit>
void Reading::splits(const Group& group, const Room& room, Visit&& visit) const {
  Room after = room;
  const auto part = [&](auto&& self, int place, int left, double ways) -> void {
    if (place == kPlaces) {
      if (!left) visit(after, ways);
      return;
    }
    if (!(group.places >> place & 1)) return self(self, place + 1, left, ways);
    const int most = std::min<int>(left, room[place]);
    for (int here = 0; here <= most; ++here) {
      after[place] = static_cast<std::int8_t>(room[place] - here);
      self(self, place + 1, left - here, ways / kFactorial[here]);
    }
    after[place] = room[place];
  };
  const int size = static_cast<int>(group.cards.size());
  part(part, 0, size, kFactorial[size]);
}

double Reading::count(std::size_t group, const Room& room) {
  if (group == groups_.size()) return 1;
  const std::uint64_t key = key_of(room);
  if (const auto found = known_[group].find(key); found != known_[group].end()) return found->second;
  double sum = 0;
  splits(groups_[group], room, [&](const Room& after, double ways) { sum += ways * count(group + 1, after); });
  known_[group].emplace(key, sum);
  return sum;
}

double Reading::ways(std::size_t group, const Room& room) const {
  return group == groups_.size() ? 1 : known_[group].at(key_of(room));
}

Deal Reading::deal(Dice& dice) const {
  Deal found{};
  Room room = room_;
  for (std::size_t at = 0; at < groups_.size(); ++at) {
    const Group& group = groups_[at];
    double left = dice.share() * ways(at, room);
    Room chosen = room;
    bool settled = false;
    splits(group, room, [&](const Room& after, double ways_here) {
      if (settled) return;
      const double weight = ways_here * ways(at + 1, after);
      if (weight <= 0) return;
      chosen = after;  // the last that is possible stays, should rounding leave a rest
      left -= weight;
      settled = left < 0;
    });
    std::vector<int> cards = group.cards;
    for (std::size_t i = cards.size(); i > 1; --i)
      std::swap(cards[i - 1], cards[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    std::size_t next = 0;
    for (int p = 0; p < kPlaces; ++p)
      for (int n = chosen[p]; n < room[p]; ++n) found[p] |= bit(cards[next++]);
    room = chosen;
  }
  return found;
}

Worlds::Worlds(const Hiding& hiding, const std::vector<Doubt>& doubts) {
  const unsigned many = 1U << doubts.size();
  for (unsigned choice = 0; choice < many; ++choice) {
    Hiding read = hiding;
    for (std::size_t i = 0; i < doubts.size(); ++i)
      read.may[doubts[i].seat] &= ~(choice >> i & 1 ? doubts[i].other : doubts[i].one);
    Reading reading(read);
    if (reading.total() <= 0) continue;
    total_ += reading.total();
    hidings_.push_back(read);
    readings_.push_back(std::move(reading));
  }
}

Deal Worlds::deal(Dice& dice) const {
  for (;;) {
    std::size_t at = 0;
    if (readings_.size() > 1) {
      double left = dice.share() * total_;
      while (at + 1 < readings_.size() && (left -= readings_[at].total()) >= 0) ++at;
    }
    const Deal found = readings_[at].deal(dice);
    // What fits several readings would come too often.
    int fits = 0;
    for (const Hiding& read : hidings_) {
      bool fit = true;
      for (int p = 0; p < kPlaces; ++p) fit = fit && !(found[p] & ~read.may[p]);
      fits += fit ? 1 : 0;
    }
    if (fits <= 1 || dice.below(fits) == 0) return found;
  }
}

}  // namespace shipmates
