import { drum, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import type { GrabBarParams } from './schema.ts';
import { grabBarSize } from './size.ts';

const RADIUS = 16;
const OUT = 54;

/** Pieces of a grab bar in millimeters: wall at z = 0. */
export function buildGrabBar(params: GrabBarParams): Piece[] {
  const { width: w, height: h, depth: d } = grabBarSize(params);
  const flange = (x: number, y: number) => move(turn(drum(38, 8, 30), 'x', 90), x, y, 0);
  const ends = (points: readonly (readonly [number, number])[]): Shape => {
    const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
    const line: Vec3[] = [
      [first[0], first[1], 2],
      ...points.map(([x, y]): Vec3 => [x, y, OUT]),
      [last[0], last[1], 2],
    ];
    return merge(
      wire(RADIUS, bent(line, 34), 14),
      flange(first[0], first[1]),
      flange(last[0], last[1]),
    );
  };
  if (params.form === 'fold-down') {
    const loop: Vec3[] = [
      [0, 70, 20],
      [0, 70, d - 60],
      [0, -50, d - 60],
      [0, -50, 20],
    ];
    return [
      piece(
        { slot: 'metal' },
        move(box(110, 220, 12, 3), 0, -110, 6),
        wire(RADIUS, bent(loop, 58), 14),
        move(box(50, 170, 36, 4), 0, -80, 26),
        move(drum(8, 30, 12), 0, 70, 30),
      ),
    ];
  }
  if (params.form === 'straight')
    return [
      piece(
        { slot: 'metal' },
        ends([
          [-w / 2 + 38, 0],
          [w / 2 - 38, 0],
        ]),
      ),
    ];
  const points: readonly (readonly [number, number])[] =
    params.form === 'angled'
      ? [
          [-w / 2 + 38, -h / 2 + 38],
          [0, -h / 2 + 38],
          [w / 2 - 38, h / 2 - 38],
        ]
      : [
          [-w / 2 + 38, -h / 2 + 38],
          [w / 2 - 38, -h / 2 + 38],
          [w / 2 - 38, h / 2 - 38],
        ];
  return [piece({ slot: 'metal' }, ends(points))];
}
