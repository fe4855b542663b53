import { evenly } from '../../fittings/evenly.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { TowelLadderParams } from './schema.ts';

/** Pieces of a towel ladder in millimeters: floor at y = 0. */
export function buildTowelLadder(params: TowelLadderParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const isHeated = params.form === 'heated';
  const thick = isHeated ? 14 : 19;
  const side = (x: number) => pole(thick, [x, 0, 0], [x, h, 0], 14);
  const count = isHeated ? Math.round(h / 95) : 5;
  const rungs = evenly(count, h * 0.92).map((y) =>
    pole(
      isHeated ? 10 : 14,
      [-w / 2 + thick, y + h / 2, isHeated ? 16 : 0],
      [w / 2 - thick, y + h / 2, isHeated ? 16 : 0],
      12,
    ),
  );
  const ladder = merge(side(-w / 2 + thick), side(w / 2 - thick), ...rungs);
  const at = evenly(count, h * 0.92).map((y) => y + h / 2);
  const hung = [at.at(-1) ?? h, at.at(isHeated ? -6 : -3) ?? h / 2].map((y, i) => {
    const long = Math.min(h * 0.3, 440) * (i === 0 ? 1 : 0.8);
    return merge(
      move(box(w * 0.66, long, 8, 2), 0, y - long, (isHeated ? 16 : 0) + 18),
      move(box(w * 0.66, long * 0.8, 8, 2), 0, y - long * 0.8, (isHeated ? 16 : 0) - 18),
      move(box(w * 0.66, 9, 44, 3), 0, y + 9, isHeated ? 16 : 0),
    );
  });
  const lean = params.form === 'leaning' ? 9.5 : 0;
  const tilt = (s: Shape) => turn(s, 'x', -lean);
  const feet =
    params.form === 'freestanding'
      ? [-1, 1].map((x) => move(box(44, 24, 320, 4), x * (w / 2 - 22), 0, 0))
      : isHeated
        ? [-1, 1].flatMap((x) =>
            [0.1, 0.9].map((t) =>
              pole(9, [x * (w / 2 - thick), h * t, -64], [x * (w / 2 - thick), h * t, 0], 12),
            ),
          )
        : [];
  return [
    piece({ slot: 'frame', grain: 'y' }, tilt(ladder), ...feet),
    ...(params.towels ? [piece({ slot: 'towel', grain: 'y' }, ...hung.map(tilt))] : []),
  ];
}
