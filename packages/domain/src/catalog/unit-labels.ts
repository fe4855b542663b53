import { formatCount } from '../format-count.ts';

/** Names of the selling units (FMT), singular and plural, for use in a sentence. */
const WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Box: ['box', 'boxes'],
  Piece: ['piece', 'pieces'],
  SqFt: ['sq ft', 'sq ft'],
  LinearFt: ['linear foot', 'linear feet'],
  Slab: ['slab', 'slabs'],
  Pallet: ['pallet', 'pallets'],
};

function wordsOf(unit: string): readonly [one: string, many: string] {
  return WORDS[unit] ?? [unit, unit];
}

/** 9 of 'Box' gives '9 boxes', 1 gives '1 box'. */
export function countUnits(quantity: number, unit: string): string {
  const [one, many] = wordsOf(unit);
  return `${formatCount(quantity)} ${quantity === 1 ? one : many}`;
}

/** The unit alone: 'box', 'boxes'. */
export function unitName(unit: string, quantity: number): string {
  return wordsOf(unit)[quantity === 1 ? 0 : 1];
}

/** '1 product', '12 products'. */
export function countProducts(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}

/** CAT-05: the unit next to a price: 'Box', 'Piece', 'Linear ft'. SqFt is left to the price component. */
export function unitLabel(unit: string): string {
  return unit === 'LinearFt' ? 'linear ft' : unit;
}
