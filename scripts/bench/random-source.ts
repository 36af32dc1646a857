/** Pseudo-random numbers, the same in every run with the same seed. */
export interface RandomSource {
  /** At least 0 and less than 1. */
  unit(): number;
  /** A whole number, at least 0 and less than `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** The generator mulberry32 (public domain): fast, and good enough for synthetic data. */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(unit() * limit);
  return {
    unit,
    below,
    chance: (probability) => unit() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
}
