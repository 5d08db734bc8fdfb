// Many games at once, each with its own seed, written into rows that belong to the caller.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "crew.hpp"
#include "legal.hpp"
#include "state.hpp"

namespace shipmates::env {

/// Where what is told of the games is written: one row, or one number, for each.
struct Rows {
  std::int8_t* observation = nullptr;
  std::int8_t* mask = nullptr;
  float* reward = nullptr;
  bool* done = nullptr;
  std::int8_t* agent = nullptr;  // whose decision it is: the commander's, where the dummy acts
  std::int32_t* mission = nullptr;  // which of the setups
  std::uint64_t* seed = nullptr;
};

/// How long the rows of a game are.
struct Sizes {
  int observation;
  int mask;
};
Sizes sizes_of(Which which);

class Batch {
 public:
  /// Throws `Faulty` unless there is a setup, and all are of one game.
  Batch(std::vector<Setup> setups, int games, Rows rows, bool again, int threads);

  int games() const { return static_cast<int>(games_.size()); }
  /// Begins anew where `chosen` says so, with these seeds.
  void reset(const std::uint64_t* seeds, const bool* chosen);
  /// The first game that may not do this, or -1.
  int refused(const std::int64_t* actions) const;
  /// Does one action in each game. All of them must be legal.
  void step(const std::int64_t* actions);

 private:
  struct Seated {
    Game game;
    Sight seen{};  // as it was written last
    Choices mask{};
  };

  std::vector<Setup> setups_;
  Rows rows_;
  bool again_;  // a game that is over begins anew at once
  Which which_;
  Sizes sizes_;
  std::vector<Seated> games_;
  std::unique_ptr<Crew> crew_;

  void begin(int game, std::uint64_t seed);
  void act(int game, int action);
  void write(int game);
  /// Nobody knows what lies in the rows: from here on, it is zeros.
  void wipe(int game);
  std::int8_t* observation(int game) { return rows_.observation + std::ptrdiff_t{game} * sizes_.observation; }
  std::int8_t* mask_row(int game) { return rows_.mask + std::ptrdiff_t{game} * sizes_.mask; }
};

/// The seed of the game after the one with this seed.
inline std::uint64_t next_seed(std::uint64_t seed) { return Dice(~seed).next(); }

}  // namespace shipmates::env
