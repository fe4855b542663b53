import type { OpeningNode } from '../document/nodes/opening.ts';
import { isWindow } from '../document/nodes/opening-style.ts';
import { type Clearance, rectangleBetween } from '../kinds/definition/kind-plan.ts';
import { outlineStroke, type PlanStroke, stroke } from '../kinds/definition/plan-stroke.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { archRise, JAMB_MM, openingMeasures } from './opening-measures.ts';

/**
 * An opening in plan, millimeters local to its wall: x along it from its `from` with 0 in the middle of
 * the opening, y to the wall's left from the center line.
 */
interface OpeningPlan {
  readonly strokes: readonly PlanStroke[];
  /** Jambs: filled as walls are. */
  readonly solids: readonly Polygon[];
  readonly clearWidthMm: number;
}

const LEAF_MM = 40;

/** Quarter circle about the hinge from the closed to the open leaf, both ends included. */
function arc(hinge: Point, radius: number, fromDeg: number, toDeg: number): Point[] {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((fromDeg + ((toDeg - fromDeg) * i) / steps) * Math.PI) / 180;
    return [hinge[0] + radius * Math.cos(angle), hinge[1] + radius * Math.sin(angle)];
  });
}

interface Swing {
  readonly hinge: Point;
  readonly radius: number;
  /** Direction of the closed leaf: to the right (1) or to the left (-1). */
  readonly toward: 1 | -1;
}

/** Leaves on hinges, opening toward -y: drawn for the wall's right side and a hinge on the left. */
function swingsOf(opening: OpeningNode, half: number, t: number): Swing[] {
  const clear = half - JAMB_MM;
  const pair = (y: number): Swing[] => [
    { hinge: [-clear, y], radius: clear, toward: 1 },
    { hinge: [clear, y], radius: clear, toward: -1 },
  ];
  switch (opening.style) {
    case 'door-single':
    case 'door-entry':
      return [{ hinge: [-clear, -t], radius: 2 * clear, toward: 1 }];
    case 'door-double':
    case 'door-french':
      return pair(-t);
    default:
      return [];
  }
}

function swept({ hinge, radius, toward }: Swing): Polygon {
  const curve = toward === 1 ? arc(hinge, radius, -90, 0) : arc(hinge, radius, 180, 270);
  return [hinge, ...curve];
}

function box(minX: number, minY: number, maxX: number, maxY: number, isDashed = false): PlanStroke {
  return outlineStroke(rectangleBetween(minX, minY, maxX, maxY), isDashed);
}

function swingStrokes(swing: Swing): PlanStroke[] {
  const { hinge, radius, toward } = swing;
  const curve = toward === 1 ? arc(hinge, radius, 0, -90) : arc(hinge, radius, 180, 270);
  const x = hinge[0];
  const leaf =
    toward === 1
      ? box(x, hinge[1] - radius, x + LEAF_MM, hinge[1])
      : box(x - LEAF_MM, hinge[1] - radius, x, hinge[1]);
  return [leaf, { points: curve, isDashed: false }];
}

/** Zigzags of folded leaves half open, from each end. */
function foldStrokes(half: number, count: number): PlanStroke[] {
  const clear = half - JAMB_MM;
  const leaf = (2 * clear) / count;
  const lean = leaf * Math.SQRT1_2;
  const one = (side: 1 | -1): PlanStroke =>
    stroke(
      false,
      [side * clear, 0],
      [side * (clear - lean), -lean],
      [side * (clear - 2 * lean), 0],
    );
  return count === 4 ? [one(-1), one(1)] : [one(-1)];
}

/** Strokes for the wall's right side and a hinge on the left. */
function strokesOf(opening: OpeningNode, half: number, t: number): PlanStroke[] {
  const clear = half - JAMB_MM;
  const faces = [stroke(false, [-half, -t], [half, -t]), stroke(false, [-half, t], [half, t])];
  const swings = swingsOf(opening, half, t).flatMap(swingStrokes);
  switch (opening.style) {
    case 'door-single':
    case 'door-double':
    case 'door-french':
      return swings;
    case 'door-entry':
      return [...faces, ...swings];
    case 'door-bifold':
      return foldStrokes(half, half > 533.4 ? 4 : 2);
    case 'door-pocket':
      return [box(-clear, -18, clear - clear, 18), box(-clear - 2 * clear, -20, -clear, 20, true)];
    case 'door-barn':
      return [
        box(-half - 2 * half - 45, -t - 66, -half + 45, -t - 24),
        stroke(true, [-half - 45, -t - 45], [half + 45, -t - 45]),
      ];
    case 'door-sliding-glass':
    case 'window-sliding':
      return [...faces, box(-clear, 2, 38, 34), box(-38, -34, clear, -2)];
    case 'door-garage':
      return [
        ...faces,
        box(-clear, -t - 2 * half * 0.8, clear, -t, true),
        box(-clear, -22, clear, 22),
      ];
    case 'window-casement':
    case 'window-awning':
    case 'window-double-hung':
      return [
        ...faces,
        stroke(false, [-clear, -12], [clear, -12]),
        stroke(false, [-clear, 12], [clear, 12]),
      ];
    case 'window-fixed':
      return [...faces, stroke(false, [-clear, 0], [clear, 0])];
    case 'passage':
      return [stroke(true, [-half, -t], [half, -t]), stroke(true, [-half, t], [half, t])];
    case 'passage-arch': {
      // The arch above, laid flat as drafters do.
      const rise = archRise(opening);
      const bow = Array.from({ length: 13 }, (_, i): Point => {
        const angle = (Math.PI * i) / 12;
        return [clear * Math.cos(angle), -t + Math.min(rise, 2 * t) * Math.sin(angle)];
      });
      return [
        stroke(true, [-half, -t], [half, -t]),
        stroke(true, [-half, t], [half, t]),
        { points: bow, isDashed: true },
      ];
    }
    case 'niche': {
      const deep = Math.min(opening.depthTenths / 10, 2 * t - 10);
      return [stroke(false, [-half, -t], [-half, -t + deep], [half, -t + deep], [half, -t])];
    }
  }
}

/** From "hinge left, opens to the wall's right" to the opening's own hand and side. */
function placed(opening: OpeningNode, points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => {
    const hung = opening.hinge === 'right' ? -x : x;
    return opening.side === 'left' ? [-hung, -y] : [hung, y];
  });
}

/** The symbol of an opening in a wall of the given thickness. */
export function openingPlan(opening: OpeningNode, wallThicknessTenths: number): OpeningPlan {
  const half = opening.widthTenths / 20;
  const t = wallThicknessTenths / 20;
  const hasJambs = opening.style !== 'niche';
  return {
    strokes: strokesOf(opening, half, t).map(({ points, isDashed }) => ({
      points: placed(opening, points),
      isDashed,
    })),
    solids: hasJambs
      ? [
          rectangleBetween(-half, -t, -half + JAMB_MM, t),
          rectangleBetween(half - JAMB_MM, -t, half, t),
        ]
      : [],
    clearWidthMm: openingMeasures(opening).clearWidthTenths / 10,
  };
}

function counterClockwise(opening: OpeningNode, area: Polygon): Polygon {
  const points = placed(opening, area);
  return opening.hinge === 'right' ? points.toReversed() : points;
}

/**
 * What an opening's leaves sweep, on either side of the wall: local as its plan, heights from the floor in
 * millimeters. `door-left` is on the wall's left side. Sashes that open outward sweep the side away from
 * `side`.
 */
export function openingClearances(opening: OpeningNode, wallThicknessTenths: number): Clearance[] {
  const half = opening.widthTenths / 20;
  const t = wallThicknessTenths / 20;
  const clear = half - JAMB_MM;
  const bottomMm = opening.sillTenths / 10;
  const topMm = bottomMm + opening.heightTenths / 10;
  const own = opening.side;
  const other = own === 'left' ? 'right' : 'left';
  const area = (id: string, polygon: Polygon): Clearance => ({
    id,
    purpose: 'door',
    area: counterClockwise(opening, polygon),
    bottomMm,
    topMm,
  });
  switch (opening.style) {
    case 'door-bifold': {
      const leaf = (2 * clear) / (half > 533.4 ? 4 : 2);
      const stacks =
        half > 533.4
          ? [
              rectangleBetween(-clear, -t - leaf, -clear + leaf, -t),
              rectangleBetween(clear - leaf, -t - leaf, clear, -t),
            ]
          : [rectangleBetween(-clear, -t - leaf, -clear + leaf, -t)];
      return stacks.map((one, i) => area(`door-${own}${i === 0 ? '' : '-2'}`, one));
    }
    case 'door-barn':
      return [area(`door-${own}`, rectangleBetween(-3 * half - 45, -t - 80, half + 45, -t))];
    case 'window-casement': {
      const count = 2 * clear > 900 ? 2 : 1;
      const leaf = (2 * clear) / count;
      return [area(`door-${other}`, rectangleBetween(-clear, t, clear, t + leaf))];
    }
    case 'window-awning':
      return [
        area(`door-${other}`, rectangleBetween(-clear, t, clear, t + opening.heightTenths / 20)),
      ];
    case 'door-garage':
      return [
        {
          id: `above-${own}`,
          purpose: 'above',
          area: counterClockwise(
            opening,
            rectangleBetween(-half, -t - opening.heightTenths / 10, half, -t),
          ),
          bottomMm: topMm,
          topMm: topMm + 350,
        },
      ];
    default:
      return isWindow(opening.style)
        ? []
        : swingsOf(opening, half, t).map((swing, i) =>
            area(`door-${own}${i === 0 ? '' : '-2'}`, swept(swing)),
          );
  }
}
