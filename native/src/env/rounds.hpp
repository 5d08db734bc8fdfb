// Tricks, and the radio window before each of them. The law is `shipmates.tricks.rounds`.
#pragma once

#include "legal.hpp"
#include "state.hpp"

namespace shipmates::env {

/// Who may still speak before this trick.
Seats speakers(const State& state, const Setup& setup);
/// Whom the game waits for: first whoever may speak, then the leader, then those who follow.
Seats awaited_playing(const State& state, const Setup& setup);
void playing(const State& state, const Setup& setup, Legal& legal);
/// Whoever is asked shows a card, or has nothing to show.
void said(State& state, int action);
/// Lays a card and says whether the trick is complete.
bool laid(State& state, const Setup& setup, int card);
/// The trick is taken: its winner leads the next, and the dummy's free card is turned.
void collected(State& state, const Setup& setup);
/// Cards changed hands: what nobody could follow is no longer known.
void forget_voids(State& state);
/// Before the first trick.
void begin(State& state, const Setup& setup, const Radio& radio, Seats mute);

}  // namespace shipmates::env
