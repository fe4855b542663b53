// Doors and drawer fronts of furniture, centered on x, standing on y = 0 with their backs at z = 0.
import { extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { board } from './board.ts';

export const frontStyles = [
  'slab',
  'shaker',
  'raised',
  'reeded',
  'cane',
  'plank',
  'glass',
] as const;
export type FrontStyle = (typeof frontStyles)[number];
export const FRONT_MM = 18;

function frame(w: number, h: number, rail: number): Shape {
  const z = FRONT_MM / 2;
  return merge(
    move(board(rail, h, FRONT_MM, 1.2), -(w - rail) / 2, 0, z),
    move(board(rail, h, FRONT_MM, 1.2), (w - rail) / 2, 0, z),
    move(board(w - 2 * rail, rail, FRONT_MM, 1), 0, 0, z),
    move(board(w - 2 * rail, rail, FRONT_MM, 1), 0, h - rail, z),
  );
}

/** Board whose front is a row of half-round reeds (outward) or of grooves between planks. */
function ribbed(w: number, h: number, pitch: number, isReed: boolean): Shape {
  // Wide fronts get broader reeds rather than more of them.
  const count = Math.min(20, Math.max(3, Math.round(w / pitch)));
  const step = w / count;
  const rib = (x: number): Vec2[] =>
    isReed
      ? [0.06, 0.34, 0.66, 0.94].map((t) => [x + t * step, 9 + 9 * Math.sin(Math.PI * t)])
      : [
          [x + 2.5, 13],
          [x + 4.5, FRONT_MM],
          [x + step - 4.5, FRONT_MM],
          [x + step - 2.5, 13],
        ];
  const ribs = Array.from({ length: count }, (_, i) => rib(-w / 2 + i * step)).flat();
  const solid = extrude([[w / 2, 0], ...[...ribs].reverse(), [-w / 2, 0]], h);
  return {
    points: solid.points.map(([x, z, y]) => [x, h - y, z] as const),
    triangles: solid.triangles,
  };
}

/** One front of the slot 'front'; drawers lower than 110 mm stay plain, as joiners make them. */
export function frontPanel(style: FrontStyle, w: number, h: number): Piece[] {
  const wear = { slot: 'front', grain: 'y' } as const;
  const plain = move(board(w, h, FRONT_MM, 1.6), 0, 0, FRONT_MM / 2);
  const rail = Math.min(56, w * 0.22, h * 0.26);
  const inner = { w: w - 2 * rail + 8, h: h - 2 * rail + 8 };
  const panel = move(board(inner.w, inner.h, 6, 0.5), 0, rail - 4, 7);
  if (h < 110 && style !== 'reeded') return [piece({ slot: 'front' }, plain)];
  switch (style) {
    case 'shaker':
      return [piece(wear, frame(w, h, rail), panel)];
    case 'raised': {
      const field = board(inner.w - 20, inner.h - 20, 14, 9);
      return [piece(wear, frame(w, h, rail), panel, move(field, 0, rail + 6, 9))];
    }
    case 'reeded':
      return [piece(wear, ribbed(w, h, 24, true))];
    case 'plank':
      return [piece(wear, ribbed(w, h, 92, false))];
    case 'cane':
      return [piece(wear, frame(w, h, rail)), piece({ fixed: 'woven-cane' }, panel)];
    case 'glass':
      return [piece(wear, frame(w, h, rail)), piece({ fixed: 'glass-clear' }, panel)];
    default:
      return [piece(wear, plain)];
  }
}
