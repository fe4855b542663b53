// What pots stand on: burners, grates, griddle and glass rings, with the cooking surface at y = 0.
import { box, slab } from '../geometry/extrude.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { cylinder, torus, turned } from '../geometry/revolve.ts';
import { merge, move, type Shape, stretch } from '../geometry/shape.ts';

export interface Spot {
  readonly x: number;
  readonly z: number;
  /** Radius of the burner, millimeters. */
  readonly r: number;
}

/** Where burners go on a surface, in rows back and front; the middle is left to a griddle. */
export function burnerSpots(given: {
  readonly width: number;
  readonly depth: number;
  readonly count: number;
  readonly middle: number;
}): Spot[] {
  const { width, depth, count, middle } = given;
  const single = count % 2 === 1;
  const columns = Math.floor(count / 2);
  const step = (width - middle) / (columns + (single ? 1 : 0));
  const spots: Spot[] = [];
  const lanes = columns + (single ? 1 : 0);
  for (let lane = 0; lane < lanes; lane += 1) {
    const isMiddle = single && lane === Math.floor(lanes / 2);
    const side = lane < lanes / 2 ? -1 : 1;
    const x = -width / 2 + step * (lane + 0.5) + (middle > 0 && side > 0 ? middle : 0);
    if (isMiddle) {
      spots.push({ x, z: 0, r: 58 });
      continue;
    }
    spots.push({ x, z: -depth * 0.25, r: lane % 2 === 0 ? 40 : 48 });
    spots.push({ x, z: depth * 0.25, r: lane % 2 === 0 ? 52 : 38 });
  }
  return spots;
}

export function gasBurner({ x, z, r }: Spot): Piece[] {
  const base = turned(
    [
      [0, 0],
      [r * 1.05, 0],
      [r, 10],
      [r * 0.9, 15],
      [0, 15],
    ],
    1.5,
  );
  const cap = move(cylinder(r * 0.78, 9, 3), 0, 15, 0);
  return [
    piece({ fixed: 'brushed-gold' }, move(base, x, 0, z)),
    piece({ fixed: 'cast-iron' }, move(cap, x, 0, z)),
  ];
}

/** Cast-iron grate over one or several burners, resting on feet. */
function grate(given: {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly spots: readonly Spot[];
}): Piece {
  const { x, z, width, depth, spots } = given;
  const height = 34;
  const bar = 11;
  const top = height - bar;
  const frame = [
    move(box(width, bar, bar, 2.5), 0, top, -depth / 2 + bar / 2),
    move(box(width, bar, bar, 2.5), 0, top, depth / 2 - bar / 2),
    move(box(bar, bar, depth, 2.5), -width / 2 + bar / 2, top, 0),
    move(box(bar, bar, depth, 2.5), width / 2 - bar / 2, top, 0),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        move(
          box(bar * 1.3, top + 2, bar * 1.3, 2),
          (sx * (width - bar * 1.3)) / 2,
          0,
          (sz * (depth - bar * 1.3)) / 2,
        ),
      ),
    ),
  ];
  const fingers = spots.flatMap((spot): Shape[] => {
    const gap = spot.r * 0.55;
    const sx = spot.x - x;
    const sz = spot.z - z;
    const left = sx + width / 2 - gap;
    const right = width / 2 - sx - gap;
    const reach = depth / (spots.length > 1 ? 4 : 2);
    return [
      move(box(left, bar, bar * 0.8, 2), sx - gap - left / 2, top, sz),
      move(box(right, bar, bar * 0.8, 2), sx + gap + right / 2, top, sz),
      move(box(bar * 0.8, bar, reach - gap, 2), sx, top, sz - gap - (reach - gap) / 2),
      move(box(bar * 0.8, bar, reach - gap, 2), sx, top, sz + gap + (reach - gap) / 2),
    ];
  });
  return piece({ fixed: 'cast-iron' }, move(merge(...frame, ...fingers), x, 0, z));
}

/** Grates side by side over all spots, one per column. */
export function gratesOver(spots: readonly Spot[], width: number, depth: number): Piece[] {
  const columns = [...new Set(spots.map((spot) => spot.x))].sort((a, b) => a - b);
  return columns.map((x, i) => {
    const before = columns[i - 1];
    const after = columns[i + 1];
    const left = Math.min(before === undefined ? x + width / 2 : (x - before) / 2, x + width / 2);
    const right = Math.min(after === undefined ? width / 2 - x : (after - x) / 2, width / 2 - x);
    const half = Math.min(left, right, 190) - 2;
    return grate({ x, z: 0, width: half * 2, depth, spots: spots.filter((spot) => spot.x === x) });
  });
}

export function griddle(x: number, width: number, depth: number): Piece[] {
  return [
    piece({ fixed: 'stainless-steel', grain: 'z' }, move(slab(width, 14, depth, 3, 14), x, 10, 0)),
    piece(
      { fixed: 'gunmetal', grain: 'z' },
      move(slab(width - 26, 2, depth - 60, 0.8, 10), x, 23.2, -8),
    ),
    piece({ fixed: 'cavity' }, move(slab(width - 60, 1, 16, 0.4, 7), x, 24.2, depth / 2 - 22)),
  ];
}

/** Printed cooking zones on glass: rings so thin that they read as print. */
export function glassZones(spots: readonly Spot[], isInduction: boolean): Piece[] {
  return spots.flatMap((spot) => {
    const r = spot.r * 1.9;
    const ring = (radius: number) => stretch(torus(radius, 1.1), 1, 0.25, 1);
    const marks = isInduction
      ? merge(ring(r), box(r * 0.34, 0.5, 2, 0.1), box(2, 0.5, r * 0.34, 0.1))
      : merge(ring(r), ring(r * 0.64));
    return [piece({ fixed: 'matte-gray' }, move(marks, spot.x, 0.2, spot.z))];
  });
}
