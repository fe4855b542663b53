// ANSI A108.02 for large tile, and cuts that no one wants to lay.

import type { CoveringLaying } from '../laying/lay-cells.ts';
import type { Material } from '../materials/material.ts';
import type { Pattern } from '../patterns/laying.ts';
import { boundsOf } from '../plane/polygon.ts';
import { formatInches } from '../units/feet-inches.ts';
import type { PieceCut } from './cutting/piece-stock.ts';

/** Integer tenths just under the lengths of the standard: a 1/16 in joint is stated as 15 or 16. */
const FIFTEEN_INCHES = 3_811;
const SIXTEENTH = 15;
const EIGHTH = 31;
const THREE_SIXTEENTHS = 47;
/** Narrower cuts of large tile break, and show: 2 in, or a third of a small tile. */
const NARROW = 508;
/** Ends of boards shorter than 8 in come loose. */
const SHORT_BOARD = 2_032;

/** The largest shift of neighboring rows, in shares of a piece. */
const offsets: Partial<Readonly<Record<Pattern, number>>> = {
  'third-offset': 1 / 3,
  'half-offset': 1 / 2,
  'brick-bond': 1 / 2,
};

const fired: readonly Material['kind'][] = ['tile', 'stone', 'terrazzo', 'glass', 'concrete'];

/** Whether a product is tile in the sense of the tile trade: set in thin-set, with grout. */
export function isTile(material: Material): boolean {
  return fired.includes(material.kind) && !isVinyl(material);
}

/** Vinyl and laminate that are printed and sold as tile are floated or glued as boards are. */
export function isVinyl(material: Material): boolean {
  return material.kind === 'tile' && material.body === 'vinyl';
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

/** Words on cuts that no one wants to lay; none where there are none. */
export function cutNotes(
  { material, pattern, piece }: CoveringLaying,
  cuts: readonly PieceCut[],
): string[] {
  const sizes = cuts.map(({ polygon }) => {
    const { minX, minY, maxX, maxY } = boundsOf(polygon);
    return [maxX - minX, maxY - minY] as const;
  });
  if (material.kind === 'wood' && pattern === 'random-plank') {
    const short = sizes.map(([length]) => length).filter((length) => length < SHORT_BOARD);
    return short.length === 0
      ? []
      : [`${counted(short.length, 'end')} shorter than 8 in, the shortest ${min(short)}.`];
  }
  const limit = Math.min(NARROW, Math.min(piece.lengthTenths, piece.widthTenths) / 3);
  const narrow = sizes.map((size) => Math.min(...size)).filter((width) => width < limit);
  if (narrow.length === 0) return [];
  const words = `${counted(narrow.length, 'cut')} narrower than ${formatInches(limit)}`;
  return [`${words}, the narrowest ${min(narrow)}: move the pattern's start.`];
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word} is` : `${count} ${word}s are`;
}

function min(lengths: readonly number[]): string {
  return formatInches(lengths.reduce((a, b) => Math.min(a, b)));
}
