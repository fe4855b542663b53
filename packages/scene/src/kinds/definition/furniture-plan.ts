// Plan symbols and clearances of furniture. Living and sleeping figures: the hard ones, in inches.
import type { Point, Polygon } from '../../plane/polygon.ts';
import { type Clearance, type ClearancePurpose, rectangleBetween } from './kind-plan.ts';

const INCH = 25.4;

/** Minimum depth for each use, in millimeters. */
export const LIVING_MM = {
  bedSide: 24 * INCH,
  sofaFront: 12 * INCH,
  wardrobeFront: 32 * INCH,
  drawerFront: 32 * INCH,
  chairPulledOut: 24 * INCH,
  behindDesk: 32 * INCH,
  /** A secondary walkway. */
  reach: 24 * INCH,
} as const;

/** Rectangle about the origin, counter-clockwise. */
export function centered(width: number, depth: number): Polygon {
  return rectangleBetween(-width / 2, -depth / 2, width / 2, depth / 2);
}

/** Rounded outline about the origin: exponent 2 is an ellipse, 30 nearly a rectangle. */
export function ovalOutline(width: number, depth: number, exponent = 2, count = 32): Polygon {
  const power = 2 / exponent;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      (width / 2) * Math.sign(cos) * Math.abs(cos) ** power,
      (depth / 2) * Math.sign(sin) * Math.abs(sin) ** power,
    ];
  });
}

/** A ring as a line that returns to its start. */
export function ringLine(ring: Polygon): Point[] {
  const first = ring[0];
  return first ? [...ring, first] : [];
}

/** A closed rectangle for the lines of a symbol. */
export function rectangleLine(minX: number, minY: number, maxX: number, maxY: number): Point[] {
  return ringLine(rectangleBetween(minX, minY, maxX, maxY));
}

/** Height of the room that people stand and walk in. */
const STANDING_MM = 80 * INCH;

function zone(id: string, purpose: ClearancePurpose, area: Polygon): Clearance {
  return { id, purpose, area, bottomMm: 0, topMm: STANDING_MM };
}

/** Extents in plan, millimeters. */
export interface PlanSize {
  readonly width: number;
  readonly depth: number;
}

/** Room in front (toward -y) of a body that is centered on its origin. */
export function frontZone(
  { width, depth }: PlanSize,
  reach: number,
  purpose: ClearancePurpose = 'standing',
): Clearance {
  return zone(
    'front',
    purpose,
    rectangleBetween(-width / 2, -depth / 2 - reach, width / 2, -depth / 2),
  );
}

/** Before a fire: as high as the body, 36 in deep. */
export function hearthZone(size: PlanSize & { readonly height: number }): Clearance {
  return { ...frontZone(size, 914), topMm: size.height };
}

export function behindZone(
  { width, depth }: PlanSize,
  reach: number,
  purpose: ClearancePurpose = 'seat',
): Clearance {
  return zone(
    'behind',
    purpose,
    rectangleBetween(-width / 2, depth / 2, width / 2, depth / 2 + reach),
  );
}

export function leftZone(
  { width, depth }: PlanSize,
  reach: number,
  purpose: ClearancePurpose = 'standing',
): Clearance {
  return zone(
    'left',
    purpose,
    rectangleBetween(-width / 2 - reach, -depth / 2, -width / 2, depth / 2),
  );
}

/** Room to sit down at all four sides of a table. */
export function seatZones(size: PlanSize, reach: number): Clearance[] {
  return [
    frontZone(size, reach, 'seat'),
    behindZone(size, reach),
    leftZone(size, reach, 'seat'),
    rightZone(size, reach, 'seat'),
  ];
}

export function rightZone(
  { width, depth }: PlanSize,
  reach: number,
  purpose: ClearancePurpose = 'standing',
): Clearance {
  return zone(
    'right',
    purpose,
    rectangleBetween(width / 2, -depth / 2, width / 2 + reach, depth / 2),
  );
}

/** Seat, arms and back of a sofa as lines: `arm` and `back` are their thicknesses. */
export function seatLines(given: {
  readonly width: number;
  readonly depth: number;
  readonly arm: number;
  readonly back: number;
  readonly seats: number;
}): Point[][] {
  const { width, depth, arm, back, seats } = given;
  const [x, y] = [width / 2 - arm, depth / 2];
  const wide = (2 * x) / seats;
  const splits = Array.from({ length: seats - 1 }, (_, i): Point[] => {
    const at = -x + wide * (i + 1);
    return [
      [at, -y],
      [at, y - back],
    ];
  });
  const frame: Point[] =
    arm > 0
      ? [
          [-x, -y],
          [-x, y - back],
          [x, y - back],
          [x, -y],
        ]
      : [
          [-x, y - back],
          [x, y - back],
        ];
  return [frame, ...splits];
}

/** An armchair's seat between its arms, before its back. */
export function armchairLines({ width, depth }: PlanSize): Point[][] {
  return seatLines({ width, depth, arm: width * 0.14, back: depth * 0.24, seats: 1 });
}

/** The back of a chair, as one line. */
export function chairBackLine({ width, depth }: PlanSize): Point[] {
  return [
    [-width * 0.42, depth / 2 - 50],
    [width * 0.42, depth / 2 - 50],
  ];
}
