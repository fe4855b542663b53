// Which sizes are of a thing and not of the room: "8x10 rug", "60 in vanity", "island 4x8".
import type { Tenths } from '@wevisu/scene/units.ts';
import type { ItemId } from '../words/items.ts';
import type { MeasureValue } from './measures.ts';
import type { Unit } from './units.ts';

export interface ItemSize {
  readonly width: Tenths | null;
  readonly depth: Tenths | null;
}

/** Things whose two sides people tell. All other pairs of sides are of a room. */
const twoSided: readonly ItemId[] = [
  'rug',
  'island',
  'pergola',
  'shower',
  'dining-table',
  'pool',
  'planter-box',
];

const between = new Set(['tone', 'color', 'material', 'form', 'unknown', 'style']);

function sizeOf(value: MeasureValue): ItemSize | null {
  if (value.kind === 'size') return { width: value.sides[0], depth: value.sides[1] };
  return value.kind === 'length' || value.kind === 'side'
    ? { width: value.tenths, depth: null }
    : null;
}

/** Whether the measure at a place is the size of the thing before or after it; null where it is of neither. */
export function findItemSize(
  units: readonly Unit[],
  at: number,
): (ItemSize & { readonly of: 'before' | 'after' }) | null {
  const unit = units[at];
  const size = unit?.kind === 'measure' ? sizeOf(unit.measure) : null;
  if (!size) return null;
  const takes = (other: Unit | undefined): boolean =>
    (other?.kind === 'item' && (size.depth === null || twoSided.includes(other.id))) ||
    (other?.kind === 'loose' && size.depth === null);
  let next = at + 1;
  while (next < at + 4 && between.has(units[next]?.kind ?? '')) next += 1;
  // "Bath 8x10, shower" tells the room, whatever follows.
  if (size.depth !== null && units[at - 1]?.kind === 'purpose') return null;
  if (takes(units[next]) && units[next + 1]?.kind !== 'purpose') return { ...size, of: 'after' };
  return takes(units[at - 1]) ? { ...size, of: 'before' } : null;
}
