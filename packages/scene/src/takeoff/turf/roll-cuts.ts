// Pieces on a roll: cut to length first, then slit side by side, and each slit holds pieces end to end.
import { TRIM, type TurfPiece } from './row-pieces.ts';

interface OnRoll {
  readonly rollLength: number;
  readonly pieces: readonly TurfPiece[];
  /** Length of the seams where a piece was slit to use what is left of the roll. */
  readonly seam: number;
}

/** Part of a cut's width, and what of its length is left. */
interface Slit {
  readonly width: number;
  readonly left: number;
}

/** A length cut off the roll, and what of its width is not slit yet. */
interface Cut {
  readonly length: number;
  readonly free: number;
  readonly slits: readonly Slit[];
}

/** Rounding leaves a piece of the roll's width a little wider than the roll. */
const ROUNDING = 1;
/** A part that is slit off a piece is at least 2 ft wide. */
const LEAST_WIDTH = 6_096;
/** A piece is slit into no more parts than this. */
const MOST_PARTS = 5;
/** Slitting pieces, and the seams it makes, must save this much of the roll. */
const WORTH_SEAMS = 0.05;

/**
 * Lays pieces on a roll, none turned: the best of three orders. Those that need a cut of their own
 * may be slit into parts that fit beside others, if that saves 5 % of the roll.
 */
export function layOnRoll(pieces: readonly TurfPiece[], rollWidth: number): OnRoll {
  const orders = [
    pieces.toSorted((a, b) => b.length - a.length || b.width - a.width),
    pieces.toSorted((a, b) => b.width - a.width || b.length - a.length),
    pieces.toSorted((a, b) => b.width * b.length - a.width * a.length),
  ];
  const whole = shortest(orders.map((order) => layInOrder(order, rollWidth, 1)));
  const slit = shortest(orders.map((order) => layInOrder(order, rollWidth, MOST_PARTS)));
  return slit.rollLength < whole.rollLength * (1 - WORTH_SEAMS) ? slit : whole;
}

const shortest = (layings: readonly OnRoll[]) =>
  layings.reduce((best, one) => (one.rollLength < best.rollLength ? one : best));

function layInOrder(pieces: readonly TurfPiece[], rollWidth: number, mostParts: number): OnRoll {
  let cuts: readonly Cut[] = [];
  const laid: TurfPiece[] = [];
  let seam = 0;
  for (const piece of pieces) {
    const within = putWithin(cuts, piece, mostParts);
    laid.push(...(within?.parts ?? [piece]));
    if (within) seam += (within.parts.length - 1) * (piece.length - 2 * TRIM);
    const { length, width } = piece;
    const own = { length, free: rollWidth - width, slits: [{ width, left: 0 }] };
    cuts = within?.cuts ?? [...cuts, own];
  }
  return { rollLength: cuts.reduce((sum, { length }) => sum + length, 0), pieces: laid, seam };
}

interface Within {
  readonly cuts: readonly Cut[];
  readonly parts: readonly TurfPiece[];
}

/** The piece, whole or slit, where the cuts so far have room for it; nothing where they have not. */
function putWithin(before: readonly Cut[], piece: TurfPiece, mostParts: number): Within | null {
  let cuts = before;
  let left = piece.width;
  const parts: TurfPiece[] = [];
  while (left > ROUNDING && parts.length < mostParts) {
    const rooms = roomsFor(cuts, piece.length).toSorted((a, b) => a.width - b.width);
    const fits = rooms.find(({ width }) => width >= left - ROUNDING);
    const room = fits ?? rooms.at(-1);
    // What is left after this part must be wide enough too.
    const width = fits ? left : Math.min(room?.width ?? 0, left - LEAST_WIDTH);
    if (!room || (!fits && width < LEAST_WIDTH)) return null;
    const at = [piece.at[0], piece.at[1] + piece.width - left] as const;
    parts.push({ length: piece.length, width, at });
    cuts = room.taking(width);
    left -= width;
  }
  return left > ROUNDING ? null : { cuts, parts };
}

/** A part of the roll's width that has room, and the cuts once so much of it is taken. */
interface Room {
  readonly width: number;
  readonly taking: (width: number) => readonly Cut[];
}

/** Where a piece of this length has room: behind others in their slits, or beside them. */
function roomsFor(cuts: readonly Cut[], length: number): Room[] {
  return cuts.flatMap((cut, n) => {
    if (cut.length < length - ROUNDING) return [];
    const behind = cut.slits.flatMap((slit, m): Room[] => {
      const slits = () => cut.slits.with(m, { width: slit.width, left: slit.left - length });
      const room = { width: slit.width, taking: () => cuts.with(n, { ...cut, slits: slits() }) };
      return slit.left >= length - ROUNDING ? [room] : [];
    });
    const taking = (width: number) => {
      const slits = [...cut.slits, { width, left: cut.length - length }];
      return cuts.with(n, { length: cut.length, free: cut.free - width, slits });
    };
    return [...behind, { width: cut.free, taking }];
  });
}
