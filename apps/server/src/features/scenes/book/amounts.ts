// Quantities of the takeoff in words.
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { TakeoffLine } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';

const SQUARE_FOOT = 3_048 ** 2;
const CUBIC_FOOT = 3_048 ** 3;
const GRAMS_OF_POUND = 453.592_37;

function rounded(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
}

export function squareFeet(area: number): string {
  return `${rounded(area / SQUARE_FOOT)} sq ft`;
}

/** The installed area, length or count, without waste. */
export function netText({ net, measure }: Pick<TakeoffLine, 'net' | 'measure'>): string {
  switch (measure) {
    case 'area':
      return squareFeet(net);
    case 'length':
      return formatFeetInches(Math.round(net));
    case 'volume':
      return `${rounded(net / CUBIC_FOOT)} cu ft`;
    case 'mass':
      return `${rounded(net / GRAMS_OF_POUND)} lb`;
    case 'count':
      return rounded(net);
  }
}

const plurals: Readonly<Record<string, string>> = {
  Box: 'boxes',
  Piece: 'pieces',
  Slab: 'slabs',
  Pallet: 'pallets',
  SqFt: 'sq ft',
  LinearFt: 'linear ft',
  gallon: 'gallons',
};

/** '9 boxes', '1 slab', '2.5 gallons', '2 × 10 lb bag': units without a shop name keep their own word. */
export function unitsText(units: number, unit: string): string {
  const number = units.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const plural = plurals[unit];
  if (!plural) return `${number} ${/^\d/.test(unit) ? '× ' : ''}${unit}`;
  const isOne = units === 1 && unit !== 'SqFt' && unit !== 'LinearFt';
  return `${number} ${isOne ? unit.toLowerCase() : plural}`;
}

export function money(amount: number | null): string {
  return amount === null ? 'no price' : formatUsd(cents(amount));
}

export function percentText(shareE4: number): string {
  return `${rounded(shareE4 / 100)} %`;
}
