import type { Chance } from '../random.ts';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 26 characters, as carts, checkouts and payments have them. */
export function longId(chance: Chance): string {
  let id = '';
  for (let place = 0; place < 26; place++) id += ALPHABET[chance.below(ALPHABET.length)];
  return id;
}
