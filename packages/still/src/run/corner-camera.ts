// Where somebody stands who photographs a room that nobody has chosen a view of: at its edge, or a step behind it, where
// most of what stands in it is seen and little is in the way.
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { areaOf, boundsOf, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import type { StillCamera } from '../path/camera.ts';
import {
  type Body,
  between,
  bodiesIn,
  EYE_HEIGHT,
  type Hole,
  holesIn,
  METERS_PER_TENTH,
  middleOf,
  type Plan,
} from './seen-bodies.ts';
import { type ShapedRoom, shapesOf } from './shaped-room.ts';

/**
 * Tenths that the eye may stand off its corner or wall, into the room or behind it: stills look through the backs of
 * walls, as the 3D view does.
 */
const STEPS_IN = [-6000, -3000, 2000, 4500] as const;
/** Where along a wall the eye may stand. */
const ALONG = [0.25, 0.5, 0.75] as const;
/** A corner shows two walls; a wall has to show more to be taken. */
const WALL_HANDICAP = 0.08;
/** Degrees from top to bottom: a small room needs a wide lens, in a large one things would be small. */
const LENSES = [
  { upTo: 4.6, fovDeg: 62 },
  { upTo: 6, fovDeg: 58 },
  { upTo: Number.POSITIVE_INFINITY, fovDeg: 53 },
] as const;
/** Heights of the picture that the lens is shifted down. */
const SHIFT = 0.18;
/** Of a picture of 3 by 2. */
const ASPECT = 1.5;
const RAYS = 41;
/** What is nearer than that hides the room if it reaches up to the eye, and is cut off if it is lower; meters. */
const NEAR = { tall: 1.7, low: 1.1 } as const;
/** The farthest from behind a wall to where the room begins, in any direction of the picture; meters. */
const ENTRY = 1.7;
/** From behind a wall, what hangs or stands at its other side this near is seen from its back; meters. */
const BACKS = 1;
/** What fills the picture up close costs more than what it hides. */
const IN_THE_WAY = 2.5;
/** How much the heaviest things draw the camera to them from the middle of the room. */
const PULLS = [0, 0.6, 1] as const;
/** What is not seen of a thing from behind. */
const BEHIND = 0.85;
/** A thing that is cut off by the edge of the picture is worth less than its part in it. */
const CUT_OFF = 1.6;
/** Daylight in the picture is worth something, and a passage to nowhere costs. */
const HOLES: Readonly<Record<Hole['kind'], number>> = { window: 0.05, door: 0, passage: -0.06 };
/** Outdoors one steps back, and looks down on what lies there, in part by the lens, so that walls lean little. */
const OUTDOORS = { back: 1.35, height: 2.2, targetHeight: 0.5, fovDeg: 48, shift: 0.2 } as const;

/** Tenths from the inner outline of a room within which its walls are. */
const BESIDE_WALL = 200;

interface Place {
  readonly eye: Plan;
  readonly handicap: number;
}

interface Room {
  /** Its inner outline, which all that is seen lies behind; null where there is a yard about it. */
  readonly inner: Polygon | null;
  readonly bodies: readonly Body[];
  readonly holes: readonly Hole[];
}

interface Lens {
  /** Half of what is seen from side to side, radians. */
  readonly half: number;
  /** What is seen up and down at a meter's distance. */
  readonly up: number;
  readonly down: number;
}

const away = (a: Plan, b: Plan) => Math.hypot(a[0] - b[0], a[1] - b[1]) * METERS_PER_TENTH;
const turn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
const toward = (from: Plan, to: Plan) => Math.atan2(to[1] - from[1], to[0] - from[0]);

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

const nearestOf = (polygons: readonly Polygon[], eye: Plan, angle: number) =>
  polygons.reduce(
    (least, polygon) => Math.min(least, distanceTo(polygon, eye, angle)),
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

/** What of a body is in the picture, 0 to 1; what lies toward the edges counts for less. */
function seenOf(
  body: Body,
  { eye, ahead, lens }: { readonly eye: Plan; readonly ahead: number; readonly lens: Lens },
  others: readonly Polygon[],
): number {
  const seen = body.points.reduce((sum, point) => {
    const angle = toward(eye, point);
    const off = Math.abs(turn(angle - ahead));
    if (off > lens.half) return sum;
    const far = away(eye, point);
    const rise = (body.height - EYE_HEIGHT) / (far * Math.cos(off));
    if (rise > lens.up || rise < -lens.down) return sum;
    if (nearestOf(others, eye, angle) < far - 0.3) return sum;
    return sum + 1 - 0.45 * (off / lens.half) ** 2;
  }, 0);
  return (seen / body.points.length) ** CUT_OFF * facing(body, eye);
}

/** What is seen of all that stands there, less what is in the way: the more the better. Minus infinity below `least`. */
function worth(
  { eye, target, least }: { readonly eye: Plan; readonly target: Plan; readonly least: number },
  { inner, bodies, holes }: Room,
  lens: Lens,
): number {
  const ahead = toward(eye, target);
  const wall = inner !== null && !isWithin(inner, eye) ? inner : null;
  const tall = bodies.filter(({ isTall }) => isTall);
  const low = bodies.filter(({ isLow }) => isLow).map(({ polygon }) => polygon);
  const high = tall.map(({ polygon }) => polygon);
  // From behind a wall the backs of its doors, its windows and what hangs on it are seen.
  const backs = wall ? [...holes, ...bodies.filter(({ isAtEye }) => isAtEye)] : [];
  const turned = backs.map(({ polygon }) => polygon);
  let hidden = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = ahead + lens.half * ((2 * ray) / (RAYS - 1) - 1);
    // The ground outside must not be seen before the room begins.
    const isBlind = wall && distanceTo(wall, eye, angle) > ENTRY;
    if (isBlind || nearestOf(turned, eye, angle) < BACKS) return Number.NEGATIVE_INFINITY;
    hidden += lost(nearestOf(high, eye, angle), NEAR.tall) / RAYS;
    hidden += (0.5 * lost(nearestOf(low, eye, angle), NEAR.low)) / RAYS;
  }
  const shown = holes.reduce((sum, { kind, middle }) => {
    const isSeen = Math.abs(turn(toward(eye, middle) - ahead)) < lens.half * 0.9;
    return sum + (isSeen ? HOLES[kind] : 0);
  }, 0);
  const rest = shown - IN_THE_WAY * hidden;
  if (1 + rest < least) return Number.NEGATIVE_INFINITY;
  let all = 0;
  let seen = 0;
  for (const body of bodies) {
    if (body.weight === 0) continue;
    all += body.weight;
    const others = tall.filter((one) => one !== body).map(({ polygon }) => polygon);
    seen += body.weight * seenOf(body, { eye, ahead, lens }, others);
  }
  return (all > 0 ? seen / all : 0) + rest;
}

/** A place so far from another toward a third, tenths. */
function stepped(from: Plan, to: Plan, step: number): Plan {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return far === 0 ? from : between(from, to, step / far);
}

function placesIn(inner: Polygon, middle: Plan): Place[] {
  const alongWalls = inner.flatMap((corner, n) =>
    ALONG.map((share) => between(corner, inner[(n + 1) % inner.length] as Plan, share)),
  );
  return STEPS_IN.flatMap((step) => [
    ...inner.map((corner) => ({ eye: stepped(corner, middle, step), handicap: 0 })),
    ...alongWalls.map((wall) => ({ eye: stepped(wall, middle, step), handicap: WALL_HANDICAP })),
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
 * A camera at the edge of the largest room: where most is seen of what stands in it, at best in a corner, or behind it
 * where no other room is. Outdoors it stands back, behind a corner. Null if there is no room.
 */
export function cornerCamera(document: SceneDocument): StillCamera | null {
  const [room, ...others] = shapesOf(document).toSorted(
    (a, b) => areaOf(b.inner) - areaOf(a.inner),
  );
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
  const tangent = Math.tan((fovDeg * Math.PI) / 360);
  const lens = isOutside
    ? { half: Math.atan(tangent * ASPECT), up: 9, down: 9 }
    : {
        half: Math.atan(tangent * ASPECT),
        up: tangent * (1 - 2 * SHIFT),
        down: tangent * (1 + 2 * SHIFT),
      };
  const places = isOutside
    ? inner.map((corner, n) => ({
        eye: between(middle, corner, OUTDOORS.back),
        handicap: wallsAt(document, room, n),
      }))
    : placesIn(inner, middle).filter(
        ({ eye }) => !others.some((other) => isWithin(other.inner, eye)),
      );
  const heavy = heaviest(bodies, middle);
  const targets = PULLS.map((pull) => between(middle, heavy, pull));
  // Outdoors nothing hides the ground before the eye.
  const seen = isOutside
    ? { inner: null, bodies, holes: [] }
    : { inner, bodies, holes: holesIn(document, room) };
  let best: { readonly eye: Plan; readonly target: Plan } = {
    eye: places[0]?.eye ?? middle,
    target: middle,
  };
  let most = Number.NEGATIVE_INFINITY;
  for (const { eye, handicap } of places) {
    for (const target of targets) {
      // Of places that are as good, the one farthest from the middle, and then the first.
      const bonus = 0.02 * away(eye, target) - handicap;
      const points = worth({ eye, target, least: most - bonus }, seen, lens) + bonus;
      if (points <= most + 1e-6) continue;
      most = points;
      best = { eye, target };
    }
  }
  const floor = room.floorTenths * METERS_PER_TENTH;
  const at = ([x, y]: Plan, height: number) =>
    [x * METERS_PER_TENTH, floor + height, -y * METERS_PER_TENTH] as const;
  const { eye, target } = best;
  const byLens = away(eye, target) * 2 * OUTDOORS.shift * tangent;
  return isOutside
    ? {
        eye: at(eye, OUTDOORS.height),
        target: at(target, OUTDOORS.targetHeight + byLens),
        ...{ fovDeg, shift: OUTDOORS.shift },
      }
    : { eye: at(eye, EYE_HEIGHT), target: at(target, EYE_HEIGHT), fovDeg, shift: SHIFT };
}

/** The middle of all that stands there, by weight. */
function heaviest(bodies: readonly Body[], middle: Plan): Plan {
  const all = bodies.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return middle;
  const mean = (k: 0 | 1) =>
    bodies.reduce((sum, body) => sum + body.middle[k] * body.weight, 0) / all;
  return [mean(0), mean(1)];
}
