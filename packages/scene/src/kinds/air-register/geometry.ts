import { evenly, partsOf } from '../../fittings/evenly.ts';
import { frameRing } from '../../fittings/picture-frame.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { circle, rectangle, roundedRectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { AirRegisterParams } from './schema.ts';

/** The grille as it hangs on a wall: back at z = 0, middle at the origin. */
function grille(
  form: AirRegisterParams['form'],
  w: number,
  h: number,
): { frame: Shape[]; dark: Shape } {
  const face = Math.min(20, Math.min(w, h) * 0.16);
  const ring = frameRing(roundedRectangle(w, h, 3), face, 10, 4);
  const inner = { w: w - 2 * face + 2, h: h - 2 * face + 2 };
  const dark = extrude(rectangle(inner.w, inner.h), 2);
  const bar = (x: number, y: number, wide: number, tall: number) =>
    move(box(wide, tall, 5, 0), x, y - tall / 2, 5);
  if (form === 'linear')
    return {
      frame: [ring, ...evenly(partsOf(inner.h, 15, 3), inner.h).map((y) => bar(0, y, inner.w, 7))],
      dark,
    };
  const columns = partsOf(inner.w, 14, 4);
  const uprights = evenly(columns, inner.w).map((x) => bar(x, 0, 5.5, inner.h));
  if (form === 'bars')
    return {
      frame: [ring, ...uprights, ...[-0.25, 0.25].map((t) => bar(0, inner.h * t, inner.w, 5))],
      dark,
    };
  const cells = partsOf(inner.w, 34, 2);
  const rows = partsOf(inner.h, 34, 1);
  const side = Math.min(inner.w / cells, inner.h / rows);
  const rosettes = evenly(cells, inner.w).flatMap((x) =>
    evenly(rows, inner.h).map((y) =>
      move(extrude(circle(side * 0.36, 16), 4, { holes: [circle(side * 0.2, 16)] }), x, y, 2),
    ),
  );
  const cross = [
    ...evenly(cells, inner.w).map((x) => bar(x, 0, 4, inner.h)),
    ...evenly(rows, inner.h).map((y) => bar(0, y, inner.w, 4)),
  ];
  return { frame: [ring, ...rosettes, ...cross], dark };
}

/** Pieces of an air register in millimeters: on the floor, wall or ceiling that it is set in. */
export function buildAirRegister(params: AirRegisterParams): Piece[] {
  const { frame, dark } = grille(
    params.form,
    mmFromTenths(params.widthTenths),
    mmFromTenths(params.lengthTenths),
  );
  const laid = (s: Shape) =>
    params.place === 'wall' ? s : turn(s, 'x', params.place === 'floor' ? -90 : 90);
  return [piece({ slot: 'grille' }, ...frame.map(laid)), piece({ fixed: 'cavity' }, laid(dark))];
}
