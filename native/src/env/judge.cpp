// The judge of tasks. The law is `shipmates.tricks.judge`.
#include <algorithm>
#include <cstdlib>

#include "tasks.hpp"

namespace shipmates::env {

Verdict Span::settle(int now, int more) const {
  const int ceiling = high == kNoBound ? now + more : high;
  if (now > ceiling || now + more < low) return Verdict::kFailed;
  return now >= low && now + more <= ceiling ? Verdict::kDone : Verdict::kOpen;
}

int Frame::room(const Ledger& ledger, Mask cards) const {
  return std::min(count(cards & coming(ledger)), left(ledger) * seats);
}

namespace {

Verdict told(bool sure, bool possible) {
  return sure ? Verdict::kDone : possible ? Verdict::kOpen : Verdict::kFailed;
}

/// A task, whose it is, and the tricks so far.
struct Case {
  const Nodes& nodes;
  const Node& task;
  Seats owners;
  const Ledger& ledger;
  const Frame& frame;

  bool owns(int seat) const { return owners >> seat & 1; }
  int left() const { return frame.left(ledger); }
  int room(Mask cards) const { return frame.room(ledger, cards); }

  template <class Count>
  int sum(Count counted) const {
    int found = 0;
    for (int seat = 0; seat < frame.seats; ++seat)
      if (owns(seat)) found += counted(seat);
    return found;
  }
  int held(Mask cards) const {
    return sum([&](int seat) { return count(ledger.taken[seat] & cards); });
  }
  std::uint32_t places() const {
    std::uint32_t found = 0;
    for (int seat = 0; seat < frame.seats; ++seat)
      if (owns(seat)) found |= ledger.won[seat];
    return found;
  }

  Verdict tricks() const {
    return task.span.settle(std::popcount(places() & task.places), std::popcount(task.places >> ledger.played));
  }

  Verdict leads() const {
    const int now = sum([&](int seat) { return count(ledger.led[seat] & task.a); });
    const bool begun = ledger.played > 0;
    const bool opens = !begun || owns(ledger.winners[ledger.played - 1]);
    const int more = std::min(room(task.a), std::max(left() - !opens, 0));
    const int forced = begun && opens && more > 0 && !(frame.coming(ledger) & ~task.a);
    return task.span.settle(now + forced, more - forced);
  }

  Verdict feats() const {
    int now = 0;
    if (task.plain) {
      now = sum([&](int seat) { return count(ledger.wins[seat] & task.a); });
    } else {
      for (int place = 0; place < ledger.played; ++place)
        now += owns(ledger.winners[place]) && fits(task, ledger, place);
    }
    return task.span.settle(now, more_feats(task, ledger, frame));
  }

  Verdict runs() const {
    int now = 0, run = 0;
    const std::uint32_t won = places();
    for (int place = 0; place < ledger.played; ++place) {
      run = won >> place & 1 ? run + 1 : 0;
      now += run >= task.x;
    }
    return task.span.settle(now, std::max(std::min(left(), run + left() - task.x + 1), 0));
  }

  Verdict lone_run() const {
    const std::uint32_t won = places();
    const int many = std::popcount(won), last = 31 - std::countl_zero(won);
    if (won && last - std::countr_zero(won) >= many) return Verdict::kFailed;
    if (many < task.x) {
      const bool broken = won && last < ledger.played - 1;
      return broken || many + left() < task.x ? Verdict::kFailed : Verdict::kOpen;
    }
    if (many > task.x) return Verdict::kFailed;
    return left() ? Verdict::kOpen : Verdict::kDone;
  }

  Verdict weigh() const {
    int these = held(task.a), those = held(task.b), more = room(task.a), other = room(task.b);
    if (task.x == kEqual) return level(these, those, more, other);
    if (task.x == kFewer) std::swap(these, those), std::swap(more, other);
    if (these > those + other) return Verdict::kDone;
    return these + more <= those ? Verdict::kFailed : Verdict::kOpen;
  }

  Verdict level(int these, int those, int more, int other) const {
    if (!more && !other) return these == those && these > 0 ? Verdict::kDone : Verdict::kFailed;
    const int low = std::max({these, those, 1});
    const bool reachable = low <= these + more && low <= those + other;
    return told(false, reachable && 2 * low - these - those <= left() * frame.seats);
  }

  Verdict outdo() const {
    if (!ledger.played) return Verdict::kOpen;
    const int own = std::popcount(places());
    std::array<int, kMostSeats> others{};
    int many = 0, total = 0;
    for (int seat = 0; seat < frame.seats; ++seat)
      if (!owns(seat)) total += others[many++] = ledger.won_by(seat);
    if (!many) many = 1;
    if (task.y == static_cast<int>(Rival::kCaptain)) others[0] = ledger.won_by(ledger.opener), many = 1;
    if (task.y == static_cast<int>(Rival::kRest)) {
      others[0] = total, many = 1;
      if (task.x == kEqual && (left() - std::abs(own - total)) % 2) return Verdict::kFailed;
    }
    return compare(own, others, many);
  }

  Verdict compare(int own, const std::array<int, kMostSeats>& others, int many) const {
    int least = others[0], most = others[0], need = 0;
    for (int i = 0; i < many; ++i) {
      least = std::min(least, others[i]);
      most = std::max(most, others[i]);
      need += std::max(own + 1 - others[i], 0);
    }
    if (task.x == kMore) return told(own > most + left(), own + left() > most);
    if (task.x == kFewer) return told(own + left() < least, need <= left());
    const int gap = std::max(std::abs(own - least), std::abs(own - most));
    return told(gap == 0 && left() == 0, gap <= left());
  }

  Verdict part(int i) const { return judge(nodes, task.first + i, owners, ledger, frame); }

  Verdict every() const {
    Verdict worst = Verdict::kDone;
    int needed = 0;
    for (int i = 0; i < task.parts; ++i) {
      const Verdict one = part(i);
      if (one == Verdict::kFailed) return one;
      if (one == Verdict::kOpen) worst = one;
      const Node& wanted = nodes[task.first + i];
      if (wanted.kind == Task::kCards) needed += std::max(wanted.span.low - held(wanted.a), 0);
    }
    // Parts that ask for different cards share the tricks that are left.
    return worst == Verdict::kOpen && needed > left() * frame.seats ? Verdict::kFailed : worst;
  }

  Verdict either() const {
    Verdict best = Verdict::kFailed;
    for (int i = 0; i < task.parts && best != Verdict::kDone; ++i)
      if (const Verdict one = part(i); one != Verdict::kFailed) best = one;
    return best;
  }
};

}  // namespace

Verdict judge(const Nodes& nodes, int at, Seats owners, const Ledger& ledger, const Frame& frame) {
  const Node& task = nodes[at];
  const Case one{nodes, task, owners, ledger, frame};
  switch (task.kind) {
    case Task::kCards: return task.span.settle(one.held(task.a), one.room(task.a));
    case Task::kTricks: return one.tricks();
    case Task::kLeads: return one.leads();
    case Task::kFeats: return one.feats();
    case Task::kRuns: return one.runs();
    case Task::kLoneRun: return one.lone_run();
    case Task::kWeigh: return one.weigh();
    case Task::kOutdo: return one.outdo();
    case Task::kPredict: return Verdict::kOpen;
    case Task::kEvery: return one.every();
    case Task::kEither: return one.either();
  }
  return Verdict::kOpen;
}

namespace {

constexpr int kMostParts = 16;
constexpr int kDeepest = 6;

Span read_span(Reader& reader) {
  const std::int8_t low = read_small(reader, "the least of a span", 0, kNoBound);
  return {low, read_small(reader, "the most of a span", 0, kNoBound)};
}

void fill(Reader& reader, Nodes& nodes, int at, int total, int depth) {
  Node one;
  one.kind = static_cast<Task>(reader.number("a task's kind", 0, static_cast<int>(Task::kEither)));
  one.span = read_span(reader);
  one.a = reader.cards("a task's cards");
  one.b = reader.cards("a task's other cards");
  one.c = reader.cards("what a trick holds");
  one.d = reader.cards("what a trick is within");
  one.places = static_cast<std::uint32_t>(reader.number("a task's places", 0, (1 << total) - 1));
  one.x = read_small(reader, "a task's number", 0, kMostTricks);
  one.y = read_small(reader, "a task's rival", 0, 2);
  one.total = read_span(reader);
  one.one = read_small(reader, "a suit", -1, kTrump);
  one.other = read_small(reader, "a suit", -1, kTrump);
  one.parts = read_small(reader, "the number of parts", 0, kMostParts);
  const bool composed = one.kind == Task::kEvery || one.kind == Task::kEither;
  if (composed != (one.parts > 0)) throw Faulty("a task has parts exactly if it is made of them");
  if ((one.one < 0) != (one.other < 0)) throw Faulty("two suits are level, not one");
  if (one.parts && depth >= kDeepest) throw Faulty("a task is nested too deep");
  const std::uint32_t all = (1U << total) - 1;
  one.plain = one.kind == Task::kFeats && !one.b && !one.c && one.d == kDeck && !one.y && one.one < 0 &&
              one.places == all;
  one.first = static_cast<int>(nodes.size());
  nodes.resize(nodes.size() + static_cast<std::size_t>(one.parts));
  for (int i = 0; i < one.parts; ++i) fill(reader, nodes, one.first + i, total, depth + 1);
  nodes[at] = one;
}

}  // namespace

int read_task(Reader& reader, Nodes& nodes, int total) {
  const int at = static_cast<int>(nodes.size());
  nodes.emplace_back();
  fill(reader, nodes, at, total, 0);
  return at;
}

}  // namespace shipmates::env
