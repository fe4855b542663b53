import type { Construction } from '../fittings/cabinets/construction.ts';
import type { FrontCell } from './front-cells.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A front with its gaps taken off, and the opening of the face frame behind or around it. */
export interface PlacedFront {
  readonly cell: FrontCell;
  readonly front: Rect;
  readonly opening: Rect;
}

const PAIR_GAP_MM = 1.5;

function isPair(a: FrontCell | undefined, b: FrontCell | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.kind === b.kind &&
    a.hinge === 'left' &&
    b.hinge === 'right' &&
    a.y === b.y &&
    a.h === b.h &&
    Math.abs(a.x + a.w - b.x) < 0.01
  );
}

/** Real sizes of the fronts of a cabinet's cells; `face` is the whole face they divide. */
export function placeFronts(
  cells: readonly FrontCell[],
  face: Rect,
  made: Construction,
): PlacedFront[] {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  return cells.map((cell, i) => {
    const pairLeft = isPair(cells[i - 1], cell);
    const pairRight = isPair(cell, cells[i + 1]);
    const member = (isBorder: boolean) => made.frame * (isBorder ? 1 : 0.5);
    const sides = {
      left: pairLeft ? 0 : member(near(cell.x, face.x)),
      right: pairRight ? 0 : member(near(cell.x + cell.w, face.x + face.w)),
      low: member(near(cell.y, face.y)),
      high: member(near(cell.y + cell.h, face.y + face.h)),
    };
    const opening = {
      x: cell.x + sides.left,
      y: cell.y + sides.low,
      w: cell.w - sides.left - sides.right,
      h: cell.h - sides.low - sides.high,
    };
    const base = made.inset ? opening : cell;
    const left = pairLeft ? PAIR_GAP_MM : made.reveal;
    const right = pairRight ? PAIR_GAP_MM : made.reveal;
    const front = {
      x: base.x + left,
      y: base.y + made.reveal,
      w: base.w - left - right,
      h: base.h - 2 * made.reveal,
    };
    return { cell, front, opening };
  });
}

/** Openings of the face frame: the two doors of a pair share one. */
export function frameOpenings(fronts: readonly PlacedFront[]): Rect[] {
  const openings: Rect[] = [];
  fronts.forEach(({ cell, opening }, i) => {
    const before = fronts[i - 1];
    const last = openings.at(-1);
    if (before && last && isPair(before.cell, cell)) {
      openings[openings.length - 1] = { ...last, w: opening.x + opening.w - last.x };
      return;
    }
    openings.push(opening);
  });
  return openings.filter(({ w, h }) => w > 5 && h > 5);
}
