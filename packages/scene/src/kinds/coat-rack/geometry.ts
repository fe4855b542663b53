import { bar, board, post, stick } from '../../fittings/furniture/board.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent, splined } from '../../geometry/path.ts';
import { around, merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { CoatRackParams } from './schema.ts';

/** Pieces of a standing coat rack in millimeters: floor at y = 0, centered. */
export function buildCoatRack(params: CoatRackParams): Piece[] {
  const r = mmFromTenths(params.diameterTenths) / 2;
  const h = mmFromTenths(params.heightTenths);
  const wear = (...shapes: Shape[]) => [piece({ slot: 'frame', grain: 'y' }, ...shapes)];
  const { hooks } = params;
  switch (params.form) {
    case 'bentwood': {
      const column = post(
        [
          [22, 20],
          [26, h * 0.3],
          [18, h - 60],
          [22, h - 20],
          [4, h],
        ],
        12,
      );
      const foot = bar(
        13,
        splined(
          [
            [0, h * 0.22, 20],
            [0, h * 0.1, r * 0.5],
            [0, 13, r - 13],
            [0, 40, r - 40],
          ],
          5,
        ),
        8,
      );
      const peg = bar(
        11,
        splined(
          [
            [0, h - 300, 16],
            [0, h - 210, r * 0.62],
            [0, h - 130, r * 0.8],
            [0, h - 90, r * 0.56],
          ],
          5,
        ),
        8,
      );
      return wear(column, around(foot, 4), around(peg, Math.min(hooks, 6), 20));
    }
    case 'branch': {
      const column = post(
        [
          [26, 0],
          [22, h * 0.5],
          [14, h],
        ],
        10,
      );
      const twigs = Array.from({ length: hooks }, (_, i) =>
        turn(
          stick(
            [0, h - 560 + i * (460 / hooks), 0],
            [0, h - 440 + i * (420 / hooks), r * 0.8],
            24,
            14,
          ),
          'y',
          i * 137.5,
        ),
      );
      const base = post(
        [
          [r, 0],
          [r, 16],
          [r - 6, 22],
        ],
        28,
      );
      return wear(base, column, ...twigs);
    }
    case 'metal': {
      const base = post(
        [
          [r, 0],
          [r, 8],
          [r - 4, 12],
        ],
        28,
      );
      const column = post(
        [
          [13, 6],
          [13, h - 10],
          [4, h],
        ],
        12,
      );
      const hook = bar(
        6,
        bent(
          [
            [0, h - 60, 8],
            [0, h - 110, r * 0.6],
            [0, h - 40, r * 0.72],
          ],
          [0, 40, 0],
        ),
        6,
      );
      const low = bar(
        6,
        bent(
          [
            [0, h - 380, 8],
            [0, h - 420, r * 0.4],
            [0, h - 370, r * 0.5],
          ],
          [0, 30, 0],
        ),
        6,
      );
      return wear(
        base,
        column,
        around(hook, hooks),
        around(low, Math.max(3, Math.floor(hooks / 2)), 30),
      );
    }
    default: {
      const column = board(44, h, 44, 4);
      const foot = merge(
        stick([0, h * 0.2, 10], [0, 16, r - 20], 34, 30),
        move(board(40, 20, 60, 4), 0, 0, r - 30),
      );
      const pegs = Array.from({ length: hooks }, (_, i) =>
        turn(
          stick([0, h - 90 - (i % 3) * 150, 10], [0, h - 40 - (i % 3) * 150, r * 0.6], 24, 20),
          'y',
          (i % 2) * 180 + (Math.floor(i / 2) % 2) * 90,
        ),
      );
      return wear(column, around(foot, 4), ...pegs);
    }
  }
}
