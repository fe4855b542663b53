// Patterns of courses that do not repeat: random planks and stacked stone. Each course is a
// function of its number and the seed, so that any part of the endless field can be asked for.

import type { Bounds } from '../plane/polygon.ts';
import type { Piece } from './laying.ts';
import { type Arrangement, mixKey, rectangle, unitFrom } from './placement.ts';

const golden = 0.618033988749895;

/** Where a row of random planks has a joint, as a share of the board: 0 to 1. */
function plankShare(row: number, seed: number): number {
  const share = row * golden + (unitFrom(seed, row, 11) - 0.5) * 0.16;
  return share - Math.floor(share);
}

/** Boards shorter than 8 in come loose, and joints of neighboring rows nearer than that show. */
const SHORTEST_BOARD = 2_032;
/** Starts tried for a row before the best of them is taken. */
const starts = 48;

/**
 * Where each row within a field starts, as a share of the board: such that neither its first nor its
 * last board is short and that its joints keep away from those of the two rows before.
 */
function rowShares(field: Bounds, length: number, width: number, seed: number) {
  const end = Math.min(SHORTEST_BOARD, length / 4);
  const apart = Math.min(SHORTEST_BOARD, length / 5);
  const shares = new Map<number, number>();
  const from = Math.floor(field.minY / width);
  for (let row = from; row * width < field.maxY; row++) {
    let best = 0;
    let max = -1;
    for (let n = 0; n < starts && max < 1; n++) {
      const tried = plankShare(row, seed) + n / starts;
      const share = tried - Math.floor(tried);
      const worth = Math.min(
        lengthLeft(share * length - field.minX, length) / end,
        lengthLeft(field.maxX - share * length, length) / end,
        distance(share, shares.get(row - 1)) * (length / apart),
        distance(share, shares.get(row - 2)) * (length / apart) * 2,
        1,
      );
      if (worth > max) {
        max = worth;
        best = share;
      }
    }
    shares.set(row, best);
  }
  return shares;
}

/** What is left of a board that an edge cuts; a whole one where nothing is cut. */
function lengthLeft(beyond: number, length: number): number {
  const left = beyond - Math.floor(beyond / length) * length;
  return left < 1 ? length : left;
}

/** Between two joints, in shares of a board; the whole where there is no other. */
function distance(share: number, other: number | undefined): number {
  if (other === undefined) return 1;
  const apart = Math.abs(share - other);
  return Math.min(apart, 1 - apart);
}

/**
 * Full boards; each row starts elsewhere. Golden-ratio steps with a small jitter keep the end
 * joints of neighboring rows at least 0.2 of a board apart. Rows of a `field` start where no board
 * at its ends is short.
 */
export function randomPlank(
  piece: Piece,
  joint: number,
  seed: number,
  field: Bounds | null = null,
): Arrangement {
  const length = piece.lengthTenths + joint;
  const width = piece.widthTenths + joint;
  const part = rectangle({
    center: [length / 2, width / 2],
    length: piece.lengthTenths,
    width: piece.widthTenths,
  });
  const shares = field === null ? null : rowShares(field, length, width, seed);
  return (bounds, visit) => {
    const last = Math.ceil(bounds.maxY / width);
    for (let row = Math.floor(bounds.minY / width); row <= last; row++) {
      const start = (shares?.get(row) ?? plankShare(row, seed)) * length;
      const end = Math.ceil((bounds.maxX - start) / length);
      for (let i = Math.floor((bounds.minX - start) / length); i <= end; i++) {
        visit(part, start + i * length, row * width, mixKey(i, row, seed));
      }
    }
  };
}

/** Cuts `whole` into `count` shares of at least half the average, in a fixed random way. */
function shares(whole: number, count: number, seed: number, key: number): number[] {
  const weights = Array.from({ length: count }, (_, n) => 0.6 + 1.1 * unitFrom(seed, key, n));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (whole * weight) / sum);
}

const stonesPerRun = 3;
const coursesPerBand = 4;

/**
 * Stacked stone: courses of mixed heights of stones of mixed lengths. Without a joint the piece is
 * a panel of four courses and three stones to the course that key into the next; with one it is
 * the largest of single stones, laid in mortar.
 */
export function ledgerCourses(piece: Piece, joint: number, seed: number): Arrangement {
  const band = joint === 0 ? piece.widthTenths : piece.widthTenths * 2.6;
  const run = joint === 0 ? piece.lengthTenths : piece.lengthTenths * 2.2;
  return (bounds, visit) => {
    for (let b = Math.floor(bounds.minY / band); b * band <= bounds.maxY; b++) {
      let y = b * band;
      for (const [course, height] of shares(band, coursesPerBand, seed, b).entries()) {
        const row = b * coursesPerBand + course;
        const start = unitFrom(seed, row, 23) * run;
        for (let r = Math.floor((bounds.minX - start) / run); start + r * run <= bounds.maxX; r++) {
          let x = start + r * run;
          const key = mixKey(r, row, seed);
          for (const [n, length] of shares(run, stonesPerRun, seed, key).entries()) {
            const part = rectangle({
              center: [x + length / 2, y + height / 2],
              length: length - joint,
              width: height - joint,
            });
            visit(part, 0, 0, mixKey(key, n, 7));
            x += length;
          }
        }
        y += height;
      }
    }
  };
}
