import { evenly, partsOf } from '../../fittings/evenly.ts';
import { lump, shares } from '../../fittings/foliage.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RetainingWallParams } from './schema.ts';

/** Pieces of a retaining wall in millimeters: ground at y = 0. */
export function buildRetainingWall(params: RetainingWallParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  const next = shares(77);
  const cap = params.form === 'gabion' || params.form === 'timber' ? 0 : Math.min(60, h * 0.16);
  const tall = h - cap;
  const pitch = { block: 150, stone: 130, timber: 150, gabion: 500 }[params.form];
  const rows = partsOf(tall, pitch);
  const long = { block: 400, stone: 340, timber: 2400, gabion: 1000 }[params.form];
  // At most some 260 stones, however long the wall is.
  const stone = Math.max(long, (w * rows) / 260);
  const core = move(box(w - 30, tall, d - 50, 0), 0, 0, -4);
  const courses = Array.from({ length: rows }, (_, r) => {
    const shift = r % 2 === 0 ? 0 : 0.5;
    const count = partsOf(w, stone, 1);
    const edges = [
      0,
      ...Array.from(
        { length: count - (shift > 0 ? 0 : 1) },
        (_unused, i) =>
          (i + 1 - shift + (params.form === 'stone' ? (next() - 0.5) * 0.4 : 0)) / count,
      ),
      1,
    ];
    return edges.slice(1).map((to, i) => {
      const from = edges[i] ?? 0;
      const wide = Math.max(30, (to - from) * w - 11);
      const deep =
        d - 6 - (params.form === 'stone' ? 26 * next() : 0) - (rows - r > 0 ? (r * 10) / rows : 0);
      return move(
        box(
          wide,
          tall / rows - (params.form === 'timber' ? 6 : 12),
          Math.max(40, deep),
          params.form === 'timber' ? 3 : 0,
        ),
        ((from + to) / 2 - 0.5) * w,
        (tall * r) / rows + 2,
        (d - 6 - deep) / -2,
      );
    });
  }).flat();
  const cage =
    params.form === 'gabion'
      ? [
          ...evenly(partsOf(w, 100), w).map((x) =>
            pole(3, [x, 0, d / 2 - 1], [x, h, d / 2 - 1], 4),
          ),
          ...evenly(partsOf(h, 100), h).map((y) =>
            pole(3, [-w / 2, y + h / 2, d / 2 - 1], [w / 2, y + h / 2, d / 2 - 1], 4),
          ),
        ]
      : [];
  const rubble =
    params.form === 'gabion'
      ? evenly(Math.min(30, partsOf(w, 140)), w - 80).flatMap((x) =>
          evenly(Math.min(9, partsOf(h, 120)), h - 60).map((y, i) =>
            move(
              lump([78, 66, 40], i + x, 0.2, 7),
              x + 20 * (next() - 0.5),
              y + h / 2 - 66,
              d / 2 - 46,
            ),
          ),
        )
      : [];
  const caps =
    cap > 0
      ? evenly(partsOf(w, Math.max(600, w / 40)), w).map((x) =>
          move(box(w / partsOf(w, Math.max(600, w / 40)) - 4, cap, d, 5), x, tall, 0),
        )
      : [];
  return [
    piece({ slot: 'face' }, ...(params.form === 'gabion' ? [core, ...rubble] : [core, ...courses])),
    ...(caps.length > 0 ? [piece({ slot: 'cap' }, ...caps)] : []),
    ...(cage.length > 0 ? [piece({ fixed: 'gunmetal' }, ...cage)] : []),
  ];
}
