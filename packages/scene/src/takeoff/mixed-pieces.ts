// Patterns of pieces of several sizes: which come in sets, which are sawn from the large one.
//   brick-bond   the half-length headers are sawn, two from one brick where joint and kerf allow
//   pinwheel     the small squares are sawn from large ones
//   windmill     the filler is sawn from a piece where it fits, otherwise it is ordered beside
//   octagon-dot  the dots are ordered beside (large octagons; small ones come on sheets)
//   versailles   complete sets: two large squares, one 3:2, one 2:1 and two small squares
//   chevron      as many left as right boards
// All others are of one size.
import type { Cell } from '../patterns/cells-of.ts';
import type { Pattern } from '../patterns/laying.ts';
import { areaOf, boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import type { CuttingRules } from './cutting/cutting-rules.ts';
import { blankOf, needOf, type PieceNeed } from './cutting/piece-needs.ts';
import { type PieceCut, PieceStock } from './cutting/piece-stock.ts';

export interface Stock {
  /** In the order of sawing; `piece` counts through all sizes. */
  readonly cuts: readonly PieceCut[];
  /** Pieces opened to be sawn. */
  readonly opened: number;
  readonly leftovers: readonly { readonly piece: number; readonly polygon: Polygon }[];
}

interface MixedCount {
  readonly whole: number;
  readonly stock: Stock;
  /** Complete sets to open; a set of one piece where there is one size. */
  readonly sets: number;
  readonly setPieces: number;
  /** Square tenths of the pieces of one set. */
  readonly setArea: number;
  /** Square tenths that are laid of these sets: all cells but those of pieces ordered beside. */
  readonly laid: number;
  /** Small pieces of the pattern that are not sawn from these and not in the sets. */
  readonly beside: number;
}

/** Pieces of each kind in one set. */
const setsOf: Partial<Readonly<Record<Pattern, readonly number[]>>> = {
  versailles: [2, 1, 1, 2],
  chevron: [1, 1],
};

/** Patterns whose other sizes are sawn from the piece itself. */
const sawn: readonly Pattern[] = ['brick-bond', 'pinwheel', 'windmill'];

export function countMixed(
  cells: readonly Cell[],
  rules: CuttingRules,
  pattern: Pattern,
): MixedCount {
  const blanks = blanksOf(cells);
  const set = setsOf[pattern];
  const main = blanks[0] ?? blanks.find((blank) => blank !== undefined);
  if (main === undefined) return nothing;
  const needs: PieceNeed[][] = [];
  const whole: number[] = [];
  let beside = 0;
  let laid = 0;
  for (const [index, cell] of cells.entries()) {
    const own = blanks[cell.kind] as Polygon;
    laid += cell.area;
    if (set || cell.kind === 0) {
      if (cell.whole) whole[cell.kind] = (whole[cell.kind] ?? 0) + 1;
      else addTo(needs, cell.kind, needOf(cell, index, own));
    } else if (sawn.includes(pattern) && fitsIn(own, main)) {
      addTo(needs, 0, sawnNeed(needOf(cell, index, own), main));
    } else {
      beside++;
      laid -= cell.area;
    }
  }
  const kinds = Math.max(needs.length, whole.length);
  const opened: number[] = [];
  const cuts: PieceCut[] = [];
  const leftovers: Stock['leftovers'][number][] = [];
  let before = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const stock = new PieceStock(rules);
    const largestFirst = (needs[kind] ?? []).toSorted((a, b) => b.area - a.area || a.cell - b.cell);
    for (const need of largestFirst) {
      const cut = stock.cut(need);
      cuts.push({ ...cut, piece: cut.piece + before });
    }
    for (const { piece, polygon } of stock.leftovers) {
      leftovers.push({ piece: piece + before, polygon });
    }
    before += stock.opened;
    opened[kind] = stock.opened;
  }
  const needed = (kind: number) => (whole[kind] ?? 0) + (opened[kind] ?? 0);
  const stock = { cuts, opened: before, leftovers };
  const shared = { whole: whole.reduce((sum, n) => sum + (n ?? 0), 0), stock, laid, beside };
  if (!set) return { ...shared, sets: needed(0), setPieces: 1, setArea: areaOf(main) };
  return {
    ...shared,
    sets: Math.max(...set.map((perSet, kind) => Math.ceil(needed(kind) / perSet))),
    setPieces: set.reduce((sum, n) => sum + n, 0),
    setArea: set.reduce((sum, n, kind) => sum + n * areaOf(blanks[kind] ?? main), 0),
  };
}

const nothing: MixedCount = {
  whole: 0,
  stock: { cuts: [], opened: 0, leftovers: [] },
  sets: 0,
  setPieces: 1,
  setArea: 1,
  laid: 0,
  beside: 0,
};

function addTo(needs: PieceNeed[][], kind: number, need: PieceNeed): void {
  const list = needs[kind];
  if (list) list.push(need);
  else needs[kind] = [need];
}

/** The whole piece of each kind. */
function blanksOf(cells: readonly Cell[]): Polygon[] {
  const blanks: Polygon[] = [];
  for (const cell of cells) blanks[cell.kind] ??= blankOf(cell);
  return blanks;
}

function fitsIn(small: Polygon, large: Polygon): boolean {
  const a = boundsOf(small);
  const b = boundsOf(large);
  return a.maxX - a.minX <= b.maxX - b.minX && a.maxY - a.minY <= b.maxY - b.minY;
}

/** A small piece sawn out of the corner of a large one; some of its edges are sawn in any case. */
function sawnNeed(need: PieceNeed, blank: Polygon): PieceNeed {
  const own = boundsOf(need.hull);
  const piece = boundsOf(blank);
  const dx = piece.minX - own.minX;
  const dy = piece.minY - own.minY;
  const hull = need.hull.map(([x, y]): Point => [x + dx, y + dy]);
  return { ...need, hull, blank, freeX: true, freeY: true };
}
