// ANSI A108.02 for large tile, and cuts that no one wants to lay.
import type { Material } from '../materials/material.ts';
import type { CoveringLaying } from '../patterns/lay-area.ts';
import type { Pattern } from '../patterns/laying.ts';
import { boundsOf } from '../patterns/polygon.ts';
import type { PieceCut } from './cutting/piece-stock.ts';
import { inchesText } from './inches-text.ts';

/** Integer tenths just under the lengths of the standard: a 1/16 in joint is told as 15 or 16. */
const FIFTEEN_INCHES = 3_811;
const SIXTEENTH = 15;
const EIGHTH = 31;
const THREE_SIXTEENTHS = 47;
/** Narrower cuts break, and show. */
const NARROW = 508;

/** The largest shift of neighbouring rows, in shares of a piece. */
const offsets: Partial<Readonly<Record<Pattern, number>>> = {
  'third-offset': 1 / 3,
  'half-offset': 1 / 2,
  'brick-bond': 1 / 2,
};

const fired: readonly Material['kind'][] = ['tile', 'stone', 'terrazzo', 'glass', 'concrete'];

/** Whether a product is tile in the sense of the tile trade: set in thin-set, with grout. */
export function isTile(material: Material): boolean {
  return fired.includes(material.kind);
}

export function tileWarnings({ material, pattern, piece, jointTenths }: CoveringLaying): string[] {
  if (!isTile(material)) return [];
  const notes: string[] = [];
  const large = Math.max(piece.lengthTenths, piece.widthTenths) >= FIFTEEN_INCHES;
  const offset = offsets[pattern] ?? 0;
  if (jointTenths < SIXTEENTH) {
    notes.push(
      'The joint is under 1/16 in: ANSI A108.02 asks for that much between any two tiles.',
    );
  }
  if (large && offset > 0.34) {
    notes.push(
      'Rows are offset by more than a third: with a side over 15 in, ANSI A108.02 limits it to 33 %.',
    );
  }
  if (large && offset > 0) {
    const rectified = material.kind !== 'tile' || material.edge === 'rectified';
    if (jointTenths < (rectified ? EIGHTH : THREE_SIXTEENTHS)) {
      notes.push(
        `A running bond of tile with a side over 15 in takes a joint of ${
          rectified ? '1/8 in for rectified' : '3/16 in for calibrated'
        } tile or more (ANSI A108.02).`,
      );
    }
  }
  return notes;
}

/** A word on cuts that are too narrow; none where there are none. */
export function narrowCutNotes(cuts: readonly PieceCut[]): string[] {
  const widths = cuts.map(({ polygon }) => {
    const { minX, minY, maxX, maxY } = boundsOf(polygon);
    return Math.min(maxX - minX, maxY - minY);
  });
  const narrow = widths.filter((width) => width < NARROW);
  if (narrow.length === 0) return [];
  const count = narrow.length === 1 ? '1 cut is' : `${narrow.length} cuts are`;
  const least = inchesText(Math.min(...narrow));
  return [`${count} narrower than 2 in, the narrowest ${least}: move the pattern's start.`];
}
