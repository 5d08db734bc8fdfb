// Tasks as the rules have them, and the judge who sees what has lain face up and nothing else.
// `shipmates.envs.batched` writes the rows; the law is `shipmates.tricks.judge`.
#pragma once

#include <cstdint>
#include <vector>

#include "../reader.hpp"
#include "ledger.hpp"

namespace shipmates::env {

enum class Verdict : std::uint8_t { kOpen, kDone, kFailed };

enum class Task : std::uint8_t {
  kCards,    // win so many of `a`
  kTricks,   // win so many of the tricks at `places`
  kLeads,    // open so many tricks with one of `a`
  kFeats,    // using `a`, taking `b`, holding `c`, within `d`, at `places`
  kRuns,     // so many stretches of `x` tricks
  kLoneRun,  // `x` tricks in a row and no other
  kWeigh,    // more, fewer or as many of `a` as of `b`
  kOutdo,    // more, fewer or as many tricks than a rival
  kPredict,  // as many tricks as was said; `x` where it is secret
  kEvery,
  kEither,
};

enum class Rival : std::uint8_t { kEach, kRest, kCaptain };

inline constexpr std::int8_t kNoBound = 99;

struct Span {
  std::int8_t low = 0;
  std::int8_t high = kNoBound;

  bool operator==(const Span&) const = default;
  Verdict settle(int now, int more) const;
  bool meets(int least, int most) const { return most >= low && least <= high; }
};

struct alignas(64) Node {
  Mask a = 0, b = 0, c = 0, d = 0;
  std::uint32_t places = 0;
  int first = 0;  // of its parts, among the nodes
  Task kind{};
  Span span;
  Span total;  // of the values of a trick
  std::int8_t x = 0;  // a length, a relation, secrecy
  std::int8_t y = 0;  // a rival
  std::int8_t one = -1, other = -1;  // suits that must be level
  std::int8_t parts = 0;
  bool plain = false;  // a feat that asks for its winning card alone

  bool operator==(const Node&) const = default;
};

/// What the judge must know of a game besides its tricks.
struct Frame {
  int seats = 0;
  int total = 0;
  Mask deck = 0;

  int left(const Ledger& ledger) const { return total - ledger.played; }
  Mask coming(const Ledger& ledger) const { return deck & ~ledger.gone; }
  int room(const Ledger& ledger, Mask cards) const;
};

using Nodes = std::vector<Node>;

/// A number that is known to be small.
inline std::int8_t read_small(Reader& reader, const char* what, std::int8_t low, std::int8_t high) {
  return static_cast<std::int8_t>(reader.number(what, low, high));
}
/// Reads one task with all its parts and says where it stands among the nodes.
int read_task(Reader& reader, Nodes& nodes, int total);

Verdict judge(const Nodes& nodes, int at, Seats owners, const Ledger& ledger, const Frame& frame);
/// How many more tricks of a kind there can be.
int more_feats(const Node& task, const Ledger& ledger, const Frame& frame);
bool fits(const Node& task, const Ledger& ledger, int place);

}  // namespace shipmates::env
