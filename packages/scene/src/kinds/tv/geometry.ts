import { frameRing } from '../../fittings/picture-frame.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import type { TvParams } from './schema.ts';
import { tvSize } from './size.ts';

/** Pieces of a TV in millimeters: wall at z = 0, or feet on y = 0. */
export function buildTv(params: TvParams): Piece[] {
  const { width: w, height, depth: d } = tvSize(params);
  const foot = params.form === 'stand' ? 60 : 0;
  const h = height - foot;
  const z = params.form === 'stand' ? d / 2 - 20 : 0;
  const front = params.form === 'stand' ? 40 : d;
  const face = params.form === 'art-frame' ? 22 : 8;
  const put = (s: Shape) => move(s, 0, foot + h / 2, z);
  const frame = put(frameRing(rectangle(w, h), face, front, 2));
  const back = put(move(box(w * 0.7, h * 0.6, front * 0.6, 4), 0, -h * 0.3, front * 0.3));
  const feet = [-1, 1].map((side) =>
    move(
      merge(move(box(24, 8, d, 3), 0, 0, d / 2), move(box(18, foot + 20, 24, 2), 0, 0, d / 2)),
      side * w * 0.34,
      0,
      0,
    ),
  );
  return [
    piece({ slot: 'body' }, frame, back, ...(foot > 0 ? feet : [])),
    piece(
      { fixed: 'glass-black' },
      put(move(extrude(rectangle(w - face * 1.4, h - face * 1.4), front - 7), 0, 0, 3)),
    ),
  ];
}
