import { bedding, mattressMm } from '../../fittings/furniture/bedding.ts';
import { board } from '../../fittings/furniture/board.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import type { BunkBedParams } from './schema.ts';
import { bunkBedSize } from './size.ts';

const MATTRESS = 170;

function guardBoards(style: BunkBedParams['guard'], long: number, tall: number): Shape[] {
  const top = move(board(long, 60, 24, 2), 0, tall - 60, 0);
  const low = move(board(long, 60, 24, 2), 0, 0, 0);
  if (style === 'panel') return [move(board(long, tall, 20, 3), 0, 0, 0)];
  if (style === 'rail') return [top, low];
  const count = Math.round(long / 130);
  return [
    top,
    low,
    ...Array.from({ length: count }, (_, i) =>
      move(board(44, tall - 100, 14, 1.5), long * ((i + 0.5) / count - 0.5), 50, 0),
    ),
  ];
}

/** Pieces of a bunk bed in millimeters: floor at y = 0, its long side along x, the wall at z = 0. */
export function buildBunkBed(params: BunkBedParams): Piece[] {
  const { width, height: h } = bunkBedSize(params);
  const stairs = params.access === 'stairs' ? 440 : 0;
  const { w: across, l: long } = mattressMm('twin');
  const x0 = stairs / 2;
  const bed = long + 90;
  const deep = across + 76;
  const upper = h - 430;
  const post = 76;
  const posts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      move(
        board(post, h, post, 4),
        -x0 + sx * (bed / 2 - post / 2),
        0,
        deep / 2 + sz * (deep / 2 - post / 2),
      ),
    ),
  );
  const level = (y: number): Shape[] => [
    ...[30, deep - 30].map((z) => move(board(bed - 2 * post, 130, 28, 2), -x0, y - 100, z)),
    ...[-1, 1].map((s) =>
      move(board(28, 130, deep - 2 * post, 2), -x0 + s * (bed / 2 - 40), y - 100, deep / 2),
    ),
    move(board(long, 18, across, 1), -x0, y - 18, deep / 2),
  ];
  const ends = [-1, 1].flatMap((s) =>
    guardBoards(params.guard, deep - 2 * post, 330).map((one) =>
      move(turn(one, 'y', 90), -x0 + s * (bed / 2 - 40), upper + 90, deep / 2),
    ),
  );
  const gap = params.access === 'ladder' ? 440 : 0;
  const sides = [
    ...guardBoards(params.guard, bed - 2 * post, 330).map((one) => move(one, -x0, upper + 90, 34)),
    ...guardBoards(params.guard, bed - 2 * post - gap, 330).map((one) =>
      move(one, -x0 - gap / 2, upper + 90, deep - 34),
    ),
  ];
  const lie = (y: number, size: 'twin' | 'full') => {
    const m = mattressMm(size);
    return changed(
      bedding({ w: m.w, l: m.l, base: y, thick: MATTRESS, dress: 'tucked', pillows: 1 }),
      (s) => move(turn(s, 'y', 90), -x0 - long / 2, 0, size === 'full' ? m.w / 2 + 38 : deep / 2),
    );
  };
  const full = params.lower === 'full';
  const wide = full ? mattressMm('full').w + 76 : deep;
  const apart = full
    ? [
        ...[-1, 1].map((s) =>
          move(board(post, 420, post, 4), -x0 + s * (bed / 2 - post / 2), 0, wide - post / 2),
        ),
        move(board(bed - 2 * post, 130, 28, 2), -x0, 200, wide - 30),
        move(board(long, 18, mattressMm('full').w, 1), -x0, 282, wide / 2),
      ]
    : [];
  const under =
    params.lower === 'desk'
      ? [move(board(bed - 2 * post + 20, 28, deep * 0.62, 3), -x0, 720, deep * 0.34)]
      : params.lower === 'none'
        ? []
        : full
          ? apart
          : level(300);
  const rungs = 5;
  const ladderX = -x0 + bed / 2 - post - 220;
  const access =
    params.access === 'ladder'
      ? [
          ...[-1, 1].map((s) =>
            move(board(40, upper + 300, 26, 2), ladderX + s * 190, 0, wide + 14),
          ),
          ...Array.from({ length: rungs }, (_, i) =>
            move(board(380, 34, 40, 3), ladderX, ((i + 0.8) * upper) / rungs, wide + 10),
          ),
        ]
      : Array.from({ length: 4 }, (_, i) =>
          move(
            board(stairs, ((i + 1) * (upper + 60)) / 4, deep / 4, 2),
            width / 2 - stairs / 2,
            0,
            deep - (deep / 4) * (i + 0.5),
          ),
        );
  return [
    piece({ slot: 'frame', grain: 'y' }, ...posts, ...access),
    piece({ slot: 'frame' }, ...level(upper), ...ends, ...sides, ...under),
    ...lie(upper, 'twin'),
    ...(params.lower === 'twin' ? lie(300, 'twin') : []),
    ...(full ? lie(300, 'full') : []),
  ];
}
