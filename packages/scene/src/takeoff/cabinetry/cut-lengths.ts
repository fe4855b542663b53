// Which molding is cut from which length: the longest first, each from the first length it fits in.
import type { CutPiece } from './trim-lengths.ts';

/** As an entry of a cut list has it. */
interface LengthCut {
  readonly number: number;
  readonly piece: number;
  readonly fromOffcut: boolean;
  readonly turnedDeg: number;
  readonly lengthTenths: number;
  readonly widthTenths: number;
}

/** 1/8 in goes with every cut. */
const KERF_TENTHS = 32;

interface Numbered {
  readonly piece: CutPiece;
  /** Lengths that a straight is joined from follow each other. */
  readonly order: number;
}

/** A straight that is longer than a length is joined from several. */
function joined(pieces: readonly CutPiece[], stock: number): Numbered[] {
  return pieces.flatMap((piece, order) => {
    const parts: Numbered[] = [];
    for (let left = piece.lengthTenths; left > 0; left -= stock) {
      const lengthTenths = Math.min(left, stock);
      parts.push({ order, piece: { ...piece, lengthTenths } });
    }
    return parts;
  });
}

/** The cut list in the order of the pieces; `count` lengths of `stock` tenths cover it, kerfs included. */
export function cutLengths(
  pieces: readonly CutPiece[],
  stock: number,
): { readonly count: number; readonly cuts: readonly LengthCut[] } {
  const left: number[] = [];
  const placed = joined(pieces, stock)
    .toSorted((a, b) => b.piece.lengthTenths - a.piece.lengthTenths || a.order - b.order)
    .map(({ piece, order }) => {
      const { lengthTenths, widthTenths } = piece;
      const found = left.findIndex((rest) => rest >= lengthTenths);
      const at = found === -1 ? left.length : found;
      left[at] = (found === -1 ? stock : (left[at] ?? 0)) - lengthTenths - KERF_TENTHS;
      const cut = { piece: at + 1, fromOffcut: found !== -1, turnedDeg: 0 };
      return { order, cut: { ...cut, lengthTenths, widthTenths } };
    });
  const cuts = placed
    .toSorted((a, b) => a.order - b.order)
    .map(({ cut }, n) => ({ number: n + 1, ...cut }));
  return { count: left.length, cuts };
}
