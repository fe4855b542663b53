// Case furniture: a box of boards, divided into columns of drawers, doors and open shelves.
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { board } from './board.ts';
import { FRONT_MM, type FrontStyle, frontPanel } from './fronts.ts';
import { furniturePull, type PullStyle, pullReach } from './pulls.ts';

/** `left`, `right`: a door by the side of its hinge; `pair`: two doors; `glass`: doors with panes. */
export type CellUse = 'drawer' | 'left' | 'right' | 'pair' | 'open' | 'glass' | 'flap';
export interface Cell {
  /** Share of the column's height. */
  readonly share: number;
  readonly use: CellUse;
  /** Shelves in an open or glazed cell. */
  readonly shelves?: number;
}
export interface Column {
  readonly share: number;
  /** From the bottom up. */
  readonly cells: readonly Cell[];
}

/** Equal cells of one use, from the bottom up. */
export function stack(use: CellUse, count: number): Cell[] {
  return Array.from({ length: count }, () => ({ share: 1, use }));
}

interface CasePlan {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly columns: readonly Column[];
  readonly front: FrontStyle;
  readonly pull: PullStyle;
  /** Thickness of the boards. */
  readonly t?: number;
  /** A top board that stands out over sides and front. */
  readonly over?: number;
  readonly topThick?: number;
  readonly back?: boolean;
}

const GAP = 3;

function doorPull(style: PullStyle, w: number): Shape | null {
  const pull = furniturePull(style, Math.max(w, 300));
  return pull && style === 'bar' ? turn(pull, 'z', 90) : pull;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function leaf(plan: CasePlan, cell: Cell, at: Place, hinge: -1 | 1 | 0): Piece[] {
  const isDrawer = hinge === 0;
  const style =
    cell.use === 'glass' ? 'glass' : isDrawer && plan.front === 'glass' ? 'shaker' : plan.front;
  const face = frontPanel(style, at.w - GAP, at.h - GAP);
  const shape = isDrawer ? furniturePull(plan.pull, at.w) : doorPull(plan.pull, at.w);
  if (!shape) return changed(face, (s) => move(s, at.x, at.y + GAP / 2, 0));
  const two = isDrawer && at.w > 620 && plan.pull !== 'bar';
  const xs = isDrawer ? (two ? [-at.w / 4, at.w / 4] : [0]) : [-hinge * (at.w / 2 - 30)];
  const y = isDrawer ? at.h / 2 : at.h > 900 ? at.h * 0.46 : at.h * 0.64;
  return [
    ...changed(face, (s) => move(s, at.x, at.y + GAP / 2, 0)),
    piece({ slot: 'hardware' }, ...xs.map((x) => move(shape, at.x + x, at.y + y, FRONT_MM))),
  ];
}

function fronts(plan: CasePlan, cell: Cell, at: Place): Piece[] {
  const half = at.w / 2;
  const leaves: [Place, -1 | 1 | 0][] =
    cell.use === 'open'
      ? []
      : cell.use === 'drawer' || cell.use === 'flap'
        ? [[at, 0]]
        : cell.use === 'left'
          ? [[at, -1]]
          : cell.use === 'right'
            ? [[at, 1]]
            : [
                [{ ...at, x: at.x - half / 2, w: half }, -1],
                [{ ...at, x: at.x + half / 2, w: half }, 1],
              ];
  return leaves.flatMap(([place, hinge]) => leaf(plan, cell, place, hinge));
}

/**
 * Pieces of a case centered on x, standing on y = 0, its back at z = 0, its pulls reaching z = d.
 * Slots: body, front, hardware.
 */
export function caseGoods(plan: CasePlan): Piece[] {
  const { w, h, t = 20, over = 0, back = true } = plan;
  const top = plan.topThick ?? t;
  const isClosed = plan.columns.some(({ cells }) => cells.some(({ use }) => use !== 'open'));
  const deep = plan.d - (isClosed ? FRONT_MM + pullReach(plan.pull) : 0);
  const box = w - 2 * over;
  const inner = box - 2 * t;
  const tall = h - top - t;
  const boards: Shape[] = [
    ...[-1, 1].map((s) =>
      move(board(t, h - top, deep - over, 1.5), s * (box / 2 - t / 2), 0, (deep - over) / 2),
    ),
    move(board(inner, t, deep - over - 2, 1), 0, 0, (deep - over) / 2),
  ];
  const hidden: Shape[] = back ? [move(board(inner, h - top, 8, 0.3), 0, 0, 5)] : [];
  const pieces: Piece[] = [
    piece(
      { slot: 'body' },
      move(
        board(w, top, deep + (over > 0 ? FRONT_MM + 2 : 0), over > 0 ? 3 : 1.5),
        0,
        h - top,
        (deep + (over > 0 ? FRONT_MM + 2 : 0)) / 2,
      ),
    ),
  ];
  const total = plan.columns.reduce((sum, { share }) => sum + share, 0);
  let x = -inner / 2;
  for (const [index, column] of plan.columns.entries()) {
    const wide = (inner * column.share) / total;
    const cells = column.cells.reduce((sum, { share }) => sum + share, 0);
    let y = t;
    for (const [row, cell] of column.cells.entries()) {
      const high = (tall * cell.share) / cells;
      const at = { x: x + wide / 2, y, w: wide, h: high };
      pieces.push(...changed(fronts(plan, cell, at), (s) => move(s, 0, 0, deep - over)));
      const shelves = cell.shelves ?? 0;
      for (let i = 1; i <= shelves; i += 1) {
        boards.push(
          move(
            board(wide - 2, 18, deep - over - 24, 1),
            at.x,
            y + (high * i) / (shelves + 1) - 9,
            (deep - over - 24) / 2 + 4,
          ),
        );
      }
      const above = column.cells[row + 1];
      if (above && (above.use === 'open' || cell.use === 'open' || above.use === 'glass')) {
        boards.push(
          move(board(wide, t, deep - over - 2, 1), at.x, y + high - t / 2, (deep - over) / 2),
        );
      }
      y += high;
    }
    x += wide;
    if (index < plan.columns.length - 1) {
      boards.push(move(board(t, tall, deep - over - 2, 1), x, t, (deep - over) / 2));
    }
  }
  return [piece({ slot: 'body', grain: 'y' }, ...boards, ...hidden), ...pieces];
}
