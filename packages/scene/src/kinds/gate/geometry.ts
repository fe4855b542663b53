import { evenly } from '../../fittings/evenly.ts';
import { fenceInfill } from '../../fittings/fence-infill.ts';
import { pole, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { merge, move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { GateParams } from './schema.ts';

/** Pieces of a gate with its posts in millimeters: ground at y = 0, shut. */
export function buildGate(params: GateParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const post = 110;
  const clear = w - 2 * post - 20;
  const leafWide = clear / params.leaves - (params.leaves > 1 ? 5 : 0);
  const { boards, upright } = fenceInfill(params.form, leafWide - 40, h - 90);
  const middles = evenly(params.leaves, clear);
  const posts = [-1, 1].map((s) =>
    merge(
      move(box(post, h - 26, post, 4), s * (w / 2 - post / 2), 0, 0),
      move(box(post, 26, 120, 4), s * (w / 2 - post / 2), h - 26, 0),
    ),
  );
  const isIron = params.form === 'iron';
  const brace = isIron
    ? []
    : middles.map((x, i) => {
        const lean = (params.leaves === 2 ? i === 0 : params.hinge === 'left') ? 1 : -1;
        const long = Math.hypot(leafWide - 60, h * 0.5);
        const angle = (Math.atan2(h * 0.5, leafWide - 60) * 180) / Math.PI;
        return move(
          turn(move(box(long, 80, 26, 2), 0, -40, 0), 'z', lean * angle),
          x,
          h * 0.46,
          -24,
        );
      });
  const hinged = middles.flatMap((x, i) => {
    const side = (params.leaves === 2 ? i === 0 : params.hinge === 'left') ? -1 : 1;
    const at = x + (side * leafWide) / 2;
    return [
      ...[0.22, 0.78].flatMap((t) => [
        move(box(leafWide * 0.4, 34, 5, 1), at - side * leafWide * 0.2, h * t, 50),
        pole(9, [at, h * t - 20, 50], [at, h * t + 54, 50], 10),
      ]),
      move(box(26, 150, 10, 2), x - side * (leafWide / 2 - 50), h * 0.5, 50),
      wire(
        7,
        bent(
          [
            [x - side * (leafWide / 2 - 50), h * 0.5 + 30, 52],
            [x - side * (leafWide / 2 - 50), h * 0.5 + 30, 84],
            [x - side * (leafWide / 2 - 50), h * 0.5 + 120, 84],
            [x - side * (leafWide / 2 - 50), h * 0.5 + 120, 52],
          ],
          16,
        ),
        8,
      ),
    ];
  });
  const stiles = isIron
    ? middles.flatMap((x) =>
        [-1, 1].map((s) => move(box(32, h - 150, 32, 1), x + s * (leafWide / 2 - 16), 60, 0)),
      )
    : [];
  return [
    piece({ slot: 'post', grain: 'y' }, ...posts),
    piece(
      { slot: 'board', grain: 'x' },
      ...middles.flatMap((x) => boards.map((s) => move(s, x, 10, 0))),
      ...brace,
    ),
    piece(
      { slot: 'board', grain: 'y' },
      ...middles.flatMap((x) => upright.map((s) => move(s, x, 10, 0))),
      ...stiles,
    ),
    piece({ slot: 'metal' }, ...hinged),
  ];
}
