// Chance that repeats: 32-bit integer state, no clock, no Math.random, so that the demo world is
// the same on every machine.

/** FNV-1a with a final avalanche: 32 well mixed bits of a text. */
export function hashText(text: string, seed = 0): number {
  let state = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return mix(state);
}

function mix(value: number): number {
  let state = value | 0;
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A stream of chance; two made from the same seed give the same values. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 32 bits. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return mix(this.#state);
  }

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * count);
  }

  /** A whole number between two bounds, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** A number from `low` to below `high`. */
  within(low: number, high: number): number {
    return low + (this.next() / 0x1_0000_0000) * (high - low);
  }

  /** True in `percent` of a hundred cases. */
  percent(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    const value = list[this.below(list.length)];
    if (value === undefined) throw new Error('An empty list has nothing to pick.');
    return value;
  }

  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = result[i] as T;
      result[i] = result[j] as T;
      result[j] = held;
    }
    return result;
  }
}

const PUBLIC_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 12 characters of 5 bits from a key; the public key of a product. */
export function publicHash(key: string): string {
  let text = '';
  for (const half of [hashText(key, 0x5bd1e995), hashText(key, 0x1b873593)]) {
    for (let i = 0; i < 6; i++) text += PUBLIC_ALPHABET[(half >>> (i * 5)) & 31];
  }
  return text;
}
