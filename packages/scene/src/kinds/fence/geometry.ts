import { evenly, partsOf } from '../../fittings/evenly.ts';
import { fenceInfill } from '../../fittings/fence-infill.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { FenceParams } from './schema.ts';

/** Pieces of a fence in millimeters: ground at y = 0. */
export function buildFence(params: FenceParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const h = mmFromTenths(params.heightTenths);
  const isThin = params.form === 'iron' || params.form === 'wire';
  const post = isThin ? 60 : 96;
  const bays = partsOf(w, 2440);
  const span = (w - 110) / bays;
  const posts = Array.from({ length: bays + 1 }, (_, i) => {
    const x = span * i - (w - 110) / 2;
    return merge(
      move(box(post, h - 24, post, 3), x, 0, 0),
      move(box(110, 24, 110, 4), x, h - 24, 0),
    );
  });
  const { boards, upright } = fenceInfill(params.form, span - post, h - 60);
  const middles = evenly(bays, w - 110);
  return [
    piece({ slot: 'post', grain: 'y' }, ...posts),
    piece(
      { slot: 'board', grain: 'x' },
      ...middles.flatMap((x) => boards.map((s) => move(s, x, 0, 0))),
    ),
    ...(upright.length > 0
      ? [
          piece(
            { slot: 'board', grain: 'y' },
            ...middles.flatMap((x) => upright.map((s) => move(s, x, 0, 0))),
          ),
        ]
      : []),
  ];
}
