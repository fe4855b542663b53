import { GOLDEN_DEG, lump, shares } from '../../fittings/foliage.ts';
import { leaf, leafAt } from '../../fittings/leaf.ts';
import { drum, pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { revolve } from '../../geometry/revolve.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { radians, type Vec2 } from '../../geometry/vec.ts';
import type { FirePitParams } from './schema.ts';
import { firePitSize } from './size.ts';

function flames(width: number, depth: number, tall: number): Shape[] {
  const next = shares(21);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = radians(i * GOLDEN_DEG);
    const out = Math.sqrt(i / 16);
    const size = tall * (1 - 0.5 * out) * (0.75 + 0.25 * next());
    return leafAt(
      leaf({
        length: size,
        width: size * 0.44,
        rise: 86,
        droop: -12,
        outline: [0.75, 1, 0.5],
        thick: 16,
        fold: 0.12,
      }),
      i * 61,
      [(width / 2) * out * Math.cos(angle), 0, (depth / 2) * out * Math.sin(angle)],
    );
  });
}

/** Pieces of a fire pit in millimeters: ground at y = 0. */
export function buildFirePit(params: FirePitParams): Piece[] {
  const { width: w, height, depth: d } = firePitSize(params);
  const r = w / 2;
  const isTable = params.form === 'square-table' || params.form === 'linear-table';
  const rim = isTable ? 420 : params.form === 'bowl' ? 360 : 380;
  const logsAt = (y: number, size: number) =>
    [0, 60, 120].map((deg) =>
      move(
        turn(pole(size * 0.16, [-size, 0, 0], [size, 30, 0], 8), 'y', deg),
        0,
        y + size * 0.16,
        0,
      ),
    );
  const hearth = (y: number, fw: number, fd: number) => [
    piece(
      { fixed: 'ember' },
      ...Array.from({ length: 12 }, (_, i) =>
        move(
          lump([fw * 0.07, 20, fw * 0.07], i, 0.3, 8),
          fw * 0.36 * Math.cos(i * 2.4) * Math.sqrt(i / 12),
          y,
          fd * 0.36 * Math.sin(i * 2.4) * Math.sqrt(i / 12),
        ),
      ),
    ),
    piece(
      { fixed: 'flame' },
      ...flames(fw * 0.6, fd * 0.6, (height - y) * 1.06).map((s) => move(s, 0, y, 0)),
    ),
  ];
  if (isTable) {
    const hole = {
      w: w * (params.form === 'linear-table' ? 0.7 : 0.42),
      d: d * (params.form === 'linear-table' ? 0.3 : 0.42),
    };
    const side = (d - hole.d) / 2;
    const beams = [-1, 1].flatMap((s) => [
      move(box(w, 50, side, 3), 0, rim - 50, s * (d / 2 - side / 2)),
      move(box((w - hole.w) / 2, 50, hole.d, 0), s * (w / 2 - (w - hole.w) / 4), rim - 50, 0),
    ]);
    return [
      piece({ slot: 'body' }, box(w * 0.84, rim - 50, d * 0.8, 4), ...beams),
      piece(
        { slot: 'bed' },
        move(box(hole.w, 30, hole.d, 0), 0, rim - 60, 0),
        ...Array.from({ length: 40 }, (_, i) =>
          move(
            lump([16, 12, 14], i, 0.2, 6),
            hole.w * 0.46 * Math.sin(i * 3.7),
            rim - 38,
            hole.d * 0.44 * Math.sin(i * 5.3 + 1),
          ),
        ),
      ),
      ...hearth(rim - 30, hole.w, hole.d),
    ];
  }
  if (params.form === 'bowl') {
    const outer = Array.from(
      { length: 9 },
      (_, i): Vec2 => [
        r * Math.sin((i / 8) * 1.57),
        60 + (rim - 60) * (1 - Math.cos((i / 8) * 1.57)),
      ],
    );
    const inner = [...outer]
      .reverse()
      .map(([x, y]): Vec2 => [Math.max(0.5, x - 14), Math.min(y + 14, rim)]);
    return [
      piece(
        { slot: 'body' },
        revolve([...outer.slice(1), ...inner.slice(0, -1)], { segments: 44 }),
        drum(r * 0.36, 90, 32, r * 0.3),
      ),
      piece({ slot: 'bed' }, move(drum(r * 0.86, 20, 36), 0, rim - 120, 0)),
      piece({ fixed: 'bark-brown' }, ...logsAt(rim - 100, r * 0.4)),
      ...hearth(rim - 90, w * 0.7, w * 0.7),
    ];
  }
  const count = Math.max(9, Math.round((2 * Math.PI * r) / 290));
  const courses = [0, 1, 2].flatMap((c) =>
    Array.from({ length: count }, (_, i) =>
      turn(
        move(
          box(((2 * Math.PI * (r - 60)) / count) * 0.98, rim / 3 - 6, 180, 0),
          0,
          (c * rim) / 3,
          r - 92,
        ),
        'y',
        (360 * (i + (c % 2) * 0.5)) / count,
      ),
    ),
  );
  return [
    piece({ slot: 'body' }, ...courses),
    piece({ slot: 'bed' }, drum(r - 150, rim * 0.45, 36)),
    piece({ fixed: 'bark-brown' }, ...logsAt(rim * 0.45, r * 0.4)),
    ...hearth(rim * 0.5, w * 0.6, w * 0.6),
  ];
}
