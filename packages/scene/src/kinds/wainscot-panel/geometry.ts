import { evenly, partsOf } from '../../fittings/evenly.ts';
import { drum } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { roundedRectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, stretch } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WainscotPanelParams } from './schema.ts';

/** Pieces of a wainscot panel in millimeters: wall at z = 0, its foot at y = 0. */
export function buildWainscotPanel(params: WainscotPanelParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const h = mmFromTenths(params.heightTenths);
  const base = Math.min(130, h * 0.16);
  const cap = 24;
  const field = h - base - cap;
  const sheet = move(box(w, h - cap, 9, 0), 0, 0, 4.5);
  const foot = move(box(w, base, 18, 2), 0, 0, 9);
  const ledge = merge(
    move(box(w, cap, 34, 3), 0, h - cap, 17),
    move(box(w, 34, 20, 2), 0, h - cap - 34, 10),
  );
  const bays = partsOf(w, Math.min(620, Math.max(320, field * 0.8)));
  const stile = 84;
  const inner = w / bays;
  const upright = (x: number, wide: number) => move(box(wide, field, 18, 1), x, base, 9);
  const ups = Array.from({ length: bays + 1 }, (_, i) => {
    const wide = i === 0 || i === bays ? stile / 2 : stile;
    const x = w * (i / bays - 0.5) + (i === 0 ? stile / 4 : i === bays ? -stile / 4 : 0);
    return upright(x, wide);
  });
  const details = (): Shape[] => {
    switch (params.form) {
      case 'beadboard':
        return evenly(partsOf(w, 82), w).map((x) =>
          move(box(w / partsOf(w, 82) - 6, field, 14, 0), x, base, 7),
        );
      case 'board-and-batten':
        return evenly(partsOf(w, 330), w).map((x) => upright(x, 62));
      case 'fluted':
        return evenly(partsOf(w, 40), w).map((x) =>
          move(stretch(drum(w / partsOf(w, 40) / 2 - 0.5, field, 10), 1, 1, 0.42), x, base, 9),
        );
      default: {
        const rails = [base, h - cap - stile].map((y) => move(box(w, stile, 18, 1), 0, y, 9));
        const panels =
          params.form === 'raised'
            ? evenly(bays, w).map((x) =>
                move(
                  extrude(roundedRectangle(inner - stile - 50, field - 2 * stile - 50, 2), 19, {
                    bevel: 8,
                    flatBack: true,
                  }),
                  x,
                  base + field / 2,
                  0,
                ),
              )
            : [];
        return [...rails, ...ups, ...panels];
      }
    }
  };
  return [
    piece({ slot: 'panel' }, sheet, foot, ledge),
    piece({ slot: 'panel', grain: 'y' }, ...details()),
  ];
}
