import { cushion, pillow, upright } from '../../fittings/furniture/soft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { overallSize } from '../definition/overall-size.ts';
import { seatCase } from '../families/seat-case.ts';
import type { WindowSeatParams } from './schema.ts';

/** Pieces of a window seat in millimeters: floor at y = 0, back at z = 0. */
export function buildWindowSeat(params: WindowSeatParams): Piece[] {
  const { width, depth, height: h } = overallSize(params);
  const height = h - 76;
  const one = upright(pillow(440, 150, 440), 440, 16);
  const pad = cushion(width - 8, 78, depth - 12, { crown: 14, corner: 20, edge: 24, piping: 4 });
  const pillows = Array.from({ length: params.pillows }, (_, i) =>
    move(
      turn(one, 'y', i % 2 === 0 ? 12 : -12),
      (i % 2 === 0 ? -1 : 1) * (width / 2 - 250 - Math.floor(i / 2) * 260),
      h - 24,
      130,
    ),
  );
  return [
    ...seatCase(params, { width, depth, height }),
    piece({ slot: 'fabric' }, move(pad, 0, height - 2, depth / 2), ...pillows),
  ];
}
