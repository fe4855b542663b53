// Sentences from authored parts and from the product's own figures; nothing here is said of a
// product of which it isn't true.

import type { DemoVariant, Unit } from '../product.ts';
import type { Chance } from '../random.ts';
import type { SurfaceFacts, SurfaceLine } from './line.ts';

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const OPENERS: readonly ((facts: SurfaceFacts) => string)[] = [
  ({ series, colorway }) => `${series} in ${colorway.name} shows ${colorway.phrase}.`,
  ({ series, colorway, brand }) =>
    `${capitalize(colorway.phrase)}: that is ${colorway.name} in the ${series} collection by ${brand}.`,
  ({ series, colorway }) => `${series} ${colorway.name}: ${colorway.phrase}.`,
  ({ series, colorway, brand }) =>
    `${brand} draws ${series} ${colorway.name} as ${colorway.phrase}.`,
  ({ series, colorway }) => `Expect ${colorway.phrase} from ${series} ${colorway.name}.`,
  ({ series, colorway }) =>
    `${capitalize(colorway.phrase)} sets the tone of ${series} ${colorway.name}.`,
];

const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  Box: 'box',
  Piece: 'piece',
  SqFt: 'square foot',
  LinearFt: 'linear foot',
  Slab: 'slab',
  Pallet: 'pallet',
};

/** '16' for 160000 and '9.62' for 96225. */
export function formatSqft(sqftE4: number): string {
  return (sqftE4 / 10_000).toFixed(2).replace(/\.?0+$/, '');
}

function packingSentence(
  unit: Unit,
  variants: readonly DemoVariant[],
  chance: Chance,
): string | null {
  const first = variants[0];
  if (first === undefined || first.boxSqftE4 === null) return null;
  const sqft = formatSqft(first.boxSqftE4);
  const word = UNIT_WORDS[unit];
  if (unit === 'Slab') return `A slab of ${first.size} gives ${sqft} sq ft.`;
  if (unit === 'LinearFt') return `Each linear foot off the roll covers ${sqft} sq ft.`;
  if (unit === 'SqFt') return null;
  const piece = first.size.endsWith(' sheet') ? 'sheet' : 'piece';
  const size = first.size.replace(/^.* on (.*) sheet$/, '$1');
  const count = `${first.pieces} ${piece}${first.pieces === 1 ? '' : 's'}`;
  return chance.pick([
    `A ${word} of ${count} in ${size} covers ${sqft} sq ft.`,
    `In ${size}, one ${word} holds ${count} and covers ${sqft} sq ft.`,
  ]);
}

/** Two to four sentences on one product. */
export function describeSurface(options: {
  readonly line: SurfaceLine;
  readonly facts: SurfaceFacts;
  readonly variants: readonly DemoVariant[];
  readonly chance: Chance;
}): string {
  const { line, facts, variants, chance } = options;
  const sentences = [
    chance.pick(OPENERS)(facts),
    chance.pick(line.substanceSentences),
    chance.percent(75) ? chance.pick(line.useSentences) : null,
    chance.percent(55) ? packingSentence(line.unit, variants, chance) : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
