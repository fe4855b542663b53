import { legSet } from '../../fittings/furniture/legs.ts';
import { channelPanel, smoothPanel, tuftedPanel } from '../../fittings/furniture/quilting.ts';
import { bolster, cushion, paddedAlong } from '../../fittings/furniture/soft.ts';
import { fillet } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { ChaiseParams } from './schema.ts';

/** Pieces of a chaise longue in millimeters: floor at y = 0, its head at z = 0. */
export function buildChaise(params: ChaiseParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = 440;
  const foot = { tapered: 165, square: 110, turned: 130, metal: 160, plinth: 45 }[params.legs];
  const deck = seat - 120;
  const legs = legSet(params.legs, { w, d, h: foot + 6, thick: 50, inset: 26 });
  const tall = h - seat + 40;
  const panel =
    params.back === 'tufted'
      ? tuftedPanel({ width: w - 20, height: tall, thick: 110 })
      : params.back === 'channel'
        ? channelPanel({ width: w - 20, height: tall, thick: 110 })
        : smoothPanel({ width: w - 20, height: tall, thick: 130 });
  const lean = params.form === 'modern' ? 26 : 16;
  const slope = Math.tan((lean * Math.PI) / 180) * tall;
  const back = move(turn(panel, 'x', -lean), 0, seat - 40, slope + 50);
  const frame = paddedAlong(
    [
      [slope * 0.6, foot],
      [slope + 180, foot],
      [slope + 150, seat],
      [70, h - 26],
      [20, h - 20],
      [0, h - 50],
    ],
    w - 8,
    14,
  );
  const scroll = move(turn(bolster(64, w, 16), 'y', 90), -w / 2, h - 64, 64);
  const sideArm = paddedAlong(
    fillet(
      [
        [slope * 0.5, foot],
        [d * 0.62, foot],
        [d * 0.6, seat + 30],
        [d * 0.3, seat + 120],
        [40, h - 60],
      ],
      [10, 20, 40, 160, 40],
      { segments: 3 },
    ),
    110,
    22,
  );
  const inner = params.form === 'meridienne' ? w - 100 : w - 6;
  const x = params.form === 'meridienne' ? 50 : 0;
  return [
    piece(
      { slot: 'fabric' },
      move(
        cushion(w, deck - foot, d - 60 - slope * 0.5, { corner: 20, edge: 10, crown: 2, bulge: 0 }),
        0,
        foot,
        d / 2 + 30 + slope * 0.25,
      ),
      move(
        cushion(inner, 124, d - slope - 120, { crown: 24, corner: 50, edge: 44 }),
        x,
        deck,
        (d + slope + 120) / 2,
      ),
      frame,
      back,
      ...(params.form === 'scroll' ? [scroll] : []),
      ...(params.form === 'meridienne' ? [move(sideArm, -w / 2 + 55, 0, 0)] : []),
      ...(params.form === 'armless' || params.form === 'modern'
        ? [move(turn(bolster(80, w * 0.72, 30), 'y', 90), -w * 0.36, seat + 60, slope + 220)]
        : []),
    ),
    piece({ slot: 'legs', grain: 'y' }, move(legs, 0, 0, d / 2)),
  ];
}
