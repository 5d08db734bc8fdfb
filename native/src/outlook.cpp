#include "outlook.hpp"

#include "reader.hpp"

namespace shipmates {
namespace {

Open open(Reader& reader) {
  Open found;
  for (Mask& cards : found.cannot) cards = reader.cards("what a seat cannot have");
  for (Mask& cards : found.has) cards = reader.cards("what a seat has");
  return found;
}

void check(const Hiding& hiding, std::size_t columns) {
  int sum = 0;
  for (const int size : hiding.sizes) sum += size;
  if (sum != count(hiding.pool)) throw Faulty("the hidden cards do not fill the places for them");
  if (columns != static_cast<std::size_t>(hiding.sizes[kCovered])) throw Faulty("the row covers another number of cards");
}

Problem bare(const Problem& problem, Mask pool) {
  Problem found = problem;
  for (int s = 0; s < problem.seats; ++s) found.hands[s] &= ~pool;
  return found;
}

}  // namespace

Open told(std::span<const std::int64_t> words) {
  Reader reader(words);
  const Open found = open(reader);
  reader.end();
  return found;
}

Outlook looked(const Problem& now, const Problem* opening, std::span<const std::int64_t> words) {
  Reader reader(words);
  Outlook found;
  found.hiding.pool = reader.cards("the hidden cards");
  for (int& size : found.hiding.sizes) size = reader.number("a number of hidden cards", 0, kCards);
  for (Mask& cards : found.hiding.may) cards = reader.cards("what may be in a place");
  found.open = open(reader);
  found.first = open(reader);
  for (int left = reader.number("the number of doubts", 0, kMostSeats); left; --left) {
    Doubt doubt;
    doubt.seat = reader.number("whose card it is", 0, now.seats - 1);
    doubt.one = reader.cards("what one reading excludes");
    doubt.other = reader.cards("what the other reading excludes");
    found.doubts.push_back(doubt);
  }
  for (int left = reader.number("the number of past tricks", 0, kMostTricks); left; --left) {
    Trick trick;
    trick.leader = reader.number("a leader", 0, now.seats - 1);
    const int size = reader.number("the size of a trick", 0, now.seats);
    while (trick.size < size) trick.cards[trick.size++] = static_cast<std::int8_t>(reader.number("a card", 0, kCards - 1));
    found.past.push_back(trick);
  }
  reader.end();
  found.problem = bare(now, found.hiding.pool);
  if (opening) {
    found.remembers = true;
    found.opening = bare(*opening, found.hiding.pool);
  }
  for (int card = 0; card < kCards; ++card)
    if (now.under[card] >= 0) found.columns.push_back(card);
  check(found.hiding, found.columns.size());
  return found;
}

}  // namespace shipmates
