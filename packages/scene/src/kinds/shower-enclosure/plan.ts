import type { Point, Polygon } from '../../plane/polygon.ts';
import { mmFromTenths } from '../../units.ts';
import { type Clearance, type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  circleLine,
  doorLines,
  drawnBounds,
  INCH_MM,
  type Line,
  standingRoom,
} from '../definition/plan-lines.ts';
import { buildShowerEnclosure } from './geometry.ts';
import type { ShowerEnclosureParams } from './schema.ts';

/** From the line of the glass to the front of tray and tracks, as drawn. */
const GLASS_SETBACK_MM = 60;

function sizeOf(params: ShowerEnclosureParams) {
  const { min, max } = drawnBounds('shower-enclosure', buildShowerEnclosure, params);
  return {
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: params.depthTenths > 0 ? mmFromTenths(params.depthTenths) : max[2] - min[2],
  };
}

/** Where the glass stands from the back: the origin is the middle of the box. */
function glassY(params: ShowerEnclosureParams): number {
  const { depth } = sizeOf(params);
  return params.depthTenths > 0 ? -depth / 2 + GLASS_SETBACK_MM : 0;
}

interface Hinged {
  readonly hinge: Point;
  readonly latch: Point;
}

/** The leaf that turns; sliding and open ones have none. */
function doorOf(params: ShowerEnclosureParams): Hinged | null {
  const { width, depth } = sizeOf(params);
  const [h, y] = [width / 2, glassY(params)];
  switch (params.form) {
    case 'pivot':
      return { hinge: [-h + width * 0.36, y], latch: [h, y] };
    case 'corner':
      return { hinge: [-h + width * 0.42, y], latch: [h - 6, y] };
    case 'neo-angle': {
      const cut = Math.min(width, depth) * 0.45;
      return { hinge: [h - cut, y], latch: [h, y + cut] };
    }
    default:
      return null;
  }
}

function leafOf({ hinge, latch }: Hinged) {
  const width = Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]);
  return { width, angle: Math.atan2(latch[1] - hinge[1], latch[0] - hinge[0]) };
}

/** A leaf that closes along +x, turned and moved to where it hangs. */
function hung(door: Hinged, points: readonly Point[]): Point[] {
  const { angle } = leafOf(door);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(
    ([x, y]): Point => [door.hinge[0] + x * cos - y * sin, door.hinge[1] + x * sin + y * cos],
  );
}

function footprintOf(params: ShowerEnclosureParams): Polygon {
  const { width, depth } = sizeOf(params);
  const [h, b] = [width / 2, depth / 2];
  if (params.form !== 'neo-angle') return rectangleBetween(-h, -b, h, b);
  const cut = Math.min(width, depth) * 0.45;
  return [
    [-h, -b],
    [h - cut, -b],
    [h, glassY(params) + cut - 20],
    [h, b],
    [-h, b],
  ];
}

export const showerEnclosurePlan: KindPlan<ShowerEnclosureParams> = {
  symbol(params) {
    const { width, height, depth } = sizeOf(params);
    const [h, y] = [width / 2, glassY(params)];
    const door = doorOf(params);
    const isDeep = params.depthTenths > 0;
    const slide: Line[] =
      params.form === 'sliding' || params.form === 'bypass' || params.form === 'tub-door'
        ? [
            [
              [-h, y + 14],
              [width * 0.04, y + 14],
            ],
            [
              [-width * 0.04, y - 14],
              [h, y - 14],
            ],
          ]
        : params.form === 'neo-angle'
          ? []
          : [
              [
                [-h, y],
                [h, y],
              ],
            ];
    return {
      footprint: [footprintOf(params)],
      bottomMm: 0,
      topMm: height,
      lines: [
        ...slide,
        ...(isDeep ? [circleLine(0, depth / 2 - depth * 0.42, 55)] : []),
        ...(door
          ? doorLines({ x: 0, y: 0, width: leafOf(door).width, toward: 1 }).map((line) =>
              hung(door, line),
            )
          : []),
      ],
    };
  },
  clearances(params): Clearance[] {
    const size = sizeOf(params);
    const body = bodyBox(size, 'floor');
    const door = doorOf(params);
    const front = standingRoom(body, 30 * INCH_MM);
    if (!door) return [front];
    const { width } = leafOf(door);
    const arc = Array.from({ length: 13 }, (_, i): Point => {
      const angle = -(Math.PI / 2) * (1 - i / 12);
      return [width * Math.cos(angle), width * Math.sin(angle)];
    });
    return [
      {
        id: 'door',
        purpose: 'door',
        area: hung(door, [[0, 0], ...arc]),
        bottomMm: 0,
        topMm: size.height,
      },
      front,
    ];
  },
};
