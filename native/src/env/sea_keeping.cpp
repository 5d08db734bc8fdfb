// Whether a display can be kept. The law is `shipmates.deepsea.keeping`.
#include <algorithm>

#include "sea.hpp"

namespace shipmates::env::sea {
namespace {

constexpr int kMostSteps = 4096;
constexpr int kCaptain = 0;

/// How many tasks fit: with the captain, and with so many others, `full` of whom take most.
struct Room {
  int captain = 0;
  int others = 0;
  int most = 0;
  int full = 0;
};

/// Task by task to an owner who can have it; other members are alike.
class Search {
 public:
  Search(const Impossible& sets, std::span<const std::int8_t> tasks, const Room& room, const TaskCards& first)
      : sets_(sets), tasks_(tasks), room_(room), first_(first) {}

  bool found() { return from(0, sets_.counting.whole); }

 private:
  /// Whether the tasks from a place on can be shared, with these ways for the tricks to fall.
  bool from(std::size_t place, const Shares& shares) {
    if (place == tasks_.size()) return kept();
    const int task = tasks_[place];
    std::array<int, kMostSeats> owners;
    const int many = with_room(owners);
    for (int i = 0; i < many; ++i) {
      const int owner = owners[static_cast<std::size_t>(i)];
      if (++steps_ > kMostSteps) return true;
      const Shares left = shares & sets_.counting.fitting[static_cast<std::size_t>(owner)][static_cast<std::size_t>(task)];
      if (left.none() || !fits(place, owner, task)) continue;
      give(place, owner, task, true);
      if (from(place + 1, left)) return true;
      give(place, owner, task, false);
    }
    return false;
  }

  /// Whether cards go round, and the captain has one of the hardest if that is asked.
  bool kept() {
    if (first_.any() && (owned_[kCaptain] & first_).none()) return false;
    const Counting& counting = sets_.counting;
    std::array<std::array<std::int8_t, kFamilies>, kMostSeats> needs{};
    for (std::size_t i = 0; i < tasks_.size(); ++i)
      for (std::size_t f = 0; f < kFamilies; ++f) {
        std::int8_t& need = needs[static_cast<std::size_t>(owner_[i])][f];
        need = std::max(need, counting.least[static_cast<std::size_t>(tasks_[i])][f]);
      }
    for (std::size_t f = 0; f < kFamilies; ++f) {
      int taken = 0;
      for (const auto& need : needs) taken += need[f];
      if (taken > counting.families[f]) return false;
    }
    return true;
  }

  TaskCards& owned(int owner) { return owned_[static_cast<std::size_t>(owner)]; }

  void give(std::size_t place, int owner, int task, bool given) {
    owner_[place] = static_cast<std::int8_t>(owner);
    count_[static_cast<std::size_t>(owner)] += given ? 1 : -1;
    owned(owner).set(static_cast<std::size_t>(task), given);
    if (owner != kCaptain) others_.set(static_cast<std::size_t>(task), given);
  }

  /// Members with tasks, one without any, then the captain.
  int with_room(std::array<int, kMostSeats>& owners) const {
    int full = 0, many = 0, empty = -1;
    for (int i = 1; i <= room_.others; ++i) full += count_[static_cast<std::size_t>(i)] == room_.most;
    const int limit = full < room_.full ? room_.most : room_.most - 1;
    for (int i = 1; i <= room_.others; ++i) {
      const int count = count_[static_cast<std::size_t>(i)];
      if (count >= limit) continue;
      if (count) owners[static_cast<std::size_t>(many++)] = i;
      else if (empty < 0) empty = i;
    }
    if (empty >= 0) owners[static_cast<std::size_t>(many++)] = empty;
    if (count_[kCaptain] < room_.captain) owners[static_cast<std::size_t>(many++)] = kCaptain;
    return many;
  }

  bool fits(std::size_t place, int owner, int task) {
    const Sets& mine = sets_.of(owner == kCaptain ? Owners::kCaptain : Owners::kOther);
    if (mine.alone(task) || mine.closes(task, owned(owner))) return false;
    for (std::size_t i = 0; i < place; ++i) {
      const int other = tasks_[i], theirs = owner_[i];
      if (theirs == owner ? mine.has(task, other) || (mine.with(task, other) & owned(owner)).any()
                          : apart(owner, task, theirs, other))
        return false;
    }
    return true;
  }

  /// Whether a task makes an impossible set with that of another owner.
  bool apart(int owner, int task, int theirs, int other) {
    const Sets& led = sets_.of(Owners::kLed);
    if (theirs == kCaptain) return led.has(task, other);
    const Sets& sets = sets_.of(owner == kCaptain ? Owners::kCaptainAndOthers : Owners::kOthers);
    TaskCards rest = others_ & ~owned(theirs);
    if (owner != kCaptain) rest &= ~owned(owner);
    if (sets.has(task, other) || (sets.with(task, other) & rest).any()) return true;
    return owner != kCaptain && (led.with(task, other) & owned(kCaptain)).any();
  }

  const Impossible& sets_;
  std::span<const std::int8_t> tasks_;
  Room room_;
  TaskCards first_;
  std::array<TaskCards, kMostSeats> owned_{};
  TaskCards others_;
  std::array<int, kMostSeats> count_{};
  std::array<std::int8_t, kMostDuties> owner_{};
  int steps_ = 0;
};

/// So many tasks among the others, as evenly as they come.
Room even(int captain, int others, int count) {
  const int most = (count + others - 1) / others;
  return {captain, others, most, count - others * (most - 1)};
}

/// The ways in which the mission lets so many tasks be shared.
int rooms(const Setup& setup, std::span<const std::int8_t> display, std::array<Room, 2>& found) {
  const int count = static_cast<int>(display.size()), others = setup.seats() - 1;
  if (setup.sharing == Sharing::kFree) {
    found[0] = {count, others, count, others};
    return 1;
  }
  if (setup.sharing != Sharing::kDraft) {
    const bool two = setup.sharing == Sharing::kVolunteers && setup.volunteers > 1;
    found[0] = two ? Room{0, 2, (count + 1) / 2, 1 + (count % 2 == 0)} : Room{0, 1, count, 1};
    found[1] = two ? Room{count / 2, 1, (count + 1) / 2, 1} : Room{count, 0, 0, 0};
    return 2;
  }
  if (setup.captain_spared) {
    found[0] = even(0, others, count);
    return 1;
  }
  if (count < others + 1) {
    found[0] = {1, others, 1, others};
    return 1;
  }
  const int over = count % (others + 1), captain = count / (others + 1) + (over > 0);
  found[0] = even(captain, others, count - captain);
  int compared = 0;
  for (const std::int8_t card : display) compared += card_of(setup, card).compared;
  if ((over ? over : others + 1) > compared) return 1;
  found[1] = even(captain - 1, others, count - captain + 1);
  return 2;
}

/// Of which tasks the captain must take one.
TaskCards hardest(const Setup& setup, std::span<const std::int8_t> display) {
  TaskCards found;
  if (!setup.hardest_first || setup.sharing != Sharing::kDraft) return found;
  int most = 0;
  for (const std::int8_t card : display)
    if (card_of(setup, card).captains) most = std::max(most, int{card_of(setup, card).value});
  for (const std::int8_t card : display)
    if (card_of(setup, card).captains && card_of(setup, card).value == most) found.set(static_cast<std::size_t>(card));
  return found;
}

}  // namespace

bool keepable(const Setup& setup, std::span<const std::int8_t> display, int count) {
  std::array<Room, 2> found;
  const int many = rooms(setup, display, found);
  const auto tasks = display.first(static_cast<std::size_t>(count));
  const TaskCards first = count == static_cast<int>(display.size()) ? hardest(setup, display) : TaskCards{};
  for (int i = 0; i < many; ++i)
    if (Search(setup.catalogue->impossible, tasks, found[static_cast<std::size_t>(i)], first).found()) return true;
  return false;
}

bool addable(const Setup& setup, std::span<const std::int8_t> beside, int card) {
  const Sets& sets = setup.catalogue->impossible.of(Owners::kCaptain);
  if (sets.alone(card)) return false;
  TaskCards owned;
  for (const std::int8_t other : beside) owned.set(static_cast<std::size_t>(other));
  for (const std::int8_t other : beside)
    if (sets.has(card, other) || (sets.with(card, other) & owned).any()) return false;
  return !sets.closes(card, owned);
}

}  // namespace shipmates::env::sea
