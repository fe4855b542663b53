import type { NodeId } from '../../document/node-id.ts';
import type { OpeningNode } from '../../document/nodes/opening.ts';
import { isDoor, isWindow } from '../../document/nodes/opening-style.ts';
import type { WallNode } from '../../document/nodes/wall.ts';
import { openingClearances } from '../../openings/opening-plan.ts';
import { along, directionOf, leftOf } from '../../plane/points.ts';
import { type Bounds, boundsOf, counterClockwise, type Polygon } from '../../plane/polygon.ts';
import { rectangleOf } from '../../plane/region.ts';

/** What must stay clear at a door, or, for what hangs on walls, at a window. Plan, tenths above the floor. */
export interface Way {
  readonly id: NodeId;
  readonly why: 'opening' | 'swing' | 'landing' | 'window';
  readonly area: Polygon;
  readonly box: Bounds;
  readonly bottomTenths: number;
  readonly topTenths: number;
}

/** A casing's outer edge beyond the rough opening, 2 1/4 in, and how far things keep off it: they touch it. */
const CASING = 572;
/** Depth before the wall's face in which a casing is in the way of what stands along the wall. */
const CASING_DEPTH = 180;
/** Clear floor before a door on either side, to walk through it: 2 ft. */
const LANDING = 6_096;

/** The ways of an opening: its width through the wall with its casings, what its leaves sweep, and its landings. */
export function waysOf(id: NodeId, opening: OpeningNode, wall: WallNode): Way[] {
  const direction = directionOf(wall.from, wall.to);
  const left = leftOf(direction);
  const middle = along(wall.from, direction, opening.atTenths);
  const way = (why: Way['why'], area: Polygon, bottomTenths: number, topTenths: number): Way => {
    const placed = counterClockwise(
      area.map(([x, y]) => along(along(middle, direction, x), left, y)),
    );
    return { id, why, area: placed, box: boundsOf(placed), bottomTenths, topTenths };
  };
  const [half, t] = [opening.widthTenths / 2, wall.thicknessTenths / 2];
  const bottom = opening.sillTenths;
  const top = bottom + opening.heightTenths;
  const cased = rectangleOf(-half - CASING, -t - CASING_DEPTH, half + CASING, t + CASING_DEPTH);
  if (isWindow(opening.style)) return [way('window', cased, bottom, top)];
  if (!isDoor(opening.style) && !opening.style.startsWith('passage')) return [];
  const sweeps = openingClearances(opening, wall.thicknessTenths)
    .filter(({ purpose }) => purpose === 'door')
    .map(({ area, bottomMm, topMm }) =>
      way(
        'swing',
        area.map(([x, y]) => [x * 10, y * 10] as const),
        bottomMm * 10,
        topMm * 10,
      ),
    );
  return [
    way('opening', cased, bottom, top),
    ...sweeps,
    way('landing', rectangleOf(-half, -t - LANDING, half, t + LANDING), bottom, top),
  ];
}
