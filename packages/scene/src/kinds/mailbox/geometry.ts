import { drum } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import type { MailboxParams } from './schema.ts';
import { MAILBOX_MM } from './size.ts';

/** The classic box: a rounded tunnel, its door to the front, its floor at y = 0. */
function tunnel(w: number, h: number, d: number): Shape {
  const r = w / 2;
  const bow = Array.from(
    { length: 15 },
    (_, i): Vec2 => [r * Math.cos((Math.PI * i) / 14), h - r + r * Math.sin((Math.PI * i) / 14)],
  );
  return move(extrude([[-r, 0], [r, 0], ...bow], d, { bevel: 4 }), 0, 0, -d / 2);
}

/** Pieces of a mailbox in millimeters: ground at y = 0, or wall at z = 0. */
export function buildMailbox(params: MailboxParams): Piece[] {
  const { width: w, height: h, depth: d } = MAILBOX_MM[params.form];
  const flag = (x: number, y: number, z: number) =>
    params.flag
      ? [
          piece(
            { fixed: 'paint-oxblood' },
            move(box(4, 110, 14, 1), x, y, z),
            move(box(4, 44, 66, 1), x, y + 70, z + 26),
          ),
        ]
      : [];
  if (params.form === 'wall') {
    return [
      piece(
        { slot: 'box' },
        move(box(w, h * 0.84, d - 12, 4), 0, -h / 2, (d - 12) / 2),
        move(turn(box(w, 12, d, 3), 'x', 8), 0, h / 2 - 44, d / 2),
        move(box(w * 0.5, 10, 8, 2), 0, 0, d - 10),
      ),
      piece({ slot: 'post' }, move(box(w * 0.96, h, 8, 2), 0, -h / 2, 4)),
    ];
  }
  if (params.form === 'modern') {
    return [
      piece(
        { slot: 'box' },
        move(box(w, 300, d, 4), 0, h - 300, 0),
        move(box(w - 30, 250, 8, 2), 0, h - 275, d / 2 + 1),
      ),
      piece(
        { slot: 'post', grain: 'y' },
        ...[-1, 1].map((s) => move(box(60, h - 290, 120, 3), s * 70, 0, 0)),
      ),
      ...flag(w / 2 + 1, h - 220, d * 0.1),
    ];
  }
  const boxHigh = 230;
  const tall = params.form === 'pedestal' ? h - 150 : h - boxHigh;
  const shell = tunnel(200, boxHigh, d - 40);
  if (params.form === 'pedestal') {
    const courses = Array.from({ length: 9 }, (_, i) =>
      move(box(w - 60 - (i % 2) * 8, tall / 9 - 6, d - 80 - (i % 2) * 8, 3), 0, (i * tall) / 9, 0),
    );
    return [
      piece(
        { slot: 'post' },
        ...courses,
        box(w - 90, tall, d - 110, 0),
        move(box(w, 60, d, 6), 0, tall - 20, 0),
        move(drum((w - 80) * 0.68, 110, 4, 40), 0, tall + 40, 0),
      ),
      piece(
        { slot: 'box' },
        move(box(240, 210, 40, 4), 0, tall - 330, d / 2 - 50),
        move(box(60, 14, 20, 3), 0, tall - 170, d / 2 - 24),
      ),
      ...flag(w / 2 - 30, tall - 300, d * 0.1),
    ];
  }
  return [
    piece(
      { slot: 'box' },
      move(shell, 0, tall, 0),
      move(box(60, 14, 24, 3), 0, tall + 180, d / 2 - 16),
    ),
    piece(
      { slot: 'post', grain: 'y' },
      move(box(100, tall, 100, 3), 0, 0, -d * 0.1),
      move(box(170, 24, d - 60, 2), 0, tall - 24, 0),
      move(turn(box(50, 330, 60, 2), 'x', 45), 0, tall - 270, -d * 0.08),
    ),
    ...flag(102, tall + 90, d * 0.12),
  ];
}
