/** Chance that is the same in every run with the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A text that does not come twice, not even after a restart with the same seed. */
  id(): string;
  /** A UUID that does not come twice. */
  uuid(): string;
}

/** Mulberry32 over `seed`; ids hold the moment of `now` as well, since a kept database outlives the row of chances. */
export function createRandom(seed: number, now: () => number): Random {
  let state = seed >>> 0;
  let issued = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const hex = () =>
    Math.floor(next() * 4_294_967_296)
      .toString(16)
      .padStart(8, '0');
  return {
    next,
    id: () => `${now().toString(36)}${hex()}${(issued += 1).toString(16)}`,
    uuid: () =>
      `${hex()}-${((issued += 1) & 0xffff).toString(16).padStart(4, '0')}-4000-9000-${now().toString(16).padStart(12, '0')}`,
  };
}
