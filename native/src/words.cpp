#include "words.hpp"

#include <string>

#include "reader.hpp"

namespace shipmates {
namespace {

Leaf leaf(Reader& reader, const Problem& problem) {
  Leaf found;
  found.kind = static_cast<Kind>(reader.number("the kind of a demand", 0, static_cast<int>(Kind::kFinal)));
  found.owners = static_cast<Seats>(reader.number("the owners of a demand", 0, (1 << problem.seats) - 1));
  found.low = reader.number("the least of a demand", 0, 99);
  found.high = reader.number("the most of a demand", 0, 99);
  found.a = reader.cards("the cards of a demand");
  found.b = reader.cards("the cards of a demand");
  found.c = reader.cards("the cards of a demand");
  found.d = reader.cards("the cards of a demand");
  found.places = static_cast<std::uint32_t>(reader.number("the tricks of a demand", 0, (1 << problem.total) - 1));
  found.x = reader.number("the first number of a demand", 0, 99);
  found.y = reader.number("the second number of a demand", -2, 99);
  found.one = reader.number("a suit of a demand", -1, kSuits - 1);
  found.other = reader.number("a suit of a demand", -1, kSuits - 1);
  for (int& start : found.start) start = reader.number("a counter", 0, 99);
  if ((found.one < 0) != (found.other < 0)) throw Faulty("a demand has only one of two suits");
  if (found.kind == Kind::kOutdo && found.y >= problem.seats) throw Faulty("a rival has no seat");
  if (found.kind == Kind::kFinal && found.x >= kCards) throw Faulty("the final card is no card");
  return found;
}

void check_cards(const Problem& problem) {
  Mask seen = 0;
  const auto take = [&seen](Mask cards) {
    if (seen & cards) throw Faulty("a card is in two places");
    seen |= cards;
  };
  for (int seat = 0; seat < problem.seats; ++seat) take(problem.hands[seat]);
  for (int card : problem.table) take(bit(card));
  for (int card = 0; card < kCards; ++card)
    if (problem.under[card] >= 0) take(bit(problem.under[card]));
}

void check_sizes(const Problem& problem) {
  const int laid = static_cast<int>(problem.table.size());
  const int left = problem.total - problem.played;
  for (int seat = 0; seat < problem.seats; ++seat) {
    const int place = (seat - problem.leader + problem.seats) % problem.seats;
    int size = count(problem.hands[seat]) + (place < laid ? 1 : 0);
    if (seat == problem.dummy)
      for (int card = 0; card < kCards; ++card) size += problem.under[card] >= 0 ? 1 : 0;
    if (size < left || size > left + 1)
      throw Faulty("seat " + std::to_string(seat) + " has " + std::to_string(size) + " cards for " +
                   std::to_string(left) + " tricks");
  }
}

/// What must hold at all times cannot be one of several ways: it would have to be remembered.
void check_choices(const Problem& problem) {
  int finals = 0;
  for (const Ways& ways : problem.demands)
    for (const auto& way : ways)
      for (int at : way) {
        const Kind kind = problem.leaves[at].kind;
        if (kind >= Kind::kBalance && ways.size() > 1) throw Faulty("what must always hold is no matter of choice");
        finals += kind == Kind::kFinal ? 1 : 0;
      }
  if (finals > 1) throw Faulty("there is more than one final card");
}

}  // namespace

Problem parsed(std::span<const std::int64_t> words) {
  Reader reader(words);
  Problem problem;
  problem.under.fill(-1);
  problem.seats = reader.number("the number of seats", 2, kMostSeats);
  problem.total = reader.number("the number of tricks", 1, kMostTricks);
  problem.played = reader.number("the number of tricks played", 0, problem.total);
  problem.leader = reader.number("the leader", 0, problem.seats - 1);
  problem.dummy = reader.number("the dummy", -1, problem.seats - 1);
  problem.first_winner = reader.number("the first winner", -1, problem.seats - 1);
  const int terms = reader.number("the terms of the game", 0, 7);
  problem.play_out = terms & 1;
  problem.spares = terms & 2;
  problem.lapses = terms & 4;
  for (int seat = 0; seat < problem.seats; ++seat) problem.hands[seat] = reader.cards("a hand");
  for (int left = reader.number("the size of the trick", 0, problem.seats - 1); left; --left)
    problem.table.push_back(reader.number("a card of the trick", 0, kCards - 1));
  for (int seat = 0; seat < problem.seats; ++seat)
    problem.tricks[seat] = reader.number("the tricks of a seat", 0, problem.total);
  for (int left = reader.number("the number of covered cards", 0, kCards); left; --left) {
    const int up = reader.number("a covering card", 0, kCards - 1);
    problem.under[up] = static_cast<std::int8_t>(reader.number("a covered card", 0, kCards - 1));
  }
  for (int left = reader.number("the number of ordered cards", 0, kCards); left; --left) {
    const int late = reader.number("an ordered card", 0, kCards - 1);
    problem.before[late] |= reader.cards("what must be gone before");
  }
  problem.must_win = reader.cards("the cards that must win");
  problem.last_only = reader.cards("the cards of the last trick");
  const int leaves = reader.number("the number of demands", 0, 64);
  for (int left = leaves; left; --left) problem.leaves.push_back(leaf(reader, problem));
  for (int left = reader.number("the number of goals", 0, 64); left; --left) {
    Ways ways;
    for (int more = reader.number("the number of ways", 1, 64); more; --more) {
      ways.emplace_back();
      for (int parts = reader.number("the parts of a way", 1, 64); parts; --parts)
        ways.back().push_back(reader.number("a demand", 0, leaves - 1));
    }
    problem.demands.push_back(ways);
  }
  reader.end();
  check_cards(problem);
  check_sizes(problem);
  check_choices(problem);
  return problem;
}

}  // namespace shipmates
