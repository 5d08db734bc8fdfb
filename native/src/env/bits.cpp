#include "bits.hpp"

#include <algorithm>

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace shipmates::env {
namespace {

#ifdef __AVX2__
void unpack_32(std::uint32_t bits, std::int8_t* bytes) {
  const __m256i places = _mm256_setr_epi64x(0x0000000000000000LL, 0x0101010101010101LL, 0x0202020202020202LL,
                                            0x0303030303030303LL);
  const __m256i own = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
  const __m256i copied = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), places);
  const __m256i kept = _mm256_cmpeq_epi8(_mm256_and_si256(copied, own), own);
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(bytes), _mm256_and_si256(kept, _mm256_set1_epi8(1)));
}
#else
std::uint64_t spread(std::uint64_t byte) {
  // Each bit is copied to all bytes, kept in its own, and brought down to 1.
  const std::uint64_t own = byte * 0x0101010101010101ULL & 0x8040201008040201ULL;
  return ((own + 0x7F7F7F7F7F7F7F7FULL) | own) >> 7 & 0x0101010101010101ULL;
}

void unpack_32(std::uint32_t bits, std::int8_t* bytes) {
  for (int i = 0; i < 4; ++i) {
    const std::uint64_t eight = spread(bits >> 8 * i & 0xFF);
    std::memcpy(bytes + 8 * i, &eight, 8);
  }
}
#endif

void unpack_word(std::uint64_t bits, int length, std::int8_t* bytes) {
  if (length == 64) {
    unpack_32(static_cast<std::uint32_t>(bits), bytes);
    unpack_32(static_cast<std::uint32_t>(bits >> 32), bytes + 32);
    return;
  }
  for (int at = 0; at < length; ++at) bytes[at] = static_cast<std::int8_t>(bits >> at & 1);
}

}  // namespace

void unpack(const std::uint64_t* words, int length, std::int8_t* bytes) {
  for (int at = 0; at < length; at += 64) unpack_word(words[at >> 6], std::min(64, length - at), bytes + at);
}

void Written::write(const std::uint64_t* words, int length, std::int8_t* bytes) {
  int last = (length - 1) >> 6;
  while (last > 0 && !words[last]) --last;
  const int now = std::min(length, 64 * (last + 1));
  unpack(words, std::min(length, std::max(now, bits)), bytes);
  bits = now;
}

}  // namespace shipmates::env
