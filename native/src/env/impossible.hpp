// Sets of tasks that no deal and no course of it fulfils. The law is `shipmates.deepsea.impossible`.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "../reader.hpp"

namespace shipmates::env {

inline constexpr int kMostTaskCards = 128;
using TaskCards = std::bitset<kMostTaskCards>;

/// Whose the tasks of a set are. `kLed` is `kCaptainAndOthers` seen from the others.
enum class Owners : std::uint8_t { kCaptain, kOther, kCaptainAndOthers, kOthers, kLed };

/// The smallest impossible sets of one kind: what may not be added to one task, or to two.
class Sets {
 public:
  void reserve(int tasks);
  void add(std::span<const int> tasks);
  bool alone(int task) const { return one_[static_cast<std::size_t>(task)]; }
  bool has(int task, int other) const { return two_[static_cast<std::size_t>(task)][static_cast<std::size_t>(other)]; }
  /// Which third tasks make a set with these two.
  const TaskCards& with(int task, int other) const {
    return three_[static_cast<std::size_t>(at_[static_cast<std::size_t>(task * tasks_ + other)])];
  }

  /// Whether a task makes a larger set with what its owner has.
  bool closes(int task, const TaskCards& owned) const {
    for (const TaskCards& rest : more_[static_cast<std::size_t>(task)])
      if ((rest & ~owned).none()) return true;
    return false;
  }

  bool operator==(const Sets&) const = default;

 private:
  int tasks_ = 0;
  TaskCards one_;
  std::vector<TaskCards> two_;
  std::vector<std::int32_t> at_;
  std::vector<TaskCards> three_;
  std::vector<std::vector<TaskCards>> more_;
};

inline constexpr int kFamilies = 14;   // suits and values
inline constexpr int kMostShares = 512;  // ways for the tricks to fall
using Shares = std::bitset<kMostShares>;

/// How tricks and cards go round. The law is `shipmates.deepsea.counting`.
struct Counting {
  Shares whole;
  std::vector<std::vector<Shares>> fitting;  // by seat and task
  std::vector<std::array<std::int8_t, kFamilies>> least;
  std::array<std::int8_t, kFamilies> families{};

  bool operator==(const Counting&) const = default;
};

struct Impossible {
  std::array<Sets, 5> kinds;
  Counting counting;

  const Sets& of(Owners owners) const { return kinds[static_cast<std::size_t>(owners)]; }
  bool operator==(const Impossible&) const = default;
};

/// Reads the sets of so many task cards. Throws `Faulty` with what is wrong.
Impossible read_impossible(Reader& reader, int cards, int seats);

}  // namespace shipmates::env
