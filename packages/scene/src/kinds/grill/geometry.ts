import { evenly, partsOf } from '../../fittings/evenly.ts';
import { bead, drum, hoop, pole } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { revolve, smoothProfile } from '../../geometry/revolve.ts';
import { move, type Shape, stretch, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import type { GrillParams } from './schema.ts';
import { grillSize } from './size.ts';

/** A hood that is round to the front: its lower edge at y = 0. */
function hood(w: number, h: number, d: number): Shape {
  const section: Vec2[] = [
    [-d / 2, 0],
    [d / 2, 0],
    ...Array.from({ length: 8 }, (_, i): Vec2 => {
      const angle = (i / 7) * 1.5;
      return [d / 2 - d * 0.42 * (1 - Math.cos(angle)), h * (0.25 + 0.75 * Math.sin(angle))];
    }),
    [-d / 2 + 40, h],
    [-d / 2, h * 0.86],
  ];
  const shape = move(turn(extrude(section, w), 'y', -90), w / 2, 0, 0);
  return shape;
}

function burnerBox(w: number, y: number, d: number): Piece[] {
  const knobs = partsOf(w - 120, 150, 2);
  return [
    piece(
      { slot: 'body' },
      move(box(w, 170, d - 60, 6), 0, y, -10),
      move(hood(w, 300, d - 60), 0, y + 176, -10),
    ),
    piece(
      { slot: 'trim' },
      ...evenly(knobs, w - 120).map((x) =>
        move(turn(drum(24, 34, 18, 20), 'x', 90), x, y + 86, d / 2 - 42),
      ),
      pole(13, [-w * 0.4, y + 250, d / 2 + 4], [w * 0.4, y + 250, d / 2 + 4], 12),
      ...[-1, 1].map((s) =>
        pole(9, [s * w * 0.36, y + 250, d / 2 - 56], [s * w * 0.36, y + 250, d / 2 + 4], 8),
      ),
      move(turn(drum(40, 6, 20), 'x', 90), 0, y + 340, d / 2 - 66),
    ),
  ];
}

/** Pieces of a grill in millimeters: ground (or counter) at y = 0. */
export function buildGrill(params: GrillParams): Piece[] {
  const { width: w, height: h, depth: d } = grillSize(params);
  if (params.form === 'built-in')
    return burnerBox(w, 0, d - 40).map((one) => ({
      ...one,
      shape: stretch(one.shape, 1, h / 476, 1),
    }));
  if (params.form === 'kettle') {
    const r = w / 2 - 10;
    const y = 700;
    const legs = [0, 120, 240].map((deg) =>
      turn(pole(13, [0, 0, r * 0.9], [0, y - 60, r * 0.4], 10), 'y', deg),
    );
    return [
      piece(
        { slot: 'body' },
        move(bead(r, r * 0.8, 32), 0, y, 0),
        move(hoop(r, 7, 40, 6), 0, y, 0),
      ),
      piece(
        { slot: 'trim' },
        ...legs,
        move(box(160, 22, 34, 6), 0, h - 40, 0),
        ...[-1, 1].map((s) => pole(6, [s * 66, y + r * 0.76, 0], [s * 66, h - 30, 0], 8)),
        move(drum(r * 0.66, 14, 28), 0, 240, 0),
        ...[-1, 1].map((s) =>
          move(turn(move(drum(80, 34, 20), 0, -17, 0), 'z', 90), s * r * 0.72, 80, -r * 0.5),
        ),
      ),
    ];
  }
  if (params.form === 'kamado') {
    const r = 250;
    const y = 800;
    const shelf = (w - 2 * r - 60) / 2;
    const egg = revolve(
      smoothProfile(
        [
          [r * 0.5, 420],
          [r * 0.94, 560],
          [r, y],
          [r * 0.86, y + 170],
          [r * 0.4, y + 300],
          [60, y + 320],
        ],
        4,
      ),
      { segments: 36 },
    );
    return [
      piece({ slot: 'body' }, egg, move(drum(64, 60, 20), 0, y + 318, 0)),
      piece(
        { slot: 'trim' },
        move(hoop(r, 16, 40, 6), 0, y - 10, 0),
        ...[-1, 1].map((s) =>
          move(
            box(Math.max(120, shelf), 26, 460, 4),
            s * (r + 30 + Math.max(120, shelf) / 2),
            y - 40,
            0,
          ),
        ),
        ...[-1, 1].flatMap((s) =>
          [-1, 1].map((z) => move(box(46, y - 40, 46, 3), s * (r + 52), 0, z * (r * 0.8))),
        ),
        ...[-1, 1].map((z) => move(box(2 * r + 150, 60, 36, 2), 0, 220, z * r * 0.8)),
        move(box(2 * r + 100, 24, r * 1.6, 2), 0, 220, 0),
        move(box(180, 24, 30, 6), 0, y + 90, r + 26),
        ...[-1, 1].map((s) => pole(6, [s * 70, y + 100, r - 16], [s * 70, y + 100, r + 26], 6)),
      ),
    ];
  }
  const fire = w * 0.62;
  const side = (w - fire) / 2;
  return [
    piece(
      { slot: 'body' },
      move(box(fire, 520, d - 120, 5), 0, 110, -20),
      ...[-1, 1].map((s) => move(box(fire / 2 - 12, 490, 16, 3), s * (fire / 4), 125, d / 2 - 74)),
    ),
    ...burnerBox(fire, 640, d - 20),
    piece(
      { slot: 'trim' },
      ...[-1, 1].map((s) =>
        move(box(side - 6, 34, d - 120, 5), s * (fire / 2 + side / 2), 770, -20),
      ),
      ...[-1, 1].map((s) => move(box(16, 300, 18, 4), s * 40, 230, d / 2 - 60)),
    ),
    piece(
      { fixed: 'rubber' },
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          move(
            turn(move(drum(50, 30, 18), 0, -15, 0), 'z', 90),
            x * (fire / 2 - 50),
            52,
            z * (d / 2 - 110) - 20,
          ),
        ),
      ),
    ),
  ];
}
