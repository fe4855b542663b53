import type { RunNode } from '../document/nodes/run.ts';
import { type Clearance, rectangleBetween } from '../kinds/kind-plan.ts';
import { boundsOf, type Point, type Polygon } from '../patterns/polygon.ts';
import { type FrontCell, frontCells } from './front-cells.ts';
import type { HostedThing } from './hosted.ts';
import { doorOf } from './plan-run.ts';
import { type CabinetPlace, runLayout } from './run-layout.ts';

const INCH_MM = 25.4;
/** A work aisle for one cook; in a bath 30 in before a lavatory. */
const STANDING_MM = 42 * INCH_MM;
const VANITY_STANDING_MM = 30 * INCH_MM;
const HEAD_MM = 80 * INCH_MM;
/** What of a drawer's depth stays inside when it is pulled out whole. */
const DRAWER_STAYS_MM = 75;
/** Overhangs to sit at, and what a chair with a person needs behind the counter's edge. */
const SEATING_MM = 10 * INCH_MM;
const SEAT_MM = 24 * INCH_MM;
const BEHIND_MM = 32 * INCH_MM;

function doorArea(place: CabinetPlace, cell: FrontCell, depth: number): Polygon {
  const { x, y, width, toward } = doorOf(place, cell, depth);
  const arc = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (Math.PI / 2) * (i / 8);
    return [x + toward * width * Math.cos(angle), y - width * Math.sin(angle)];
  });
  const points: Point[] = [[x, y], ...arc];
  return toward === 1 ? points.toReversed() : points;
}

/** Folding or diagonal doors of a turning corner cabinet sweep the square of the inner corner. */
function cornerArea(place: CabinetPlace, run: RunNode): Polygon | null {
  const { footprint, corner, fromTenths, toTenths } = place;
  if (!footprint || footprint.length < 5 || corner === null) return null;
  const wide = (toTenths - fromTenths) / 10;
  const depth = run.depthTenths / 10;
  const leaf = wide - depth;
  const isDiagonal = place.cabinet.cabinet === 'corner-diagonal';
  const reach = isDiagonal ? leaf * Math.SQRT2 : leaf;
  const left: Point[] = isDiagonal
    ? [
        [depth, -wide],
        [depth + reach * Math.SQRT1_2, -wide - reach * Math.SQRT1_2],
        [wide + reach * Math.SQRT1_2, -depth - reach * Math.SQRT1_2],
        [wide, -depth],
      ]
    : [
        [depth, -depth - reach],
        [depth + reach, -depth - reach],
        [depth + reach, -depth],
        [depth, -depth],
      ];
  const from = fromTenths / 10;
  return corner === 'left'
    ? left.map(([x, y]) => [from + x, y])
    : left.map(([x, y]): Point => [toTenths / 10 - x, y]).toReversed();
}

function cabinetClearances(
  run: RunNode,
  place: CabinetPlace,
  hosted: readonly HostedThing[],
): Clearance[] {
  const depth = run.depthTenths / 10;
  const { id } = place.cabinet;
  const height = run.heightTenths / 10;
  const turned = cornerArea(place, run);
  if (turned) {
    return [{ id: `door-${id}`, purpose: 'door', area: turned, bottomMm: 0, topMm: height }];
  }
  const cells = frontCells(run, place, hosted);
  const doors = cells.filter(({ kind }) => kind === 'door' || kind === 'glass');
  const drawers = cells.filter(({ kind }) => kind === 'drawer' || kind === 'pull-out');
  const swings = doors.map(
    (cell, i): Clearance => ({
      id: i === 0 ? `door-${id}` : `door-${id}-${i + 1}`,
      purpose: 'door',
      area: doorArea(place, cell, depth),
      bottomMm: cell.y,
      topMm: cell.y + cell.h,
    }),
  );
  if (drawers.length === 0) return swings;
  const from = place.fromTenths / 10 + Math.min(...drawers.map(({ x }) => x));
  const to = place.fromTenths / 10 + Math.max(...drawers.map(({ x, w }) => x + w));
  const reach = Math.max(200, depth - DRAWER_STAYS_MM);
  return [
    ...swings,
    {
      id: `drawer-${id}`,
      purpose: 'door',
      area: rectangleBetween(from, -depth - reach, to, -depth),
      bottomMm: Math.min(...drawers.map(({ y }) => y)),
      topMm: Math.max(...drawers.map(({ y, h }) => y + h)),
    },
  ];
}

/** Stretches of cabinets that one stands before, gaps and blank boards left out. */
function standingStretches(
  run: RunNode,
  places: readonly CabinetPlace[],
  hosted: readonly HostedThing[],
) {
  const stretches: { from: number; to: number }[] = [];
  for (const place of places) {
    const cells = place.footprint ? frontCells(run, place, hosted) : [];
    const used = cells.filter(({ kind }) => kind !== 'blank');
    if (used.length === 0) continue;
    const from = place.fromTenths / 10 + Math.min(...used.map(({ x }) => x));
    const to = place.fromTenths / 10 + Math.max(...used.map(({ x, w }) => x + w));
    const last = stretches.at(-1);
    if (last && Math.abs(last.to - from) < 0.01) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}

/**
 * Room that a run needs beside its body: before its fronts, for its doors and drawers, and at its seats.
 * Millimetres local to the run as its plan, heights from its bottom.
 */
export function runClearances(run: RunNode, hosted: readonly HostedThing[] = []): Clearance[] {
  const layout = runLayout(run, hosted);
  const depth = run.depthTenths / 10;
  const floor = -run.elevationTenths / 10;
  const zone = (id: string, purpose: Clearance['purpose'], area: Polygon): Clearance => ({
    id,
    purpose,
    area,
    bottomMm: floor,
    topMm: floor + HEAD_MM,
  });
  const reach = run.tier === 'vanity' ? VANITY_STANDING_MM : STANDING_MM;
  const standing =
    run.tier === 'wall'
      ? []
      : standingStretches(run, layout.places, hosted).map(({ from, to }, i) =>
          zone(
            i === 0 ? 'front' : `front-${i + 1}`,
            'standing',
            rectangleBetween(from, -depth - reach, to, -depth),
          ),
        );
  const over = (run.counter?.backOverhangTenths ?? 0) / 10;
  const xs = layout.counters.map((one) => boundsOf(one.outline));
  const seats =
    over < SEATING_MM || xs.length === 0
      ? []
      : [
          { id: 'seats', purpose: 'seat' as const, far: SEAT_MM },
          { id: 'behind', purpose: 'behind' as const, far: BEHIND_MM },
        ].map(({ id, purpose, far }) =>
          zone(
            id,
            purpose,
            rectangleBetween(
              Math.min(...xs.map((one) => one.minX)) / 10,
              over,
              Math.max(...xs.map((one) => one.maxX)) / 10,
              over + far,
            ),
          ),
        );
  return [
    ...standing,
    ...layout.places.flatMap((place) => cabinetClearances(run, place, hosted)),
    ...seats,
  ];
}
