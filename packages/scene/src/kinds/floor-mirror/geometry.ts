import { framedSheet, frameOutline, frameRing } from '../../fittings/picture-frame.ts';
import { bead, pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { FloorMirrorParams } from './schema.ts';

const LEAN_DEG = 7;

/** Pieces of a floor mirror in millimeters: floor at y = 0, what it leans on behind it. */
export function buildFloorMirror(params: FloorMirrorParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  if (params.form === 'cheval') {
    const tall = h * 0.86;
    const outline = frameOutline('pill', w - 120, tall, 2);
    const tilted = (s: Shape) => move(turn(move(s, 0, 0, -14), 'x', -4), 0, h - tall / 2, 0);
    const side = (x: number) =>
      merge(
        move(box(26, h * 0.72, 26, 4), x * (w / 2 - 16), 60, 0),
        move(box(30, 30, 460, 6, 10), x * (w / 2 - 16), 36, 0),
        ...[-1, 1].map((z) => move(bead(22), x * (w / 2 - 16), 22, z * 200)),
        pole(6, [x * (w / 2 - 16), h * 0.57, 0], [x * (w / 2 - 64), h * 0.57, 0]),
        move(bead(18), x * (w / 2 - 16), 60 + h * 0.72, 0),
      );
    return [
      piece(
        { slot: 'frame', grain: 'y' },
        tilted(frameRing(outline, 26, 28, 5)),
        side(-1),
        side(1),
        move(box(w - 50, 30, 20, 4), 0, 70, 0),
      ),
      piece({ fixed: 'mirror-glass' }, tilted(framedSheet(outline, 26, 18))),
    ];
  }
  const outline = frameOutline(params.form, w, h, 4);
  const lean = (s: Shape) => turn(move(s, 0, h / 2, 0), 'x', -LEAN_DEG);
  return [
    piece({ slot: 'frame', grain: 'y' }, lean(frameRing(outline, 32, 34, 4))),
    piece({ fixed: 'mirror-glass' }, lean(framedSheet(outline, 32, 24))),
  ];
}
