import { controlKnob } from '../../fittings/control-knob.ts';
import { displayStrip } from '../../fittings/oven-door.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { circle, type Outline, roundedRectangle, superellipse } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { ball, cylinder } from '../../geometry/revolve.ts';
import { merge, move, stretch, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { LaundryParams } from './schema.ts';

function doorOutline(params: LaundryParams, r: number): Outline {
  if (params.door === 'square') return roundedRectangle(r * 1.8, r * 1.8, r * 0.18);
  return params.door === 'squircle' ? superellipse(r, r, 4) : circle(r);
}

/** Porthole with ring, glass bowl and a recess to pull at; its back at z = 0, centered. */
function porthole(params: LaundryParams, r: number, isDryer: boolean): Piece[] {
  const ring = extrude(doorOutline(params, r), 34, { holes: [circle(r * 0.66)], bevel: 6 });
  const lip = extrude(circle(r * 0.74), 40, { holes: [circle(r * 0.64)], bevel: 3 });
  const bowl = turn(stretch(ball(r * 0.66), 1, 0.34, 1), 'x', 90);
  return [
    piece({ slot: 'trim' }, ring),
    piece({ fixed: isDryer ? 'gunmetal' : 'stainless-steel' }, lip),
    piece({ fixed: 'glass-black' }, move(bowl, 0, 0, 16)),
    piece({ fixed: 'cavity' }, move(box(16, r * 0.5, 3, 1, 7), -r * 0.84, -r * 0.25, 33)),
  ];
}

function console(params: LaundryParams, width: number, height: number): Piece[] {
  const hasDial = params.console !== 'touch';
  const hasDisplay = params.console !== 'dial';
  const drawer = [
    piece(
      { slot: 'body' },
      move(box(width * 0.26, height * 0.62, 6, 2, 10), -width * 0.32, -height * 0.31, 2),
    ),
    piece(
      { fixed: 'cavity' },
      move(box(width * 0.16, 7, 3, 1, 3), -width * 0.32, height * 0.16, 5),
    ),
  ];
  return [
    ...drawer,
    ...(hasDial ? controlKnob('round', Math.min(34, height * 0.3)) : []),
    ...(hasDisplay
      ? changed(displayStrip(width * 0.3, height * 0.42), (s) => move(s, width * 0.28, 0, 0))
      : []),
  ];
}

/** One machine with a door in front, standing on y = 0. */
function frontLoader(
  params: LaundryParams,
  given: { width: number; height: number; depth: number; isDryer: boolean },
): Piece[] {
  const { width, height, depth, isDryer } = given;
  const corner = mmFromTenths(params.cornerRadiusTenths);
  const front = depth - 42;
  const band = Math.min(130, height * 0.16);
  const r = Math.min(width * 0.36, (height - band) * 0.4);
  return [
    piece(
      { slot: 'body', grain: 'y' },
      move(box(width, height - 12, front, 8, corner), 0, 12, front / 2),
    ),
    piece({ fixed: 'rubber' }, move(box(width - 60, 14, front - 60, 2), 0, 0, front / 2)),
    piece(
      { fixed: 'cavity' },
      move(box(width - 2 * corner, 2.5, 2, 0.5), 0, height - band - 2, front),
    ),
    ...changed(porthole(params, r, isDryer), (s) => move(s, 0, 12 + (height - band) * 0.49, front)),
    ...changed(console(params, width, band), (s) => move(s, 0, height - band / 2 - 4, front)),
  ];
}

/** A lid on top and a console behind it. */
function topLoader(
  params: LaundryParams,
  given: { width: number; height: number; depth: number },
): Piece[] {
  const { width, height, depth } = given;
  const corner = mmFromTenths(params.cornerRadiusTenths);
  const tub = height * 0.86;
  const back = 130;
  return [
    piece(
      { slot: 'body', grain: 'y' },
      move(box(width, tub - 12, depth, 6, corner), 0, 12, depth / 2),
    ),
    piece({ fixed: 'rubber' }, move(box(width - 60, 14, depth - 60, 2), 0, 0, depth / 2)),
    piece(
      { slot: 'body' },
      move(box(width, height - tub + 20, back, 8, corner), 0, tub - 20, back / 2),
    ),
    piece(
      { slot: 'trim' },
      move(box(width * 0.82, 12, depth - back - 40, 5, 8), 0, tub - 3, back + (depth - back) / 2),
    ),
    piece(
      { fixed: 'glass-black' },
      move(box(width * 0.66, 3, depth - back - 130, 1), 0, tub + 8, back + (depth - back) / 2),
    ),
    ...changed(console(params, width, height - tub), (s) => move(s, 0, (height + tub) / 2, back)),
  ];
}

function pedestal(width: number, height: number, depth: number, corner: number): Piece[] {
  return [
    piece(
      { slot: 'body' },
      move(box(width, height - 14, depth - 42, 6, corner), 0, 12, (depth - 42) / 2),
    ),
    piece({ fixed: 'cavity' }, move(box(width * 0.5, 16, 3, 1, 6), 0, height - 60, depth - 42)),
    piece(
      { fixed: 'rubber' },
      move(cylinder(20, 14, 2), width * 0.4, 0, depth * 0.8),
      move(cylinder(20, 14, 2), -width * 0.4, 0, depth * 0.8),
    ),
  ];
}

/** Pieces of a washer, dryer or both stacked, in millimeters: floor at y = 0, back at z = 0. */
export function buildLaundry(params: LaundryParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const total = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const base = Math.min(mmFromTenths(params.pedestalTenths), total * 0.35);
  const height = total - base;
  const lift = (list: Piece[], y: number) => changed(list, (s) => move(s, 0, y, 0));
  const stand =
    base === 0 ? [] : pedestal(width, base, depth, mmFromTenths(params.cornerRadiusTenths));
  if (params.role === 'top-load-washer')
    return [...stand, ...lift(topLoader(params, { width, height, depth }), base)];
  if (params.role !== 'stacked') {
    return [
      ...stand,
      ...lift(
        frontLoader(params, { width, height, depth, isDryer: params.role === 'dryer' }),
        base,
      ),
    ];
  }
  const half = height / 2;
  const strip = piece(
    { fixed: 'gunmetal' },
    merge(move(box(width - 8, 10, depth - 60, 2), 0, base + half - 5, (depth - 60) / 2)),
  );
  return [
    ...stand,
    ...lift(frontLoader(params, { width, height: half - 4, depth, isDryer: false }), base),
    strip,
    ...lift(
      frontLoader(params, { width, height: half - 4, depth, isDryer: true }),
      base + half + 4,
    ),
  ];
}
