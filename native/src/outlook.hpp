// What a seat knows as a row of whole numbers: how it crosses the border.
#pragma once

#include <cstdint>
#include <span>

#include "mind.hpp"

namespace shipmates {

/// Reads what a seat knows of a position. `now` and `opening` hold some deal or other of the hidden
/// cards; an empty `opening` means that the past says nothing. Throws `Faulty`.
Outlook looked(const Problem& now, const Problem* opening, std::span<const std::int64_t> words);
Open told(std::span<const std::int64_t> words);

}  // namespace shipmates
