// What stands in a room as whoever photographs it sees it: what it is worth in the picture, and what is in the way.
import { isDoor, isWindow } from '@wevisu/scene/document/nodes/opening-style.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Role } from '@wevisu/scene/kinds/definition/role.ts';
import { areaOf, boundsOf, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { type SceneFacts, sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import type { ShapedRoom } from './shaped-room.ts';

export type Plan = readonly [x: number, y: number];

export const METERS_PER_TENTH = 1e-4;
export const EYE_HEIGHT = 1.6;
/** What reaches into these heights about the eye hides what is behind it. */
const [BELOW_EYE, ABOVE_EYE] = [0.4, 0.25] as const;
/** What hangs above that tells little of a room. */
const MAX_BOTTOM = 2;
const AT_EYE = { from: 0.8, to: 2.1 };
/** Lower things are in nobody's way. */
const MIN_LOW = 0.35;
/** What a room is for counts by that, however large it is; other things by their size. */
const HEROES: Partial<Record<Role, number>> = {
  ...{ bed: 3, sofa: 3, table: 2.4, desk: 2.4 },
  ...{ lavatory: 3, tub: 2.6, shower: 2, toilet: 0.5, range: 2.6, sink: 1.6 },
};
/** They look as well from any side. */
const FRONTLESS: readonly Role[] = ['desk', 'table', 'coffee-table', 'chair'];
const STORAGE: readonly Role[] = ['wardrobe', 'other'];
const STORED = 0.6;
const SOFT = 0.2;
/** How far points of a body are drawn to its middle: a corner that just touches the edge isn't seen. */
const DRAWN_IN = 0.15;
/** From the inner outline to the middle of the wall behind it and a bit, tenths. */
const WALL_DEEP = 1500;

export interface Body {
  readonly polygon: Polygon;
  readonly middle: Plan;
  /** Corners and middle; the share of them in the picture is how much of it is seen. */
  readonly points: readonly Plan[];
  /** Meters above the floor. */
  readonly bottom: number;
  readonly top: number;
  /** How much it is worth to be seen. */
  readonly weight: number;
  /** Where it looks, a unit vector; null for what has no front. */
  readonly front: Plan | null;
  readonly isTall: boolean;
  readonly isLow: boolean;
  /** At heights that the picture shows even of what is a step away. */
  readonly isAtEye: boolean;
}

/** An opening in a wall of the room. */
export interface Hole {
  readonly middle: Plan;
  readonly polygon: Polygon;
  readonly kind: 'window' | 'door' | 'passage';
}

export const between = ([ax, ay]: Plan, [bx, by]: Plan, share: number): Plan => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export function middleOf(polygon: Polygon): Plan {
  const { minX, minY, maxX, maxY } = boundsOf(polygon);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
}

/** What a thing of a role is worth; `side` and `high`: of this part of it, meters; `share`: of all its parts. */
function weightOf(role: Role | null, part: { side: number; high: number; share: number }): number {
  const hero = role === null ? undefined : HEROES[role];
  if (hero !== undefined) return hero * part.share;
  const by = role === 'soft' ? SOFT : role !== null && STORAGE.includes(role) ? STORED : 1;
  return by * part.side * Math.min(1.2, part.high);
}

const sideOf = (polygon: Polygon) => Math.sqrt(areaOf(polygon)) * METERS_PER_TENTH;

/** Walls that stand within the room hide, and are worth nothing. */
export function bodiesIn(document: SceneDocument, room: ShapedRoom): Body[] {
  const { levelId, floorTenths, inner } = room;
  const facts = sceneFacts(document);
  const inside = facts.obstacles
    .near(levelId, boundsOf(inner))
    .filter(({ polygon }) => isWithin(inner, middleOf(polygon)));
  const sides = new Map<string, number>();
  for (const { id, polygon } of inside) sides.set(id, (sides.get(id) ?? 0) + sideOf(polygon));
  return inside.map(({ id, what, polygon, top, bottom }) => {
    const high = (top - floorTenths) * METERS_PER_TENTH;
    const low = (bottom - floorTenths) * METERS_PER_TENTH;
    const isTall = high > EYE_HEIGHT - BELOW_EYE && low < EYE_HEIGHT + ABOVE_EYE;
    const side = sideOf(polygon);
    const share = side / (sides.get(id) || 1);
    const thing = what === 'item' ? facts.thing(id) : undefined;
    const middle = middleOf(polygon);
    const role = thing?.role ?? null;
    const front = role === null || FRONTLESS.includes(role) ? null : (thing?.front ?? null);
    // What hangs from the ceiling and what lies on the floor tells little of a room.
    const isWorthless = what === 'wall' || low > MAX_BOTTOM;
    return {
      ...{ polygon, middle, isTall, bottom: low, top: high, front },
      points: [middle, ...polygon.map((corner) => between(corner, middle, DRAWN_IN))],
      weight: isWorthless ? 0 : weightOf(role, { side, high: high - low, share }),
      isAtEye: high > AT_EYE.from && low < AT_EYE.to,
      isLow: !isTall && low < MIN_LOW && high > MIN_LOW,
    };
  });
}

function holesOf({ openings }: SceneFacts, { levelId, inner }: ShapedRoom): Hole[] {
  return openings.flatMap(({ node, wall, middle, direction, left }) => {
    const at = (along: number, across: number): Plan => [
      middle[0] + direction[0] * along + left[0] * across,
      middle[1] + direction[1] * along + left[1] * across,
    ];
    const isOfRoom = [-WALL_DEEP, WALL_DEEP].some((across) => isWithin(inner, at(0, across)));
    if (wall.levelId !== levelId || !isOfRoom) return [];
    const [x, y] = [node.widthTenths / 2, wall.thicknessTenths / 2];
    const kind = isWindow(node.style)
      ? ('window' as const)
      : isDoor(node.style)
        ? ('door' as const)
        : ('passage' as const);
    return [{ middle, kind, polygon: [at(-x, -y), at(x, -y), at(x, y), at(-x, y)] }];
  });
}

export function holesIn(document: SceneDocument, room: ShapedRoom): Hole[] {
  return holesOf(sceneFacts(document), room);
}
