// Doors and drawer fronts of cabinets, standing on y = 0 with their backs at z = 0.
import { box, extrude } from '../../geometry/extrude.ts';
import { fillet, rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import type { VanityParams } from './schema.ts';

export const FRONT = 20;

function framed(
  w: number,
  h: number,
  rail: number,
  inner: readonly Vec2[] = rectangle(w - 2 * rail, h - 2 * rail),
): Shape {
  const ring = extrude(rectangle(w, h), FRONT, { holes: [inner], bevel: 1.2 });
  return merge(move(ring, 0, h / 2, 0), move(box(w - rail, h - rail, 9, 0.5), 0, rail / 2, 6));
}

/** One front; drawers lower than about 90 mm stay plain, as joiners make them. */
export function front(
  style: VanityParams['front'],
  w: number,
  h: number,
  slot = 'cabinet',
): Piece[] {
  const rail = Math.min(58, w * 0.2, h * 0.24);
  const plain = move(box(w, h, FRONT, 1.4), 0, 0, FRONT / 2);
  const wear = { slot, grain: 'y' } as const;
  if (h < 90 && style !== 'fluted') return [piece({ slot }, plain)];
  switch (style) {
    case 'slab':
      return [piece(wear, plain)];
    case 'raised':
      return [
        piece(
          wear,
          framed(w, h, rail),
          move(box(w - 2 * rail - 18, h - 2 * rail - 18, 10, 5, 5), 0, rail + 9, 14),
        ),
      ];
    case 'beaded':
      return [
        piece(
          wear,
          framed(w, h, rail),
          move(
            extrude(rectangle(w - 2 * rail + 4, h - 2 * rail + 4), 5, {
              holes: [rectangle(w - 2 * rail - 8, h - 2 * rail - 8)],
              bevel: 2,
            }),
            0,
            h / 2,
            9,
          ),
        ),
      ];
    case 'fluted': {
      const count = Math.max(4, Math.round(w / 24));
      const reeds = Array.from({ length: count }, (_, i) =>
        move(
          cylinder(w / count / 2.1, h - 2, 1),
          (i - (count - 1) / 2) * (w / count),
          1,
          FRONT - 6,
        ),
      );
      return [piece(wear, move(box(w, h, FRONT - 6, 1), 0, 0, (FRONT - 6) / 2), ...reeds)];
    }
    case 'louver': {
      const count = Math.max(3, Math.round((h - 2 * rail) / 30));
      const slats = Array.from({ length: count }, (_, i) =>
        move(
          turn(box(w - 2 * rail + 4, 4, 26, 1.2), 'x', 38),
          0,
          rail + ((h - 2 * rail) * (i + 0.5)) / count,
          11,
        ),
      );
      return [piece(wear, framed(w, h, rail)), piece({ slot }, merge(...slats))];
    }
    case 'arched': {
      const a = w / 2 - rail;
      const low = -h / 2 + rail;
      const high = h / 2 - rail;
      const crown: Vec2[] = Array.from({ length: 13 }, (_, i) => [
        a * Math.cos((Math.PI * i) / 12),
        high - a * 0.5 + a * 0.5 * Math.sin((Math.PI * i) / 12),
      ]);
      return [piece(wear, framed(w, h, rail, fillet([[-a, low], [a, low], ...crown], 1)))];
    }
    case 'cane': {
      const inner = { w: w - 2 * rail, h: h - 2 * rail };
      const columns = Math.round(inner.w / 15);
      const rows = Math.round(inner.h / 15);
      const strands = [
        ...Array.from({ length: columns }, (_, i) =>
          move(box(3, inner.h, 2, 0.6), -inner.w / 2 + (inner.w * (i + 0.5)) / columns, rail, 15),
        ),
        ...Array.from({ length: rows }, (_, i) =>
          move(box(inner.w, 3, 2, 0.6), 0, rail + (inner.h * (i + 0.5)) / rows, 16),
        ),
      ];
      return [piece(wear, framed(w, h, rail)), piece({ fixed: 'shade-rattan' }, merge(...strands))];
    }
    default:
      return [piece(wear, framed(w, h, rail))];
  }
}
