import { frameRing } from '../../fittings/picture-frame.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import {
  circle,
  inset,
  type Outline,
  rectangle,
  regularPolygon,
  roundedRectangle,
} from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { ClockParams } from './schema.ts';

/** Pieces of a wall clock in millimeters: wall at z = 0, dial about the origin. */
export function buildClock(params: ClockParams): Piece[] {
  const full = mmFromTenths(params.diameterTenths) / 2;
  const r = params.form === 'sunburst' ? full * 0.46 : full;
  const face = Math.max(8, r * 0.07);
  const outline =
    params.form === 'square'
      ? roundedRectangle(2 * r, 2 * r, r * 0.12)
      : params.form === 'schoolhouse'
        ? regularPolygon(8, r / Math.cos(Math.PI / 8), 22.5)
        : circle(r, 56);
  const dial = params.form === 'schoolhouse' ? r * 0.84 : r - face;
  const marks = Array.from({ length: 12 }, (_, i) => {
    const long = i % 3 === 0 ? dial * 0.16 : dial * 0.1;
    const mark =
      params.numerals === 'dots'
        ? extrude(circle(dial * (i % 3 === 0 ? 0.045 : 0.028), 12), 2)
        : move(box(dial * 0.035, long, 2, 0), 0, -long / 2, 1);
    return turn(move(mark, 0, dial * 0.8, 26), 'z', 30 * i);
  });
  const hand = (long: number, wide: number, deg: number, z: number) =>
    move(turn(move(box(wide, long * 1.16, 2, 0), 0, -long * 0.16, 0), 'z', deg), 0, 0, z);
  const rays = Array.from({ length: 24 }, (_, i) => {
    const out = full * (i % 2 === 0 ? 1 : 0.8);
    const spike: Outline = [
      [-full * 0.02, r * 0.95],
      [full * 0.02, r * 0.95],
      [full * 0.006, out],
      [-full * 0.006, out],
    ];
    return turn(move(extrude(spike, 8), 0, 0, 12), 'z', 15 * i);
  });
  const tail =
    params.form === 'schoolhouse'
      ? [
          move(
            extrude(
              [
                [-r * 0.5, -r * 2],
                [r * 0.5, -r * 2],
                [r * 0.5, -r * 0.8],
                [-r * 0.5, -r * 0.8],
              ],
              40,
            ),
            0,
            0,
            0,
          ),
        ]
      : [];
  const window =
    params.form === 'schoolhouse'
      ? [move(extrude(rectangle(r * 0.7, r * 0.6), 2), 0, -r * 1.42, 40)]
      : [];
  return [
    piece(
      { slot: 'case', grain: 'y' },
      frameRing(outline, params.form === 'schoolhouse' ? r * 0.16 : face, 50, 3),
      extrude(inset(outline, face / 2), 20),
      ...(params.form === 'sunburst' ? rays : []),
      ...tail,
    ),
    piece({ slot: 'dial' }, extrude(circle(dial * 1.02, 56), 26), ...window),
    piece(
      { slot: 'hands' },
      ...marks,
      hand(dial * 0.5, dial * 0.06, 55, 31),
      hand(dial * 0.74, dial * 0.045, -62, 34),
      move(extrude(circle(dial * 0.06, 16), 12), 0, 0, 27),
      ...(params.form === 'schoolhouse'
        ? [
            move(extrude(circle(r * 0.17, 24), 4), 0, -r * 1.5, 42),
            move(box(4, r * 0.5, 3, 0), 0, -r * 1.5, 43),
          ]
        : []),
    ),
  ];
}
