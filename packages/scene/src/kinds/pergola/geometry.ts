import { evenly, partsOf } from '../../fittings/evenly.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import { POST_MM, postsOf } from './posts.ts';
import type { PergolaParams } from './schema.ts';

/** Pieces of a pergola in millimeters: ground at y = 0. */
export function buildPergola(params: PergolaParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);
  const places = postsOf(params);
  const zs = Math.max(...places.map(([, z]) => z));
  const posts = places.map(([x, z]) => move(box(POST_MM, h - 60, POST_MM, 4), x, 0, z));
  if (params.form === 'classic') {
    const tail = (long: number, tall: number, thick: number) =>
      extrude(
        [
          [-long / 2 + 90, 0],
          [long / 2 - 90, 0],
          [long / 2, tall * 0.6],
          [long / 2, tall],
          [-long / 2, tall],
          [-long / 2, tall * 0.6],
        ],
        thick,
      );
    const beams = [-1, 1].flatMap((s) =>
      [-1, 1].map((k) => move(tail(w, 190, 40), 0, h - 420, s * zs + k * 90 - 20)),
    );
    const rafters = evenly(partsOf(w - 300, 420), w - 300).map((x) =>
      move(turn(tail(d, 160, 40), 'y', 90), x - 20, h - 230, 0),
    );
    const purlins = evenly(partsOf(d - 200, 300), d - 200).map((z) =>
      move(box(w - 260, 70, 36, 0), 0, h - 70, z),
    );
    return [
      piece(
        { slot: 'frame', grain: 'y' },
        ...places.map(([x, z]) => move(box(POST_MM, h - 230, POST_MM, 4), x, 0, z)),
        ...places.map(([x, z]) => move(box(POST_MM + 50, 180, POST_MM + 50, 3), x, 0, z)),
      ),
      piece({ slot: 'frame' }, ...beams, ...purlins),
      piece({ slot: 'frame', grain: 'z' }, ...rafters),
    ];
  }
  const rim = [
    ...[-1, 1].map((s) => move(box(w, 200, 90, 3), 0, h - 200, s * (d / 2 - 45))),
    ...[-1, 1].map((s) => move(box(90, 200, d - 180, 0), s * (w / 2 - 45), h - 200, 0)),
  ];
  const slats =
    params.form === 'louvered'
      ? evenly(partsOf(d - 200, 190), d - 200).map((z) =>
          move(turn(box(w - 190, 24, 190, 2), 'x', 35), 0, h - 120, z),
        )
      : evenly(partsOf(w - 200, 240), w - 200).map((x) =>
          move(box(50, 150, d - 190, 0), x, h - 180, 0),
        );
  return [
    piece({ slot: 'frame', grain: 'y' }, ...posts),
    piece({ slot: 'frame' }, ...rim, ...slats),
  ];
}
