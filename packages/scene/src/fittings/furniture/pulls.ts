// Small handles of furniture, on a face at z = 0; bars lie along x.
import { extrude } from '../../geometry/extrude.ts';
import { circle } from '../../geometry/outline.ts';
import { revolve } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { bar, board, post } from './board.ts';

export const pullStyles = ['knob', 'bar', 'cup', 'ring', 'none'] as const;
export type PullStyle = (typeof pullStyles)[number];

/** How far a pull stands out of its face. */
export function pullReach(style: PullStyle): number {
  return { knob: 26, bar: 28, cup: 24, ring: 20, none: 0 }[style];
}

/** A pull for a front of a width; null for none. */
export function furniturePull(style: PullStyle, width: number): Shape | null {
  switch (style) {
    case 'none':
      return null;
    case 'knob':
      return turn(
        post(
          [
            [8, 0],
            [5, 10],
            [13, 17],
            [14, 22],
            [8, 26],
          ],
          12,
        ),
        'x',
        90,
      );
    case 'cup': {
      const half: Vec2[] = Array.from({ length: 9 }, (_, i) => {
        const angle = (Math.PI * i) / 8;
        return [44 * Math.cos(angle), 26 * Math.sin(angle)];
      });
      return move(extrude(half, 24, { bevel: 4, flatBack: true }), 0, -12, 0);
    }
    case 'ring': {
      const section: Vec2[] = circle(2.6, 5).map(([x, y]) => [21 + x, y] as const);
      const loop = turn(revolve(section, { ring: true, segments: 11 }), 'x', 78);
      const plate = turn(
        post(
          [
            [15, 0],
            [14, 3],
            [6, 5],
            [5, 14],
          ],
          8,
        ),
        'x',
        90,
      );
      return merge(plate, move(loop, 0, -20, 13));
    }
    default: {
      const long = Math.min(190, Math.max(70, width * 0.4));
      return merge(
        bar(
          5,
          [
            [-long / 2, 0, 23],
            [long / 2, 0, 23],
          ],
          8,
        ),
        ...[-1, 1].map((s) => move(board(8, 8, 22, 0.6), s * long * 0.38, -4, 11)),
      );
    }
  }
}
