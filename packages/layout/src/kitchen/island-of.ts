// The largest island that a kitchen has room for: parallel to a row, with work aisles, walkways and ways through doors
// kept free.
import { areaOf, boundsOf, clipConvex, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { tenths } from '../drawing/measure.ts';
import type { Island } from '../furnishing/kitchen-island.ts';
import { fromSegment, type WallSegment } from '../room/room-model.ts';
import type { Leg } from './kitchen-plan.ts';
import { ROW_DEPTH, type Row } from './rows.ts';
import type { RoomGivens } from './wishes.ts';

const LENGTHS = [96, 84, 72, 60, 48];
/** Cabinets with the counter before them. */
const CABINETS = 25.5;
const PLAIN_BACK = 1.5;
const KNEES = 15;
const AISLES = [48, 42];
const WALKWAY = 36;
/** Behind people who sit. */
const BEHIND_SEATS = 44;
/** A person on a stool. */
const SEAT = 24;
/** People who sit along so many inches of counter. */
export const seatsAlong = (length: number) => Math.floor(length / SEAT);
const STEPS = [0, 12, -12, 24, -24, 36, -36];

/** A rectangle before a wall, grown on each side by what must stay free about it. */
function rectangle(
  segment: WallSegment,
  {
    from,
    to,
    near,
    far,
  }: { readonly from: number; readonly to: number; readonly near: number; readonly far: number },
): Polygon {
  const at = (along: number, out: number) => fromSegment(segment, tenths(along), tenths(out));
  return [at(from, near), at(from, far), at(to, far), at(to, near)];
}

/** Square tenths under which two shapes only touch. */
const TOUCH = 2_000;

function overlaps(polygon: Polygon, convex: Polygon): boolean {
  const part = clipConvex(polygon, convex);
  return part.length > 2 && areaOf(part) > TOUCH;
}

function holds(polygon: Polygon, convex: Polygon): boolean {
  const part = clipConvex(polygon, convex);
  return part.length > 2 && areaOf(convex) - areaOf(part) < TOUCH;
}

/** A corner of a rectangle that is so far out of another shape takes more than `TOUCH` out of it. Tenths. */
const FAR_OUT = 50;

/** A refrigerator stands out of its row. */
const COLD_DEPTH = 34;

/** What of a leg an island keeps off. */
type Standing = Pick<Leg, 'row' | 'wall' | 'baseFrom' | 'baseTo'>;

function depthOf({ wall }: Standing): number {
  return wall.tallLeft || wall.tallRight ? COLD_DEPTH : ROW_DEPTH + 2;
}

function rowPolygon(leg: Standing): Polygon {
  const { row, wall } = leg;
  return rectangle(row.segment, {
    from: wall.from ?? row.from,
    to: wall.to ?? row.to,
    near: 0,
    far: depthOf(leg),
  });
}

/** Null where none of 4 ft fits. */
export function islandOf(
  { model }: RoomGivens,
  legs: readonly Standing[],
  seats: boolean,
): Island | null {
  const [main] = legs.toSorted((a, b) => b.baseTo - b.baseFrom - (a.baseTo - a.baseFrom));
  if (!main) return null;
  const { segment } = main.row;
  const ways = model.zones.filter(({ purpose }) => purpose === 'way' || purpose === 'swing');
  const kept = [...ways, ...model.fixed].map(({ polygon }) => polygon);
  const rows = legs.map(rowPolygon);
  const over = seats ? KNEES : PLAIN_BACK;
  const deep = CABINETS + over;
  const middle = (main.baseFrom + main.baseTo) / 2;
  const { minX, minY, maxX, maxY } = boundsOf(model.inner);
  /** Whether a rectangle cannot be in the room: of many places few are left to be looked at closely. */
  const isOut = (polygon: Polygon) =>
    polygon.some(
      ([x, y]) =>
        x < minX - FAR_OUT || x > maxX + FAR_OUT || y < minY - FAR_OUT || y > maxY + FAR_OUT,
    );
  for (const length of LENGTHS) {
    for (const aisle of AISLES) {
      for (const step of STEPS) {
        const [from, to] = [middle + step - length / 2, middle + step + length / 2];
        const near = depthOf(main) + aisle;
        const far = near + deep;
        const body = { from: from - 1.5, to: to + 1.5, near, far };
        const about = {
          from: body.from - aisle,
          to: body.to + aisle,
          near: near - aisle + 0.1,
          far: far + aisle,
        };
        const walked = {
          from: body.from - WALKWAY,
          to: body.to + WALKWAY,
          near: near - WALKWAY,
          far: far + (seats ? BEHIND_SEATS : WALKWAY),
        };
        const free = rectangle(segment, walked);
        if (isOut(free) || !holds(model.inner, free)) continue;
        const around = rectangle(segment, about);
        if (rows.some((row) => overlaps(row, around))) continue;
        if (kept.some((one) => overlaps(one, rectangle(segment, body)))) continue;
        const at = fromSegment(segment, tenths(middle + step), tenths((near + far) / 2));
        return {
          at: [at[0] / 254, at[1] / 254],
          faces: (segment.rotationTenthsDeg / 10 + 180) % 360,
          length,
          parts: '',
          seats: seats ? seatsAlong(length) : 0,
        };
      }
    }
  }
  return null;
}

/** About the length of the island that rows leave room for, before anything stands in them; 0 is none. */
export function islandLength(givens: RoomGivens, rows: readonly Row[]): number {
  const bare = rows.map((row): Standing => {
    const { from, to, left, right } = row;
    return { row, wall: { from, to, left, right, parts: '' }, baseFrom: from, baseTo: to };
  });
  return islandOf(givens, bare, false)?.length ?? 0;
}
