// Where somebody stands who photographs a room that nobody has chosen a view of: at its edge, where most of what stands in
// it is seen and little is in the way.
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { areaOf, boundsOf, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import type { StillCamera } from '../path/camera.ts';
import { type ShapedRoom, shapesOf } from './shaped-room.ts';

type Plan = readonly [x: number, y: number];

const METERS_PER_TENTH = 1e-4;
const EYE_HEIGHT = 1.6;
/** How far the eye may stand off the corner, as shares of the way to the middle. */
const STEPS_IN = [0.08, 0.15, 0.25] as const;
/** A corner shows two walls; the middle of a wall has to show more to be taken. */
const WALL_HANDICAP = 0.15;
/** Degrees from top to bottom: a small room needs a wide lens, in a large one things would be small. */
const LENSES = [
  { upTo: 4.6, fovDeg: 66 },
  { upTo: 6, fovDeg: 60 },
  { upTo: Number.POSITIVE_INFINITY, fovDeg: 53 },
] as const;
/** Of a picture of 3 by 2. */
const ASPECT = 1.5;
const RAYS = 41;
/** What is nearer than that hides the room if it reaches up to the eye, and is cut off if it is lower; meters. */
const NEAR = { tall: 1.7, low: 1.1 } as const;
const BELOW_EYE = 0.4;
/** Lower things are in nobody's way. */
const LOW_LEAST = 0.35;
/** What fills the picture up close costs more than what it hides. */
const IN_THE_WAY = 2.5;
/** How much the heaviest things draw the camera to them from the middle of the room. */
const PULL = 0.6;
/** What is not seen of a thing from behind. */
const BEHIND = 0.7;
/** Outdoors one steps back, and looks down on what lies there. */
const OUTDOORS = { back: 1.3, height: 2.3, targetHeight: 0.5, fovDeg: 48 } as const;

/** Tenths from the inner outline of a room within which its walls are. */
const BESIDE_WALL = 200;

interface Body {
  readonly polygon: Polygon;
  readonly middle: Plan;
  /** How much it is worth to be seen. */
  readonly weight: number;
  /** Where it looks, a unit vector; null for what has no front. */
  readonly front: Plan | null;
  readonly isTall: boolean;
  readonly isLow: boolean;
}

interface Place {
  readonly eye: Plan;
  readonly handicap: number;
}

const between = ([ax, ay]: Plan, [bx, by]: Plan, share: number): Plan => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
const away = (a: Plan, b: Plan) => Math.hypot(a[0] - b[0], a[1] - b[1]) * METERS_PER_TENTH;
const turn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
const toward = (from: Plan, to: Plan) => Math.atan2(to[1] - from[1], to[0] - from[0]);

function middleOf(polygon: Polygon): Plan {
  const { minX, minY, maxX, maxY } = boundsOf(polygon);
  return [(minX + maxX) / 2, (minY + maxY) / 2];
}

function bodiesIn(document: SceneDocument, room: ShapedRoom): Body[] {
  const { levelId, floorTenths, inner } = room;
  const facts = sceneFacts(document);
  return facts.obstacles
    .near(levelId, boundsOf(inner))
    .filter(({ what, polygon }) => what !== 'wall' && isWithin(inner, middleOf(polygon)))
    .map(({ id, what, polygon, top, bottom }) => {
      const [high, low] = [top, bottom].map((one) => (one - floorTenths) * METERS_PER_TENTH) as [
        number,
        number,
      ];
      const isTall = high > EYE_HEIGHT - BELOW_EYE && low < EYE_HEIGHT;
      const side = Math.sqrt(areaOf(polygon)) * METERS_PER_TENTH;
      return {
        ...{ polygon, middle: middleOf(polygon), isTall },
        front: what === 'item' ? (facts.thing(id)?.front ?? null) : null,
        // What hangs from the ceiling and what lies on the floor tells little of a room.
        weight: low > EYE_HEIGHT + BELOW_EYE ? 0 : side * Math.min(1.2, high - low),
        isLow: !isTall && low < LOW_LEAST && high > LOW_LEAST,
      };
    });
}

/** Meters along a ray to a polygon; 0 inside, infinite where it is not met. */
function distanceTo(polygon: Polygon, eye: Plan, angle: number): number {
  if (isWithin(polygon, eye)) return 0;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [n, a] of polygon.entries()) {
    const b = polygon[(n + 1) % polygon.length] as Plan;
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const [ax, ay] = [a[0] - eye[0], a[1] - eye[1]];
    const along = (ax * ey - ay * ex) / cross;
    const share = (ax * dy - ay * dx) / cross;
    if (along > 0 && share >= 0 && share <= 1) nearest = Math.min(nearest, along);
  }
  return nearest * METERS_PER_TENTH;
}

const nearestOf = (bodies: readonly Body[], eye: Plan, angle: number) =>
  bodies.reduce(
    (least, { polygon }) => Math.min(least, distanceTo(polygon, eye, angle)),
    Number.POSITIVE_INFINITY,
  );

/** Little for what is almost far enough, and soon a lot. */
const lost = (distance: number, near: number) => Math.sqrt(Math.max(0, 1 - distance / near));

/** A bed or sofa tells most from its front, and little from behind. */
function facing({ front, middle }: Body, eye: Plan): number {
  if (!front) return 1;
  const far = Math.hypot(eye[0] - middle[0], eye[1] - middle[1]) || 1;
  const ahead = ((eye[0] - middle[0]) * front[0] + (eye[1] - middle[1]) * front[1]) / far;
  return 1 - BEHIND * (0.5 - 0.5 * ahead);
}

/** What is seen of all that stands there, less what is in the way: the more the better. */
function worth(
  eye: Plan,
  target: Plan,
  { bodies, half }: { readonly bodies: readonly Body[]; readonly half: number },
): number {
  const ahead = toward(eye, target);
  const tall = bodies.filter(({ isTall }) => isTall);
  const low = bodies.filter(({ isLow }) => isLow);
  let hidden = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = ahead + half * ((2 * ray) / (RAYS - 1) - 1);
    hidden += lost(nearestOf(tall, eye, angle), NEAR.tall) / RAYS;
    hidden += (0.5 * lost(nearestOf(low, eye, angle), NEAR.low)) / RAYS;
  }
  let all = 0;
  let seen = 0;
  for (const body of bodies) {
    all += body.weight;
    const angle = toward(eye, body.middle);
    const off = Math.abs(turn(angle - ahead)) / half;
    if (off > 1) continue;
    const others = tall.filter((one) => one !== body);
    if (nearestOf(others, eye, angle) < away(eye, body.middle) - 0.3) continue;
    seen += body.weight * (1 - 0.4 * off ** 2) * facing(body, eye);
  }
  return (all > 0 ? seen / all : 0) - IN_THE_WAY * hidden;
}

function placesIn(inner: Polygon, middle: Plan): Place[] {
  const walls = inner.map((corner, n) =>
    between(corner, inner[(n + 1) % inner.length] as Plan, 0.5),
  );
  return STEPS_IN.flatMap((step) => [
    ...inner.map((corner) => ({ eye: between(corner, middle, step), handicap: 0 })),
    ...walls.map((wall) => ({ eye: between(wall, middle, step), handicap: WALL_HANDICAP })),
  ]);
}

/** How many walls meet in a corner of a room's inner outline: whoever steps back behind one sees only that. */
function wallsAt(document: SceneDocument, { inner, levelId }: ShapedRoom, corner: number): number {
  const { obstacles } = sceneFacts(document);
  const at = inner[corner] as Plan;
  return [-1, 1].filter((step) => {
    const middle = between(at, inner.at((corner + step) % inner.length) as Plan, 0.5);
    const box = {
      ...{ minX: middle[0] - BESIDE_WALL, maxX: middle[0] + BESIDE_WALL },
      ...{ minY: middle[1] - BESIDE_WALL, maxY: middle[1] + BESIDE_WALL },
    };
    return obstacles.near(levelId, box).some(({ what }) => what === 'wall');
  }).length;
}

/**
 * A camera at the edge of the largest room: where most is seen of what stands in it, at best in a corner. Outdoors it
 * stands back, behind a corner. Null if there is no room.
 */
export function cornerCamera(document: SceneDocument): StillCamera | null {
  const [room] = shapesOf(document).toSorted((a, b) => areaOf(b.inner) - areaOf(a.inner));
  if (!room) return null;
  const { inner } = room;
  const { minX, minY, maxX, maxY } = boundsOf(inner);
  const middle = middleOf(inner);
  const bodies = bodiesIn(document, room);
  const isOutside = isOutdoors(room.use);
  const across = away([minX, minY], [maxX, maxY]);
  const fovDeg = isOutside
    ? OUTDOORS.fovDeg
    : (LENSES.find(({ upTo }) => across <= upTo)?.fovDeg ?? LENSES[2].fovDeg);
  const half = Math.atan(Math.tan((fovDeg * Math.PI) / 360) * ASPECT);
  const places = isOutside
    ? inner.map((corner, n) => ({
        eye: between(middle, corner, OUTDOORS.back),
        handicap: wallsAt(document, room, n),
      }))
    : placesIn(inner, middle);
  const targets = [middle, between(middle, heaviest(bodies, middle), PULL)];
  let best: { readonly eye: Plan; readonly target: Plan } = {
    eye: places[0]?.eye ?? middle,
    target: middle,
  };
  let most = Number.NEGATIVE_INFINITY;
  for (const { eye, handicap } of places) {
    for (const target of targets) {
      // Of places that are as good, the one farthest from the middle, and then the first.
      const points = worth(eye, target, { bodies, half }) - handicap + 0.02 * away(eye, target);
      if (points <= most + 1e-6) continue;
      most = points;
      best = { eye, target };
    }
  }
  const floor = room.floorTenths * METERS_PER_TENTH;
  const at = ([x, y]: Plan, height: number) =>
    [x * METERS_PER_TENTH, floor + height, -y * METERS_PER_TENTH] as const;
  const { eye, target } = best;
  return isOutside
    ? {
        ...{ eye: at(eye, OUTDOORS.height), target: at(target, OUTDOORS.targetHeight), fovDeg },
        shift: 0,
      }
    : { eye: at(eye, EYE_HEIGHT), target: at(target, EYE_HEIGHT), fovDeg, shift: 0.18 };
}

/** The middle of all that stands there, by weight. */
function heaviest(bodies: readonly Body[], middle: Plan): Plan {
  const all = bodies.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return middle;
  const mean = (k: 0 | 1) =>
    bodies.reduce((sum, body) => sum + body.middle[k] * body.weight, 0) / all;
  return [mean(0), mean(1)];
}
