/** A seeded random generator, the same in every run: mulberry32. */
export interface Draw {
  /** A whole number from 0 to `below` - 1. */
  below(limit: number): number;
  /** Throws on an empty list. */
  of<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    of(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('Nothing to draw from.');
      return item;
    },
    shuffled(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        const [a, b] = [copy[i], copy[j]];
        if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
      }
      return copy;
    },
  };
}
