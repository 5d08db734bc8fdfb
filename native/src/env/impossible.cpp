// Sets of tasks that cannot be fulfilled, as `shipmates.envs.batched` tells them.
#include "impossible.hpp"

#include <algorithm>

namespace shipmates::env {
namespace {

constexpr int kMostInSet = 8;
constexpr int kHalf = 52;  // bits of a mask of tasks in one number

/// A set with its tasks in every order, or only those after the captain's.
void add_orders(Impossible& found, Owners owners, std::vector<int> tasks) {
  if (tasks.size() > 3) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      std::rotate(tasks.begin(), tasks.begin() + 1, tasks.end());
      found.kinds[static_cast<std::size_t>(owners)].add(tasks);
    }
    return;
  }
  const bool led = owners == Owners::kCaptainAndOthers;
  const auto from = tasks.begin() + led;
  std::sort(from, tasks.end());
  do {
    found.kinds[static_cast<std::size_t>(owners)].add(tasks);
    if (!led) continue;
    std::vector<int> turned(from, tasks.end());
    turned.push_back(tasks.front());
    found.kinds[static_cast<std::size_t>(Owners::kLed)].add(turned);
  } while (std::next_permutation(from, tasks.end()));
}

Shares read_shares(Reader& reader, int many) {
  Shares found;
  for (int start = 0; start < many; start += kHalf) {
    const std::int64_t mask = reader.next("ways for the tricks to fall");
    for (int bit = 0; bit < kHalf && start + bit < many; ++bit)
      if (mask >> bit & 1) found.set(static_cast<std::size_t>(start + bit));
  }
  return found;
}

Counting read_counting(Reader& reader, int cards, int seats) {
  Counting found;
  const int many = reader.number("the number of ways for the tricks to fall", 1, kMostShares);
  for (int i = 0; i < many; ++i) found.whole.set(static_cast<std::size_t>(i));
  for (int seat = 0; seat < seats; ++seat) {
    auto& row = found.fitting.emplace_back();
    for (int i = 0; i < cards; ++i) row.push_back(read_shares(reader, many));
  }
  for (std::int8_t& size : found.families)
    size = static_cast<std::int8_t>(reader.number("the size of a family", 0, kCards));
  for (int i = 0; i < cards; ++i)
    for (std::int8_t& need : found.least.emplace_back())
      need = static_cast<std::int8_t>(reader.number("the least cards of a family", 0, kCards));
  return found;
}

}  // namespace

void Sets::reserve(int tasks) {
  tasks_ = tasks;
  two_.resize(static_cast<std::size_t>(tasks));
  more_.resize(static_cast<std::size_t>(tasks));
  at_.resize(static_cast<std::size_t>(tasks * tasks), 0);
  three_.resize(1);
}

void Sets::add(std::span<const int> tasks) {
  const auto first = static_cast<std::size_t>(tasks[0]);
  if (tasks.size() == 1) {
    one_.set(first);
  } else if (tasks.size() == 2) {
    two_[first].set(static_cast<std::size_t>(tasks[1]));
  } else if (tasks.size() > 3) {
    TaskCards rest;
    for (const int task : tasks.subspan(1)) rest.set(static_cast<std::size_t>(task));
    more_[first].push_back(rest);
  } else {
    std::int32_t& at = at_[static_cast<std::size_t>(tasks[0] * tasks_ + tasks[1])];
    if (!at) {
      at = static_cast<std::int32_t>(three_.size());
      three_.emplace_back();
    }
    three_[static_cast<std::size_t>(at)].set(static_cast<std::size_t>(tasks[2]));
  }
}

Impossible read_impossible(Reader& reader, int cards, int seats) {
  Impossible found;
  if (!cards) return found;
  for (Sets& sets : found.kinds) sets.reserve(cards);
  const int rows = reader.number("the number of impossible sets", 0, 1 << 20);
  for (int i = 0; i < rows; ++i) {
    const auto owners = static_cast<Owners>(reader.number("the owners of a set", 0, 3));
    const int size = reader.number("the size of a set", 1, kMostInSet);
    std::vector<int> tasks;
    for (int j = 1; j < size; ++j) tasks.push_back(reader.number("a task of a set", 0, cards - 1));
    for (int half = 0; half < 2; ++half) {
      const std::int64_t mask = reader.next("the last tasks of a set");
      for (int bit = 0; bit < kHalf && bit + half * kHalf < cards; ++bit)
        if (mask >> bit & 1) {
          std::vector<int> whole = tasks;
          whole.push_back(bit + half * kHalf);
          add_orders(found, owners, std::move(whole));
        }
    }
  }
  found.counting = read_counting(reader, cards, seats);
  return found;
}

}  // namespace shipmates::env
