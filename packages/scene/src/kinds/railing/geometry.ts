import { evenly, partsOf } from '../../fittings/evenly.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RailingParams } from './schema.ts';

/** Pieces of a railing in millimeters: floor at y = 0. */
export function buildRailing(params: RailingParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const h = mmFromTenths(params.heightTenths);
  const bays = partsOf(w, 1500, 1);
  const posts = Array.from({ length: bays + 1 }, (_, i) =>
    move(box(70, h - 40, 70, 3), (w - 90) * (i / bays - 0.5), 0, 0),
  );
  const plates = posts.map((_, i) => move(box(90, 10, 90, 2), (w - 90) * (i / bays - 0.5), 0, 0));
  const top = move(box(w, 40, 74, 8), 0, h - 40, 0);
  const low = move(box(w - 90, 34, 34, 2), 0, 80, 0);
  const bay = (w - 90) / bays - 70;
  const middles = evenly(bays, w - 90);
  const infill = middles.flatMap((x): Shape[] => {
    switch (params.form) {
      case 'cable':
        return evenly(partsOf(h - 130, 85), h - 130).map((y) =>
          pole(
            2.5,
            [x - bay / 2 - 5, y + 80 + (h - 130) / 2, 0],
            [x + bay / 2 + 5, y + 80 + (h - 130) / 2, 0],
            6,
          ),
        );
      case 'glass':
        return [
          move(box(bay - 40, h - 180, 12, 1), x, 110, 0),
          ...[-1, 1].flatMap((s) =>
            [0.25, 0.75].map((t) => move(box(50, 36, 26, 3), x + s * (bay / 2 - 12), h * t, 0)),
          ),
        ];
      case 'slats':
        return evenly(partsOf(h - 150, 110), h - 150).map((y) =>
          move(box(bay + 10, 70, 18, 1), x, y + 75 + (h - 150) / 2, 0),
        );
      default:
        return evenly(partsOf(bay, 110), bay).map((dx) =>
          move(box(20, h - 150, 20, 0), x + dx, 112, 0),
        );
    }
  });
  return [
    piece({ slot: 'frame', grain: 'y' }, ...posts),
    piece({ slot: 'frame' }, top, ...plates, ...(params.form === 'balusters' ? [low] : [])),
    piece({ slot: 'infill', grain: params.form === 'balusters' ? 'y' : 'x' }, ...infill),
  ];
}
