import { bar, board, stick } from '../../fittings/furniture/board.ts';
import { channelPanel } from '../../fittings/furniture/quilting.ts';
import { cushion, upright } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { around, merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { OfficeChairParams } from './schema.ts';

const SEAT = 470;

function star(r: number): Shape {
  const arm = stick([0, 96, 20], [0, 72, r - 26], 46, 28);
  const caster = merge(
    move(turn(cylinder(27, 40, 4, 12), 'z', 90), 20, 27, r - 26),
    move(board(14, 36, 14, 2), 0, 40, r - 26),
  );
  return merge(around(merge(arm, caster), 5), move(cylinder(32, 60, 4, 14), 0, 70, 0));
}

/** The back from the seat up, its front to +z. */
function backOf(params: OfficeChairParams, w: number, h: number): Piece[] {
  const wide = w * 0.72;
  const tall = h - SEAT - 60;
  const at = (s: Shape) => move(turn(s, 'x', -8), 0, SEAT + 60, 0);
  if (params.back === 'channel') {
    return [
      piece(
        { slot: 'seat' },
        at(channelPanel({ width: wide, height: tall, thick: 62, pitch: 74 })),
        at(move(board(wide, tall, 14, 6), 0, 0, -6)),
      ),
    ];
  }
  if (params.back === 'mesh') {
    const net = cushion(wide - 20, 14, tall - 20, { crown: 3, corner: 60, edge: 4, bulge: 0 });
    const rim = bar(
      11,
      bent(
        [
          [0, 0, 0],
          [wide / 2, 0, 0],
          [wide * 0.46, tall, 0],
          [-wide * 0.46, tall, 0],
          [-wide / 2, 0, 0],
          [0.1, 0, 0],
        ],
        [0, 60, 60, 60, 60, 0],
      ),
      6,
    );
    return [
      piece({ slot: 'seat' }, move(upright(net, tall - 20, 8), 0, SEAT + 70, -2)),
      piece({ fixed: 'matte-black' }, at(rim)),
    ];
  }
  const pad = upright(
    cushion(wide, params.back === 'shell' ? 46 : 90, tall, { crown: 22, corner: 90, edge: 30 }),
    tall,
    8,
  );
  return [piece({ slot: 'seat' }, move(pad, 0, SEAT + 60, -34))];
}

/** Pieces of an office chair in millimeters: floor at y = 0, centered on x. */
export function buildOfficeChair(params: OfficeChairParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const deep = d * 0.76;
  const z = -deep / 2 + 40;
  const top = params.headRest ? h - 170 : h;
  const seat = cushion(w * 0.76, 96, deep, { crown: 20, corner: 90, edge: 44 });
  const spine = stick([0, SEAT - 60, z - 40], [0, SEAT + 210, z - 62], 56, 44);
  const arm = (s: number): Shape => {
    const x = s * (w / 2 - 34);
    const rest = move(board(64, 26, 250, 9), x, SEAT + 205, 10);
    if (params.arms === 'T')
      return merge(
        rest,
        move(board(26, 250, 60, 4), x, SEAT - 40, 0),
        move(board(w * 0.18, 18, 60, 3), s * (w / 2 - w * 0.12), SEAT - 44, 0),
      );
    return merge(
      rest,
      stick([x, SEAT + 210, 120], [s * w * 0.3, SEAT - 40, 130], 22),
      stick([x, SEAT + 210, -100], [s * w * 0.3, SEAT - 40, -120], 22),
    );
  };
  const head = upright(cushion(w * 0.42, 60, 130, { crown: 14, corner: 40 }), 130, 6);
  return [
    piece({ slot: 'frame' }, star(Math.min(w, d) * 0.49)),
    piece(
      { fixed: 'matte-black' },
      move(cylinder(24, SEAT - 170, 2, 12), 0, 100, 0),
      move(board(230, 40, 260, 6), 0, SEAT - 120, 0),
      spine,
      stick([0, SEAT - 96, 0], [0, SEAT - 60, z - 40], 60),
      ...(params.arms === 'none' ? [] : [arm(-1), arm(1)]),
      ...(params.headRest ? [stick([0, top - 60, z - 90], [0, h - 70, z - 90], 30)] : []),
    ),
    piece({ slot: 'seat' }, move(seat, 0, SEAT - 86, 10)),
    ...changed(backOf(params, w, top), (s) => move(s, 0, 0, z - 26)),
    ...(params.headRest ? [piece({ slot: 'seat' }, move(head, 0, h - 140, z - 110))] : []),
  ];
}
