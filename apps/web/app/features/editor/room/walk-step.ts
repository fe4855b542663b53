// How walls limit a step: doors and passages are open, and a step slides along a wall. Pure; tenths of the
// plan.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isDoor } from '@wevisu/scene/document/nodes/opening-style.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import {
  directionOf,
  distanceOf,
  dotOf,
  leftOf,
  minus,
  plus,
  times,
} from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';

/** A stretch of wall that cannot be walked through. */
export interface Barrier {
  readonly from: Point;
  readonly direction: Point;
  readonly length: number;
  readonly halfThickness: number;
}

/** The closest the eye gets to a wall, 7 in: the narrowest door leaves more on both sides. */
const BODY = 1_800;
const LOW_SILL = 3_000;
const MIN_HEIGHT = 15_000;

function isWayThrough({ style, sillTenths, heightTenths }: NodeOf<'opening'>): boolean {
  const isOpen = isDoor(style) || style === 'passage' || style === 'passage-arch';
  return isOpen && sillTenths < LOW_SILL && heightTenths > MIN_HEIGHT;
}

/** The walls of a level without their doors and passages. */
export function barriersOf(nodes: SceneNodes, levelId: NodeId | null): readonly Barrier[] {
  const ways = nodesOf(nodes, 'opening').filter(([, opening]) => isWayThrough(opening));
  return nodesOf(nodes, 'wall').flatMap(([id, wall]) => {
    const length = distanceOf(wall.from, wall.to);
    if (wall.levelId !== levelId || length === 0) return [];
    const direction = directionOf(wall.from, wall.to);
    const gaps = ways
      .flatMap(([, { wallId, atTenths, widthTenths }]) =>
        wallId === id ? [[atTenths - widthTenths / 2, atTenths + widthTenths / 2] as const] : [],
      )
      .sort(([a], [b]) => a - b);
    const found: Barrier[] = [];
    let at = 0;
    for (const [start, end] of [...gaps, [length, length] as const]) {
      if (start > at) {
        const from = plus(wall.from, times(direction, at));
        found.push({
          from,
          direction,
          length: start - at,
          halfThickness: wall.thicknessTenths / 2,
        });
      }
      at = Math.max(at, end);
    }
    return found;
  });
}

function distanceTo({ from, direction, length, halfThickness }: Barrier, point: Point): number {
  const by = minus(point, from);
  const past = dotOf(by, direction);
  const beside = Math.abs(dotOf(by, leftOf(direction))) - halfThickness;
  return Math.hypot(Math.max(0, -past, past - length), Math.max(0, beside));
}

/** The part of a step that the walls allow: all of it, the part along the wall in the way, or nothing. */
export function walkStep(barriers: readonly Barrier[], from: Point, by: Point): Point {
  const inTheWay = (step: Point) =>
    barriers.find((one) => {
      const left = distanceTo(one, plus(from, step));
      // Someone already too close to a wall can still walk away from it.
      return left < BODY && left <= distanceTo(one, from);
    });
  const wall = inTheWay(by);
  if (!wall) return by;
  const slide = times(wall.direction, dotOf(by, wall.direction));
  return inTheWay(slide) ? [0, 0] : slide;
}
