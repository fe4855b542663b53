// Boxes behind the fronts. Millimeters: x from the cabinet's left, back at z = 0.
import { block } from '../../geometry/boards.ts';
import { prism } from '../../geometry/extrude.ts';
import type { Outline } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import { PANEL_MM } from './construction.ts';

/** Boards of adjacent cabinets stop short of each other, so that no two faces lie in one plane. */
const AIR = 0.2;

interface Box {
  readonly w: number;
  readonly bottom: number;
  readonly top: number;
  readonly depth: number;
}

/** A closed box: nothing of its inside is ever seen. */
export function solidBox({ w, bottom, top, depth }: Box): Shape {
  return block([AIR, bottom, 0], [w - AIR, top, depth]);
}

/** Sides, bottom and back; a lid unless something hangs into it from above. Shelves as wanted. */
export function hollowBox(
  { w, bottom, top, depth }: Box,
  { lid, shelves }: { readonly lid: boolean; readonly shelves: readonly number[] },
): Shape[] {
  const inner = w - PANEL_MM;
  const level = (y: number, front: number, back = 6) =>
    block([PANEL_MM, y, back], [inner, y + PANEL_MM, front]);
  return [
    block([AIR, bottom, 0], [PANEL_MM, top, depth]),
    block([inner, bottom, 0], [w - AIR, top, depth]),
    block([PANEL_MM, bottom + PANEL_MM, 0], [inner, top, 6]),
    level(bottom, depth, 0),
    ...(lid ? [level(top - PANEL_MM, depth - 0.4)] : []),
    ...shelves.map((y) => level(y, depth - 12)),
  ];
}

/** Heights of shelves about 11 in apart between two levels. */
export function shelfHeights(bottom: number, top: number): number[] {
  const count = Math.max(0, Math.round((top - bottom) / 300) - 1);
  return Array.from(
    { length: count },
    (_, i) => bottom + ((top - bottom) * (i + 1)) / (count + 1) - PANEL_MM / 2,
  );
}

/** A box over any outline in plan (x right, y toward the back). */
export function shapedBox(outline: Outline, bottom: number, top: number): Shape {
  return move(prism(outline, top - bottom), 0, bottom, 0);
}

/** The board that closes a toe kick, with the dark behind it. */
export function toeKick(w: number, height: number, depth: number): Piece {
  return piece({ slot: 'toe' }, block([0, 0, 20], [w, height + 1, depth]));
}
