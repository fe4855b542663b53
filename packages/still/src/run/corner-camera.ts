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
  holesIn,
  METERS_PER_TENTH,
  middleOf,
  type Plan,
} from './seen-bodies.ts';
import { type ShapedRoom, shapesOf } from './shaped-room.ts';
import { away, standpoint, toward } from './standpoint.ts';

/**
 * Tenths that the eye may stand off its corner or wall, into the room or behind it: stills look through the backs of
 * walls, as the 3D view does.
 */
const STEPS_IN = [-6000, -3000, 2000, 4500] as const;
/** Where along a wall the eye may stand. */
const ALONG = [0.17, 0.33, 0.5, 0.67, 0.83] as const;
/** A corner shows two walls; a wall has to show more to be taken. */
const WALL_HANDICAP = 0.05;
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
/** How much the heaviest things draw the camera to them from the middle of the room. */
const PULLS = [0, 0.6, 1] as const;
/** Radians that it may look beside them. */
const ASIDE = [0, -0.16, 0.16, -0.32, 0.32] as const;
/** Outdoors one steps back behind a corner, the more the better, with a level camera: upright lines stay upright. */
const OUTDOORS = { back: [1.3, 1.5, 1.7], height: 1.75, fovDeg: 48, shift: 0.2 } as const;

/** Tenths from the inner outline of a room within which its walls are. */
const BESIDE_WALL = 200;

interface Place {
  readonly eye: Plan;
  readonly handicap: number;
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
  const shift = isOutside ? OUTDOORS.shift : SHIFT;
  const tangent = Math.tan((fovDeg * Math.PI) / 360);
  const lens = {
    half: Math.atan(tangent * ASPECT),
    up: tangent * (1 - 2 * shift),
    down: tangent * (1 + 2 * shift),
  };
  const places = isOutside
    ? inner.flatMap((corner, n) =>
        OUTDOORS.back.map((back) => ({
          eye: between(middle, corner, back),
          handicap: wallsAt(document, room, n),
        })),
      )
    : placesIn(inner, middle).filter(
        ({ eye }) => !others.some((other) => isWithin(other.inner, eye)),
      );
  const heavy = heaviest(bodies, middle);
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
    const worth = standpoint(eye, seen);
    for (const target of PULLS.flatMap((pull) => targetsAt(eye, between(middle, heavy, pull)))) {
      // Of places that are as good, indoors the one farthest from the middle, and then the first.
      const bonus = isOutside ? 0 : 0.02 * away(eye, target);
      const points = worth(toward(eye, target), lens) + bonus - handicap;
      if (points <= most + 1e-6) continue;
      most = points;
      best = { eye, target };
    }
  }
  const height = room.floorTenths * METERS_PER_TENTH + (isOutside ? OUTDOORS.height : EYE_HEIGHT);
  const at = ([x, y]: Plan) => [x * METERS_PER_TENTH, height, -y * METERS_PER_TENTH] as const;
  return { eye: at(best.eye), target: at(best.target), fovDeg, shift };
}

/** A place to look at, and others as far away beside it. */
function targetsAt([x, y]: Plan, target: Plan): Plan[] {
  const [dx, dy] = [target[0] - x, target[1] - y];
  return ASIDE.map((angle) => {
    if (angle === 0) return target;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** The middle of all that stands there, by weight. */
function heaviest(bodies: readonly Body[], middle: Plan): Plan {
  const all = bodies.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return middle;
  const mean = (k: 0 | 1) =>
    bodies.reduce((sum, body) => sum + body.middle[k] * body.weight, 0) / all;
  return [mean(0), mean(1)];
}
