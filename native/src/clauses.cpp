#include "clauses.hpp"

#include <algorithm>

namespace shipmates {
namespace {

constexpr std::uint64_t kRestart = 30;  // conflicts, times the next of 1 1 2 1 1 2 4 …
constexpr std::uint64_t kMostMerit = std::uint64_t{1} << 60;
constexpr int kShrink = 36;
constexpr int kFade = 4;  // what was rewarded long ago counts less: a sixteenth for every conflict
constexpr std::uint32_t kPrecious = 2;  // clauses that span so few levels are never dropped
constexpr std::size_t kMoreRoom = 500;
constexpr std::size_t kFewWatches = 16;  // as most literals have: lists that grow take longer than the writing

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
constexpr int variable(Literal one) { return one >> 1; }

std::uint64_t luby(std::uint64_t turn) {
  std::uint64_t size = 1;
  while (size < turn + 1) size = 2 * size + 1;
  while (size - 1 != turn) {
    size /= 2;
    turn %= size;
  }
  return (size + 1) / 2;
}

}  // namespace

Literal Clauses::fresh() {
  const int made = static_cast<int>(phases_.size());
  for (int sign = 0; sign < 2; ++sign) watches_.emplace_back().reserve(kFewWatches);
  values_.resize(values_.size() + 2);
  phases_.push_back(1);
  causes_.emplace_back();
  merits_.push_back(0);
  places_.push_back(-1);
  seen_.push_back(kUnseen);
  put(made);
  return 2 * made;
}

void Clauses::hint(Literal likely, int merit) {
  phases_[at(variable(likely))] = static_cast<std::int8_t>(likely & 1);
  merits_[at(variable(likely))] = bonus_ * static_cast<std::uint64_t>(merit);
  rise(places_[at(variable(likely))]);
}

void Clauses::add(std::span<const Literal> literals) {
  learnt_.clear();
  for (Literal one : literals) {
    if (value(one) > 0) return;
    if (!value(one)) learnt_.push_back(one);
  }
  if (learnt_.empty()) broken_ = true;
  else if (learnt_.size() == 1) assign(learnt_[0], kNone);
  else watch(store(learnt_, 0));
}

Clauses::Place Clauses::store(std::span<const Literal> literals, std::uint32_t spans) {
  const Place place = static_cast<Place>(arena_.size());
  arena_.push_back(static_cast<std::uint32_t>(literals.size()));
  arena_.push_back(spans);
  for (Literal one : literals) arena_.push_back(static_cast<std::uint32_t>(one));
  return place;
}

void Clauses::watch(Place clause) {
  const Literal* own = literals(clause);
  const Place two = size(clause) == 2 ? 1 : 0;
  watches_[at(negated(own[0]))].push_back({clause << 1 | two, own[1]});
  watches_[at(negated(own[1]))].push_back({clause << 1 | two, own[0]});
}

inline void Clauses::assign(Literal one, Place reason) {
  values_[at(one)] = 1;
  values_[at(negated(one))] = -1;
  causes_[at(variable(one))] = {reason, level()};
  trail_.push_back(one);
}

/// A clause that has become false, or none.
Clauses::Place Clauses::propagate() {
  // What has one byte might be a part of anything: without names of their own all places are read anew each time.
  const std::int8_t* const values = values_.data();
  std::uint32_t* const arena = arena_.data();
  std::vector<Watch>* const watches = watches_.data();
  Place conflict = kNone;
  while (head_ < trail_.size() && conflict == kNone) {
    const Literal now = trail_[head_++];
    const Literal off = negated(now);
    ++steps_;
    std::vector<Watch>& list = watches[now];
    Watch* const end = list.data() + list.size();
    Watch* to = list.data();
    for (Watch* from = to; from != end;) {
      const Watch one = *from++;
      const int told = values[one.other];
      if (told > 0) {
        *to++ = one;
        continue;
      }
      const Place clause = one.clause >> 1;
      Literal first = one.other;
      if (!(one.clause & 1)) {
        Literal* const own = reinterpret_cast<Literal*>(arena + clause + kHead);
        first = own[0] ^ own[1] ^ off;
        if (values[first] > 0) {
          *to++ = {one.clause, first};
          continue;
        }
        Literal* const last = own + arena[clause];
        Literal* next = own + 2;
        while (next != last && values[*next] < 0) ++next;
        if (next != last) {
          own[0] = first;
          own[1] = *next;
          *next = off;
          watches[negated(own[1])].push_back({one.clause, first});
          continue;
        }
        own[0] = first;
        own[1] = off;
      }
      *to++ = {one.clause, first};
      if (values[first] < 0) {
        conflict = clause;
        to = std::copy(from, end, to);
        break;
      }
      assign(first, clause);
    }
    list.resize(static_cast<std::size_t>(to - list.data()));
  }
  return conflict;
}

/// Fills `learnt_`, the literal that will be asserted first; says to which level one goes back.
int Clauses::analyze(Place conflict) {
  learnt_.assign(1, 0);
  cleared_.clear();
  int open = 0;
  std::size_t index = trail_.size();
  Literal one = -1;
  for (Place clause = conflict;; clause = reason_of(one)) {
    const Literal* own = literals(clause);
    for (std::uint32_t i = 0; i < size(clause); ++i) {
      const int v = variable(own[i]);
      if (own[i] == one || seen_[at(v)] != kUnseen || !level_of(own[i])) continue;
      seen_[at(v)] = kSeen;
      cleared_.push_back(v);
      reward(v);
      if (level_of(own[i]) == level()) ++open;
      else learnt_.push_back(own[i]);
    }
    while (seen_[at(variable(trail_[--index]))] == kUnseen) {
    }
    one = trail_[index];
    if (--open == 0) break;
  }
  learnt_[0] = negated(one);
  // What the others imply is not worth saying.
  spans();
  learnt_.erase(std::remove_if(learnt_.begin() + 1, learnt_.end(), [this](Literal l) { return implied(variable(l)); }),
                learnt_.end());
  for (int v : cleared_) seen_[at(v)] = kUnseen;
  if (learnt_.size() == 1) return 0;
  const auto latest = std::max_element(learnt_.begin() + 1, learnt_.end(), [this](Literal a, Literal b) {
    return level_of(a) < level_of(b);
  });
  std::iter_swap(learnt_.begin() + 1, latest);
  return level_of(learnt_[1]);
}

/// Whether a variable has its value because of others that have been seen.
bool Clauses::implied(int v) {
  const Place clause = causes_[at(v)].reason;
  if (clause == kNone) return false;
  const Literal* own = literals(clause);
  return std::all_of(own, own + size(clause), [this, v](Literal l) { return variable(l) == v || known(variable(l)); });
}

/// Whether a variable has been seen or is implied; what was found out is kept.
bool Clauses::known(int v) {
  if (seen_[at(v)] != kUnseen) return seen_[at(v)] == kSeen;
  const int own = causes_[at(v)].level;
  if (!own) return true;
  const bool found = stamps_[at(own)] == stamp_ && implied(v);
  seen_[at(v)] = found ? kSeen : kNeeded;
  cleared_.push_back(v);
  return found;
}

/// On how many levels the literals of `learnt_` lie.
std::uint32_t Clauses::spans() {
  stamps_.resize(std::max(stamps_.size(), at(level()) + 1));
  ++stamp_;
  std::uint32_t found = 0;
  for (Literal one : learnt_) {
    std::uint64_t& stamp = stamps_[at(level_of(one))];
    if (stamp != stamp_) ++found;
    stamp = stamp_;
  }
  return found;
}

void Clauses::learn(int back) {
  const std::uint32_t wide = spans();
  undo(back);
  if (learnt_.size() == 1) {
    assign(learnt_[0], kNone);
    return;
  }
  const Place clause = store(learnt_, wide);
  watch(clause);
  if (learnt_.size() > 2 && wide > kPrecious) kept_.push_back(clause);
  assign(learnt_[0], clause);
}

void Clauses::undo(int target) {
  if (level() <= target) return;
  const std::size_t end = starts_[at(target)];
  for (std::size_t i = trail_.size(); i-- > end;) {
    const Literal one = trail_[i];
    values_[at(one)] = values_[at(negated(one))] = 0;
    phases_[at(variable(one))] = static_cast<std::int8_t>(one & 1);
    if (places_[at(variable(one))] < 0) put(variable(one));
  }
  trail_.resize(end);
  starts_.resize(at(target));
  head_ = end;
}

/// Drops the half of the learnt clauses that spans the most levels, and closes the gaps.
void Clauses::reduce() {
  undo(0);
  for (Literal one : trail_) causes_[at(variable(one))].reason = kNone;
  std::stable_sort(kept_.begin(), kept_.end(), [this](Place a, Place b) { return arena_[a + 1] < arena_[b + 1]; });
  for (std::size_t i = kept_.size() / 2; i < kept_.size(); ++i) arena_[kept_[i]] |= 1U << 31;
  std::vector<std::uint32_t> old;
  old.swap(arena_);
  arena_.reserve(old.size());
  kept_.clear();
  for (auto& list : watches_) list.clear();
  for (std::size_t place = 0; place < old.size();) {
    const std::uint32_t length = old[place] & ~(1U << 31);
    const bool dropped = old[place] >> 31;
    const auto* own = reinterpret_cast<const Literal*>(&old[place + kHead]);
    const std::uint32_t wide = old[place + 1];
    place += kHead + length;
    if (dropped || std::any_of(own, own + length, [this](Literal l) { return value(l) > 0; })) continue;
    learnt_.clear();
    std::copy_if(own, own + length, std::back_inserter(learnt_), [this](Literal l) { return !value(l); });
    const Place made = store(learnt_, wide);
    watch(made);
    if (wide > kPrecious && learnt_.size() > 2) kept_.push_back(made);
  }
  room_ += kMoreRoom;
}

Literal Clauses::decide() {
  while (!heap_.empty()) {
    const int best = heap_[0];
    places_[at(best)] = -1;
    const int last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_[0] = last;
      places_[at(last)] = 0;
      sink(0);
    }
    if (!value(2 * best)) return 2 * best + phases_[at(best)];
  }
  return -1;
}

Clauses::End Clauses::solve(std::uint64_t most_steps) {
  if (broken_) return End::kFalse;
  std::uint64_t conflicts = 0;
  for (std::uint64_t turn = 0;; ++turn) {
    const std::uint64_t limit = conflicts + kRestart * luby(turn);
    undo(0);
    if (propagate() != kNone) return End::kFalse;
    if (kept_.size() > room_) reduce();
    while (conflicts < limit) {
      if (const Place conflict = propagate(); conflict != kNone) {
        if (!level()) return End::kFalse;
        ++conflicts;
        learn(analyze(conflict));
        bonus_ += bonus_ >> kFade;
        continue;
      }
      if (steps_ > most_steps) return End::kSpent;
      const Literal next = decide();
      if (next < 0) return End::kTrue;
      starts_.push_back(trail_.size());
      assign(next, kNone);
    }
  }
}

void Clauses::reward(int v) {
  if ((merits_[at(v)] += bonus_) > kMostMerit) {
    for (std::uint64_t& merit : merits_) merit >>= kShrink;
    bonus_ = std::max<std::uint64_t>(bonus_ >> kShrink, 1 << 10);
  }
  if (places_[at(v)] >= 0) rise(places_[at(v)]);
}

void Clauses::rise(int from) {
  const int v = heap_[at(from)];
  for (int up; from && merits_[at(heap_[at(up = (from - 1) / 2)])] < merits_[at(v)]; from = up) {
    heap_[at(from)] = heap_[at(up)];
    places_[at(heap_[at(from)])] = from;
  }
  heap_[at(from)] = v;
  places_[at(v)] = from;
}

void Clauses::sink(int from) {
  const int v = heap_[at(from)];
  const int end = static_cast<int>(heap_.size());
  for (int down; (down = 2 * from + 1) < end; from = down) {
    if (down + 1 < end && merits_[at(heap_[at(down + 1)])] > merits_[at(heap_[at(down)])]) ++down;
    if (merits_[at(heap_[at(down)])] <= merits_[at(v)]) break;
    heap_[at(from)] = heap_[at(down)];
    places_[at(heap_[at(from)])] = from;
  }
  heap_[at(from)] = v;
  places_[at(v)] = from;
}

void Clauses::put(int v) {
  places_[at(v)] = static_cast<int>(heap_.size());
  heap_.push_back(v);
  rise(places_[at(v)]);
}

}  // namespace shipmates
