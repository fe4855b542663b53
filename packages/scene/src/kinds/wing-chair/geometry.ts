import { armWidth } from '../../fittings/furniture/arms.ts';
import { sofaBody } from '../../fittings/furniture/sofa-body.ts';
import { paddedAlong } from '../../fittings/furniture/soft.ts';
import { fillet } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WingChairParams } from './schema.ts';

/** Pieces of a wing chair in millimeters: floor at y = 0, back at z = 0. */
export function buildWingChair(params: WingChairParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = 480;
  const armHeight = 620;
  const body = sofaBody({
    width: w,
    depth: d,
    height: h,
    seat,
    armHeight,
    seats: 1,
    arm: params.arm,
    back: params.back === 'plain' ? 'tight' : params.back,
    legs: params.legs,
    pillows: 0,
    piping: params.back === 'plain',
  });
  const arm = armWidth(params.arm, w);
  const long = d * 0.46;
  // Full at the head, drawn back where it meets the arm.
  const wing = paddedAlong(
    fillet(
      [
        [20, armHeight - 90],
        [long + 40, armHeight - 90],
        [long * 0.84, armHeight + (h - armHeight) * 0.34],
        [long, h - 110],
        [long * 0.72, h - 26],
        [10, h - 10],
      ],
      [10, 30, 90, 80, 60, 20],
      { segments: 3 },
    ),
    74,
    26,
  );
  return [
    ...body,
    piece({ slot: 'fabric' }, ...[-1, 1].map((s) => move(wing, s * (w / 2 - arm * 0.62), 0, 0))),
  ];
}
