import { burnerSpots, gasBurner, glassZones, gratesOver, griddle } from '../../fittings/burners.ts';
import { controlKnob } from '../../fittings/control-knob.ts';
import { knobRow } from '../../fittings/oven-door.ts';
import { box, slab } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { CooktopParams } from './schema.ts';

/** Knobs that lie on the surface, pointing up. */
function topKnobs(params: CooktopParams, width: number, depth: number): Piece[] {
  const count = params.burners + (params.griddle ? 1 : 0);
  const radius = 19;
  const upright = (x: number, z: number) =>
    changed(controlKnob(params.knob, radius), (s) => move(turn(s, 'x', -90), x, 0, z));
  if (params.knobs === 'right') {
    const step = Math.min(62, (depth - 90) / count);
    return Array.from({ length: count }, (_, i) =>
      upright(width / 2 - 44, (i - (count - 1) / 2) * step),
    ).flat();
  }
  const step = Math.min(66, (width * 0.8) / count);
  const z = params.knobs === 'front' ? depth / 2 - 42 : 0;
  return Array.from({ length: count }, (_, i) => upright((i - (count - 1) / 2) * step, z)).flat();
}

/** Pieces of a cooktop in millimeters: the counter at y = 0, centered on x and z. */
export function buildCooktop(params: CooktopParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const depth = mmFromTenths(params.depthTenths);
  const isPro = params.form === 'rangetop';
  const top = isPro ? 160 : 22;
  const onTop = !isPro && params.fuel === 'gas';
  const side = onTop && params.knobs === 'right' ? 90 : 0;
  const front = onTop && params.knobs === 'front' ? 84 : 0;
  const field = { width: width - 40 - side, depth: depth - 40 - front };
  const middle = params.griddle ? field.width * 0.26 : 0;
  const spots = burnerSpots({ ...field, count: params.burners, middle });
  const place = (list: Piece[]) => changed(list, (s) => move(s, -side / 2, top, -front / 2));
  const body = isPro
    ? [
        piece({ slot: 'body' }, move(box(width, top, depth - 30, 4, 6), 0, 0, -15)),
        ...changed(
          knobRow({
            style: params.knob,
            count: params.burners + (params.griddle ? 1 : 0),
            from: -width * 0.42,
            to: width * 0.42,
            radius: 24,
          }),
          (s) => move(s, 0, top * 0.52, depth / 2 - 30),
        ),
      ]
    : [piece({ slot: 'body' }, slab(width, top, depth, 4, 10))];
  if (params.fuel !== 'gas') {
    const glass = isPro
      ? [piece({ fixed: 'glass-black' }, move(slab(width - 8, 8, depth - 44, 2, 6), 0, top, -12))]
      : [];
    const lift = isPro ? 8 : 0;
    return [
      ...body,
      ...glass,
      ...changed(place(glassZones(spots, params.fuel === 'induction')), (s) => move(s, 0, lift, 0)),
    ];
  }
  const knobs = onTop ? changed(topKnobs(params, width, depth), (s) => move(s, 0, top, 0)) : [];
  const grates =
    params.grates === 'continuous'
      ? gratesOver(spots, field.width, field.depth - 8)
      : gratesOver(spots, field.width * 0.92, field.depth - 40);
  return [
    ...body,
    ...place(spots.flatMap(gasBurner)),
    ...place(grates),
    ...(params.griddle ? place(griddle(0, middle * 0.94, field.depth - 20)) : []),
    ...knobs,
  ];
}
