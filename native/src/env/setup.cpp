#include "setup.hpp"

#include <algorithm>

namespace shipmates::env {
namespace {

template <class Choice>
Choice choice(Reader& reader, const char* what, Choice last) {
  return static_cast<Choice>(reader.number(what, 0, static_cast<int>(last)));
}

bool flag(Reader& reader, const char* what) { return reader.number(what, 0, 1) == 1; }

Rule read_rule(Reader& reader, Setup& setup) {
  Rule rule;
  rule.law = choice(reader, "a rule's kind", Law::kFinal);
  rule.who = choice(reader, "whom a rule binds", Who::kLast);
  rule.by = reader.number("a rule's number", 0, kCards - 1);
  rule.cards = reader.cards("a rule's cards");
  if (rule.law == Law::kClause) rule.task = read_task(reader, setup.nodes, setup.frame.total);
  if (rule.law == Law::kNoLead) {
    rule.task = read_task(reader, setup.nodes, setup.frame.total);
    setup.no_lead |= rule.cards;
  }
  return rule;
}

void read_table(Reader& reader, Setup& setup) {
  setup.which = choice(reader, "the game", Which::kDeepSea);
  setup.frame.seats = reader.number("the number of seats", 3, kMostSeats);
  setup.dummy = reader.number("the dummy's seat", -1, 2);
  setup.mission = reader.number("the mission", 0, setup.which == Which::kPlanet9 ? 50 : 33);
  setup.distress = reader.number("the distress signal", 0, 2);
  setup.variant = flag(reader, "the variant");
  setup.frame.deck = reader.cards("the deck");
  setup.frame.total = count(setup.frame.deck) / setup.frame.seats;
  setup.uneven = count(setup.frame.deck) % setup.frame.seats != 0;
  if (setup.dummy >= 0 && (setup.frame.seats != 3 || setup.frame.deck != kDeck))
    throw Faulty("a dummy plays as one of three, with the whole deck");
  if (!(setup.frame.deck >> kCommand & 1) || setup.frame.total < 2 || setup.frame.total > kMostTricks)
    throw Faulty("such a deck cannot be dealt");
  const int steps = reader.number("the number of steps", 0, 9);
  for (int i = 0; i < steps; ++i) setup.agenda.push_back(choice(reader, "a step", Step::kPredict));
  const int rules = reader.number("the number of rules", 0, 32);
  for (int i = 0; i < rules; ++i) setup.rules.push_back(read_rule(reader, setup));
}

constexpr int kDisplayed = 10;

void read_nine(Reader& reader, Setup& setup) {
  setup.tasks = reader.number("the number of tasks", 0, count(setup.frame.deck & ~suited(kTrump)));
  const int tokens = reader.number("the number of tokens", 0, setup.tasks);
  for (int i = 0; i < tokens; ++i) setup.tokens.push_back(choice(reader, "a token", Token::kOmega));
  setup.radio.muted = flag(reader, "the dead zone");
  setup.radio.opens = reader.number("the trick before which radio opens", 0, 100);
  setup.radio.closes = reader.number("the trick before which radio closes", 0, 100);
  setup.radio.pool = reader.number("the pool of signals", -1, kMostSignals);
  setup.handout = choice(reader, "the handout", Handout::kDistribution);
  setup.naming = choice(reader, "the naming", Naming::kSilenced);
  setup.change = choice(reader, "the change of tokens", Change::kMove);
  setup.draws = flag(reader, "whether cards are drawn");
  setup.single = flag(reader, "whether a single card is shown as any");
  setup.sick = flag(reader, "whether the commander may be sick");
  setup.excuses = flag(reader, "whether a card left over is excused");
  setup.lapses = flag(reader, "whether the tasks end what is forbidden");
  if (setup.change != Change::kFixed && setup.tasks > kDisplayed)
    throw Faulty("tokens can be changed among " + std::to_string(kDisplayed) + " task cards, not more");
  for (const Rule& rule : setup.rules) {
    if (rule.law > Law::kOmegaLast) throw Faulty("a rule is not of this game");
    if (rule.law == Law::kClause) setup.neighbour |= rule.who == Who::kNeighbour || rule.who == Who::kStrangers;
  }
}

TaskCard read_card(Reader& reader, Nodes& nodes, int total) {
  TaskCard card;
  card.value = read_small(reader, "a task card's difficulty", 1, 63);
  card.captains = flag(reader, "whether the captain may own it");
  card.compared = flag(reader, "whether it is measured against the captain");
  const int traps = reader.number("the number of traps", 0, 8);
  for (int i = 0; i < traps; ++i) {
    card.traps.push_back(reader.cards("a trap"));
    if (count(card.traps.back()) < 2) throw Faulty("a trap of one card would be in some hand of every deal");
  }
  card.task = read_task(reader, nodes, total);
  const Node& asked = nodes[static_cast<std::size_t>(card.task)];
  card.secret = asked.kind == Task::kPredict && asked.x;
  return card;
}

/// Some order of the pile must come to the difficulty, or nature would turn cards for ever.
void check_pile(const Setup& setup) {
  if (!setup.wanted.empty() || !setup.difficulty) return;
  std::uint64_t sums = 1;  // bit `n`: some cards add up to `n`
  for (int card : setup.pile) sums |= sums << setup.catalogue->cards[static_cast<std::size_t>(card)].value;
  if (!(sums >> setup.difficulty & 1)) throw Faulty("the pile does not come to the difficulty");
}

void read_sea(Reader& reader, Setup& setup) {
  setup.sharing = choice(reader, "the sharing", Sharing::kFree);
  setup.volunteers = reader.number("the number of volunteers", 1, 2);
  setup.hardest_first = flag(reader, "whether the hardest comes first");
  setup.captain_spared = flag(reader, "whether the captain is spared");
  setup.sonar = choice(reader, "the sonar", Sonar::kNone);
  setup.opens = reader.number("the trick before which sonar opens", 0, 100);
  setup.difficulty = reader.number("the difficulty", 0, kMostDuties);
  setup.single = flag(reader, "whether a single card is shown as any");
  if (flag(reader, "whether a forbidden lead is laid and lost")) setup.no_lead = 0;
  const auto catalogue = std::make_shared<Catalogue>();
  setup.catalogue = catalogue;
  const std::int8_t cards = read_small(reader, "the number of task cards", 0, 104);
  for (std::int8_t i = 0; i < cards; ++i) {
    if (flag(reader, "whether it is in the pile")) setup.pile.push_back(i);
    catalogue->cards.push_back(read_card(reader, catalogue->nodes, setup.frame.total));
  }
  const int wanted = cards ? reader.number("the number of wanted tasks", 0, kMostDuties) : 0;
  for (int i = 0; i < wanted; ++i) setup.wanted.push_back(reader.number("a wanted task", 0, cards - 1));
  catalogue->impossible = read_impossible(reader, cards, setup.seats());
  check_pile(setup);
  for (const Rule& rule : setup.rules)
    if (rule.law > Law::kClause && rule.law < Law::kLevel) throw Faulty("a rule is not of this game");
}

/// The steps are those of the game, in its order, and nothing is shared out that was not laid.
void check_agenda(const Setup& setup) {
  const bool nine = setup.which == Which::kPlanet9;
  const std::vector<Step> known =
      nine ? std::vector<Step>{Step::kLay, Step::kChange, Step::kName, Step::kRoles, Step::kHandOut, Step::kHandOver,
                               Step::kDistress}
           : std::vector<Step>{Step::kLay, Step::kShare, Step::kDistress, Step::kPredict};
  auto from = known.begin();
  for (const Step step : setup.agenda) {
    from = std::find(from, known.end(), step);
    if (from++ == known.end()) throw Faulty("the steps are not those of the game, in its order");
  }
  const auto has = [&](Step step) { return std::find(setup.agenda.begin(), setup.agenda.end(), step) != setup.agenda.end(); };
  if (nine ? has(Step::kHandOut) != (setup.tasks > 0) : has(Step::kShare) != has(Step::kLay))
    throw Faulty("tasks are handed out exactly if there are some");
  if (nine && has(Step::kLay) != (setup.tasks > 0 && setup.handout == Handout::kDraft))
    throw Faulty("tasks are laid out exactly if they are drafted");
  if (has(Step::kChange) && !has(Step::kLay)) throw Faulty("there are no tokens to change");
  if (has(Step::kHandOver) && !setup.tasks) throw Faulty("there is no task to hand over");
  if (!nine && has(Step::kLay) && !setup.difficulty && setup.wanted.empty()) throw Faulty("there are no tasks to lay");
}

}  // namespace

void share_catalogues(std::vector<Setup>& setups) {
  for (auto one = setups.begin(); one != setups.end(); ++one)
    for (auto other = setups.begin(); other != one && one->catalogue; ++other)
      if (other->catalogue && *other->catalogue == *one->catalogue) one->catalogue = other->catalogue;
}

Setup read_setup(std::span<const std::int64_t> words) {
  Reader reader(words);
  Setup setup;
  read_table(reader, setup);
  if (setup.which == Which::kPlanet9)
    read_nine(reader, setup);
  else
    read_sea(reader, setup);
  reader.end();
  check_agenda(setup);
  return setup;
}

}  // namespace shipmates::env
