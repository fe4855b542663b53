import type { FinishChoice } from './line.ts';

function choice(label: string, finish: string, pricePct = 100): FinishChoice {
  return { label, look: { finish }, pricePct };
}

export const MATTE = choice('Matte', 'matte');
export const SATIN = choice('Satin', 'satin');
export const GLOSS = choice('Gloss', 'glossy');
export const POLISHED = choice('Polished', 'polished', 112);
export const HONED = choice('Honed', 'honed');
export const BRUSHED = choice('Brushed', 'brushed', 104);
export const LEATHERED = choice('Leathered', 'leathered', 108);
export const TUMBLED = choice('Tumbled', 'tumbled', 104);
export const FLAMED = choice('Flamed', 'flamed', 106);
export const CLEFT = choice('Natural Cleft', 'cleft');

/** Where the maker offers one finish and the material has no gloss of its own to set. */
export function asMade(label: string): FinishChoice {
  return { label, look: {}, pricePct: 100 };
}
