// What plan symbols of fixtures, appliances and lights are drawn of. Millimeters about the kind's origin.
import type { Piece } from '../../geometry/part.ts';
import { boundsOf } from '../../geometry/shape.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import type { Mount, SizeMm } from './kind.ts';
import {
  type Clearance,
  type ClearancePurpose,
  type PlanSymbol,
  rectangleBetween,
} from './kind-plan.ts';

export const INCH_MM = 25.4;

export type Line = readonly Point[];

/** A polygon as a line that returns to its start. */
export function closed(polygon: Polygon): Line {
  const [first] = polygon;
  return first ? [...polygon, first] : [];
}

export function boxLine(minX: number, minY: number, maxX: number, maxY: number): Line {
  return closed(rectangleBetween(minX, minY, maxX, maxY));
}

/** Rounded outline about (x, y): exponent 2 is an ellipse, 30 nearly a rectangle. Counter-clockwise. */
export function oval(x: number, y: number, a: number, b: number, exponent = 2): Polygon {
  const power = 2 / exponent;
  return Array.from({ length: 32 }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / 32;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      x + a * Math.sign(cos) * Math.abs(cos) ** power,
      y + b * Math.sign(sin) * Math.abs(sin) ** power,
    ];
  });
}

export function circleLine(x: number, y: number, r: number): Line {
  return closed(oval(x, y, r, r));
}

/** Where a body of a size lies about its origin. */
export interface BodyBox {
  readonly minX: number;
  readonly maxX: number;
  /** Toward the viewer. */
  readonly frontY: number;
  readonly backY: number;
  readonly bottomMm: number;
  readonly topMm: number;
}

export function bodyBox(size: Required<SizeMm>, mount: Mount): BodyBox {
  const { width, height, depth } = size;
  const bottomMm = mount === 'ceiling' ? -height : mount === 'wall' ? -height / 2 : 0;
  return {
    minX: -width / 2,
    maxX: width / 2,
    frontY: mount === 'wall' ? -depth : -depth / 2,
    backY: mount === 'wall' ? 0 : depth / 2,
    bottomMm,
    topMm: bottomMm + height,
  };
}

export function boxSymbol(body: BodyBox, lines: readonly Line[]): PlanSymbol {
  return {
    footprint: [rectangleBetween(body.minX, body.frontY, body.maxX, body.backY)],
    bottomMm: body.bottomMm,
    topMm: body.topMm,
    lines,
  };
}

const measured = new Map<string, { readonly min: Point3; readonly max: Point3 }>();
type Point3 = readonly [number, number, number];
const MEASURED_KEPT = 200;

/**
 * Extents of drawn pieces, in their own space, for what declares no overall size. Kept, since drawing a
 * faucet takes milliseconds and a plan asks at every move.
 */
export function drawnBounds<Params>(
  kind: string,
  build: (params: Params) => readonly Piece[],
  params: Params,
): { readonly min: Point3; readonly max: Point3 } {
  const key = `${kind} ${JSON.stringify(params)}`;
  const known = measured.get(key);
  if (known) return known;
  const shapes = build(params)
    .map((one) => one.shape)
    .filter((shape) => shape.points.length > 0);
  const found = boundsOf(...shapes);
  if (measured.size >= MEASURED_KEPT) measured.delete(measured.keys().next().value ?? key);
  measured.set(key, found);
  return found;
}

/** Room to stand and reach in: head height. */
const STANDING_TOP_MM = 80 * INCH_MM;

/** Room in front of a body, as wide as it. `floorMm` is the floor from the kind's origin. */
export function standingRoom(body: BodyBox, reachMm: number, floorMm = body.bottomMm): Clearance {
  return {
    id: 'front',
    purpose: 'standing',
    area: rectangleBetween(body.minX, body.frontY - reachMm, body.maxX, body.frontY),
    bottomMm: floorMm,
    topMm: floorMm + STANDING_TOP_MM,
  };
}

/** What a door that drops or a drawer that comes out sweeps. */
export function forwardSweep(given: {
  readonly id: string;
  readonly body: BodyBox;
  readonly reachMm: number;
  readonly bottomMm?: number;
  readonly topMm?: number;
  readonly purpose?: ClearancePurpose;
}): Clearance {
  const { id, body, reachMm } = given;
  return {
    id,
    purpose: given.purpose ?? 'door',
    area: rectangleBetween(body.minX, body.frontY - reachMm, body.maxX, body.frontY),
    bottomMm: given.bottomMm ?? body.bottomMm,
    topMm: given.topMm ?? body.topMm,
  };
}

/** A door on hinges at (x, y) of a front that faces -y; it closes toward +x (1) or -x (-1). */
export interface PlanDoor {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly toward: 1 | -1;
}

function quarter({ x, y, width, toward }: PlanDoor): Point[] {
  return Array.from({ length: 13 }, (_, i): Point => {
    const angle = (Math.PI / 2) * (i / 12);
    return [x + toward * width * Math.cos(angle), y - width * Math.sin(angle)];
  });
}

/** The open leaf and the arc to its closed place. */
export function doorLines(door: PlanDoor): Line[] {
  return [[[door.x, door.y], ...quarter(door).toReversed()]];
}

export function doorSweep(id: string, door: PlanDoor, body: BodyBox): Clearance {
  const points: Point[] = [[door.x, door.y], ...quarter(door)];
  return {
    id,
    purpose: 'door',
    area: door.toward === 1 ? points.toReversed() : points,
    bottomMm: body.bottomMm,
    topMm: body.topMm,
  };
}

/** Full strokes into dashes: drafters draw door swings of appliances so. */
export function dashed(line: Line, dash = 60, gap = 40): Line[] {
  const dashes: Point[][] = [];
  let current: Point[] = [];
  let left = dash;
  let isDrawn = true;
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (!from) {
      current = [to];
      return;
    }
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let done = 0;
    while (long - done > left) {
      done += left;
      const t = done / long;
      const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      if (isDrawn) dashes.push([...current, at]);
      current = [at];
      isDrawn = !isDrawn;
      left = isDrawn ? dash : gap;
    }
    left -= long - done;
    if (isDrawn) current.push(to);
  });
  if (isDrawn && current.length > 1) dashes.push(current);
  return dashes;
}
