#include "outlook.hpp"

#include <algorithm>
#include <string>

#include "reader.hpp"

namespace shipmates {
namespace {

Open open(Reader& reader) {
  Open found;
  for (Mask& cards : found.cannot) cards = reader.cards("what a seat cannot have");
  for (Mask& cards : found.has) cards = reader.cards("what a seat has");
  return found;
}

/// `now` and `opening` hold some deal of the hidden cards: every place as many as are hidden in it.
void check_places(const Problem& problem, const Hiding& hiding) {
  int sum = 0;
  for (int p = 0; p < kPlaces; ++p) sum += hiding.sizes[p];
  if (sum != count(hiding.pool)) throw Faulty("the hidden cards do not fill the places for them");
  for (int s = 0; s < kMostSeats; ++s)
    if (hiding.sizes[s] != (s < problem.seats ? count(problem.hands[s] & hiding.pool) : 0))
      throw Faulty("seat " + std::to_string(s) + " hides another number of cards");
}

void check_row(const Problem& problem, const Hiding& hiding) {
  int covered = 0;
  for (const int card : problem.under) covered += card >= 0 && (hiding.pool >> card & 1) ? 1 : 0;
  const auto columns = std::count_if(problem.under.begin(), problem.under.end(), [](int card) { return card >= 0; });
  if (covered != hiding.sizes[kCovered] || covered != columns) throw Faulty("the row covers another number of cards");
}

/// Everybody had what they laid, and could lay it then.
void check_past(const Problem& opening, const Problem& now, const Outlook& outlook) {
  if (opening.seats != now.seats || opening.total != now.total) throw Faulty("the opening is that of another game");
  if (opening.played || !opening.table.empty()) throw Faulty("the opening is not before the first trick");
  if (opening.dummy >= 0 || !outlook.columns.empty()) throw Faulty("nobody knows what the row was like");
  if (outlook.past.size() > static_cast<std::size_t>(opening.total) + 1) throw Faulty("there are too many tricks");
  auto hands = opening.hands;
  for (const Trick& trick : outlook.past) {
    if (&trick != &outlook.past.back() && trick.size != opening.seats) throw Faulty("a past trick is not complete");
    for (int i = 0; i < trick.size; ++i) {
      Mask& hand = hands[(trick.leader + i) % opening.seats];
      if (!(hand & ~outlook.hiding.pool & bit(trick.cards[i]))) throw Faulty("a card was laid that nobody had");
      hand &= ~bit(trick.cards[i]);
    }
  }
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
  for (int left = reader.number("the number of picks", 0, kCards); left; --left) {
    Pick pick;
    pick.seat = reader.number("who picked", 0, now.seats - 1);
    pick.card = reader.number("the task picked", 0, kCards - 1);
    pick.options = reader.cards("what could be picked");
    if (!(pick.options >> pick.card & 1)) throw Faulty("a task was picked that could not be");
    found.picks.push_back(pick);
  }
  reader.end();
  found.problem = bare(now, found.hiding.pool);
  for (int card = 0; card < kCards; ++card)
    if (now.under[card] >= 0) found.columns.push_back(card);
  check_places(now, found.hiding);
  check_row(now, found.hiding);
  if (opening) {
    check_places(*opening, found.hiding);
    check_past(*opening, now, found);
    found.remembers = true;
    found.opening = bare(*opening, found.hiding.pool);
  }
  return found;
}

}  // namespace shipmates
