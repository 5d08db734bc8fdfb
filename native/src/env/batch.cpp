#include "batch.hpp"

#include "nine.hpp"
#include "sea.hpp"

namespace shipmates::env {

Sizes sizes_of(Which which) {
  if (which == Which::kPlanet9) return {nine::kObservation, nine::kActions};
  return {sea::kObservation, sea::kActions};
}

namespace {

Which one_game(const std::vector<Setup>& setups) {
  if (setups.empty()) throw Faulty("there is no mission to play");
  for (const Setup& setup : setups)
    if (setup.which != setups[0].which) throw Faulty("the missions are of two games");
  return setups[0].which;
}

const Cut<kMaskWords>& mask_cut(Which which) {
  static constexpr Cut<kMaskWords> kNine{nine::kActions, 0, 0}, kSea{sea::kActions, 0, 0};
  return which == Which::kPlanet9 ? kNine : kSea;
}

}  // namespace

Batch::Batch(std::vector<Setup> setups, int games, Rows rows, bool again, int threads)
    : setups_(std::move(setups)),
      rows_(rows),
      again_(again),
      which_(one_game(setups_)),
      sizes_(sizes_of(which_)),
      games_(static_cast<std::size_t>(games)),
      crew_(std::make_unique<Crew>(threads)) {
  share_catalogues(setups_);
}

void Batch::begin(int at, std::uint64_t seed) {
  Game& game = games_[static_cast<std::size_t>(at)].game;
  game.dice = Dice(seed);
  const int missions = static_cast<int>(setups_.size());
  const int mission = missions > 1 ? game.dice.below(missions) : 0;
  game.setup = &setups_[static_cast<std::size_t>(mission)];
  rows_.seed[at] = seed;
  rows_.mission[at] = mission;
  if (which_ == Which::kPlanet9)
    nine::start(game);
  else
    sea::start(game);
}

void Batch::wipe(int at) {
  Seated& one = games_[static_cast<std::size_t>(at)];
  one.seen = {};
  one.mask = {};
  std::fill_n(observation(at), sizes_.observation, std::int8_t{0});
  std::fill_n(mask_row(at), sizes_.mask, std::int8_t{0});
}

void Batch::write(int at) {
  Seated& one = games_[static_cast<std::size_t>(at)];
  const State& state = one.game.state;
  const Setup& setup = *one.game.setup;
  const bool over = state.stage == Stage::kOver;
  Sight seen{};
  Legal legal;
  Choices mask{};
  if (which_ == Which::kPlanet9) {
    nine::observe(state, setup, state.turn, seen);
    if (!over) nine::legal(state, setup, legal);
    choices<nine::kActions>(legal, mask);
    rewrite(nine::cut(), seen, one.seen, observation(at));
  } else {
    sea::observe(state, setup, state.turn, seen);
    if (!over) sea::legal(state, setup, legal);
    choices<sea::kActions>(legal, mask);
    rewrite(sea::cut(), seen, one.seen, observation(at));
  }
  rewrite(mask_cut(which_), mask, one.mask, mask_row(at));
  rows_.agent[at] = static_cast<std::int8_t>(eyes_of(state, setup, state.turn));
}

void Batch::act(int at, int action) {
  Game& game = games_[static_cast<std::size_t>(at)].game;
  rows_.reward[at] = 0;
  if (game.state.stage == Stage::kOver) return;
  if (which_ == Which::kPlanet9)
    nine::apply(game, action);
  else
    sea::apply(game, action);
  const bool over = game.state.stage == Stage::kOver;
  rows_.done[at] = over;
  if (over) {
    // Nobody acts for the dummy any more.
    game.state.turn = static_cast<std::int8_t>(eyes_of(game.state, *game.setup, game.state.turn));
    rows_.reward[at] = game.state.won ? 1.0F : 0.0F;
    if (again_) begin(at, next_seed(rows_.seed[at]));
  }
  write(at);
}

void Batch::reset(const std::uint64_t* seeds, const bool* chosen) {
  crew_->share(games(), [&](int at) {
    if (!chosen[at]) return;
    rows_.reward[at] = 0;
    rows_.done[at] = false;
    wipe(at);
    begin(at, seeds[at]);
    write(at);
  });
}

int Batch::refused(const std::int64_t* actions) const {
  for (int at = 0; at < games(); ++at) {
    const Seated& one = games_[static_cast<std::size_t>(at)];
    if (!one.game.setup) return at;
    if (one.game.state.stage == Stage::kOver) continue;
    if (actions[at] < 0 || actions[at] >= sizes_.mask || !mask_cut(which_).has(one.mask, static_cast<int>(actions[at]))) return at;
  }
  return -1;
}

void Batch::step(const std::int64_t* actions) {
  crew_->share(games(), [&](int at) { act(at, static_cast<int>(actions[at])); });
}

}  // namespace shipmates::env
