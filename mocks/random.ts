/** Chance that is the same in every run with the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A text that does not come twice. */
  id(): string;
}

/** Mulberry32 over `seed`. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  let issued = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    id: () => `${Math.floor(next() * 4_294_967_296).toString(16).padStart(8, '0')}${(issued += 1).toString(16)}`,
  };
}
