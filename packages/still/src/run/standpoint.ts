// What of a room is seen from one place, in any direction: the eye's surroundings are measured once, in rays all around,
// and each direction that it may look in is judged by them.
import type { Polygon } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { type Body, EYE_HEIGHT, type Hole, METERS_PER_TENTH, type Plan } from './seen-bodies.ts';

/** Rays all around. */
const RAYS = 144;
const STEP = (2 * Math.PI) / RAYS;
/** What is nearer than that hides the room if it reaches up to the eye, and is cut off if it is lower; meters. */
const NEAR = { tall: 1.7, low: 1.1, wall: 1.2 } as const;
/** How much of that low things and bare walls cost. */
const [LOW, WALL] = [0.5, 0.3] as const;
/** The farthest from behind a wall to where the room begins, in any direction of the picture; meters. */
const ENTRY = 1.7;
/** From behind a wall, what is this near, or this little beyond the wall, is seen from its back; meters. */
const BACKS = { near: 1, beyond: 0.1 } as const;
/** What fills the picture up close costs more than what it hides. */
const IN_THE_WAY = 2.5;
/** What is not seen of a thing from behind. */
const BEHIND = 0.85;
/** A thing that is cut off by the edge of the picture is worth less than its part in it. */
const CUT_OFF = 1.6;
/** What it costs, of its worth, that half of a thing is cut off: it draws the eye out of the picture. */
const CUT_IN_HALF = 0.15;
/** What lies toward the edges counts for that much less. */
const ASIDE = 0.45;
/** Daylight in the picture is worth something, and a door in the middle of it costs. */
const WINDOW = 0.05;
const DOOR = 0.12;

export interface Room {
  /** Its inner outline, which all that is seen lies behind; null where there is a yard about it. */
  readonly inner: Polygon | null;
  readonly bodies: readonly Body[];
  readonly holes: readonly Hole[];
}

export interface Lens {
  /** Half of what is seen from side to side, radians. */
  readonly half: number;
  /** What is seen up and down at a meter's distance. */
  readonly up: number;
  readonly down: number;
}

export const away = (a: Plan, b: Plan) => Math.hypot(a[0] - b[0], a[1] - b[1]) * METERS_PER_TENTH;
export const toward = (from: Plan, to: Plan) => Math.atan2(to[1] - from[1], to[0] - from[0]);
const turn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** @returns A function of a ray's angle: meters to the first of the polygons; 0 inside one, infinite where none is met. */
function sightOf(polygons: readonly Polygon[], eye: Plan): (angle: number) => number {
  return polygons.some((polygon) => isWithin(polygon, eye)) ? () => 0 : sidesFrom(polygons, eye);
}

/** The same to the sides of polygons, from inside them as well. */
function sidesFrom(polygons: readonly Polygon[], eye: Plan): (angle: number) => number {
  const sides = polygons.flatMap((polygon) =>
    polygon.map((a, n) => {
      const b = polygon[(n + 1) % polygon.length] as Plan;
      const [ax, ay] = [a[0] - eye[0], a[1] - eye[1]];
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      return { ax, ay, ex, ey, cross: ax * ey - ay * ex };
    }),
  );
  return (angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let nearest = Number.POSITIVE_INFINITY;
    for (const { ax, ay, ex, ey, cross } of sides) {
      const facing = dx * ey - dy * ex;
      if (Math.abs(facing) < 1e-9) continue;
      const along = cross / facing;
      if (along <= 0 || along >= nearest) continue;
      const share = (ax * dy - ay * dx) / facing;
      if (share >= 0 && share <= 1) nearest = along;
    }
    return nearest * METERS_PER_TENTH;
  };
}

/** Little for what is almost far enough, and soon a lot. */
const lost = (distance: number, near: number) => Math.sqrt(Math.max(0, 1 - distance / near));

/** A bed or sofa tells most from its front, and little from behind. */
function facing({ front, middle }: Body, eye: Plan): number {
  if (!front) return 1;
  const far = Math.hypot(eye[0] - middle[0], eye[1] - middle[1]) || 1;
  const ahead = ((eye[0] - middle[0]) * front[0] + (eye[1] - middle[1]) * front[1]) / far;
  return 1 - BEHIND * (0.5 - 0.5 * ahead);
}

interface Seen {
  /** Its weight times how much of it shows from this side. */
  readonly worth: number;
  readonly points: readonly {
    readonly angle: number;
    readonly far: number;
    readonly isHidden: boolean;
  }[];
  readonly bottom: number;
  readonly top: number;
}

function seenFrom(eye: Plan, { bodies }: Room): Seen[] {
  const tall = bodies
    .filter(({ isTall }) => isTall)
    .map((body) => ({ body, sight: sightOf([body.polygon], eye) }));
  return bodies
    .filter(({ weight }) => weight > 0)
    .map((body) => {
      const others = tall.filter((one) => one.body !== body);
      const points = body.points.map((point) => {
        const angle = toward(eye, point);
        const far = away(eye, point);
        return { angle, far, isHidden: others.some(({ sight }) => sight(angle) < far - 0.3) };
      });
      return { worth: body.weight * facing(body, eye), points, bottom: body.bottom, top: body.top };
    });
}

/** What of a thing is in the picture, less what it costs that it is cut off; at most 1. */
function inPicture({ points, bottom, top }: Seen, direction: number, lens: Lens): number {
  let [seen, framed] = [0, 0];
  for (const { angle, far, isHidden } of points) {
    const off = Math.abs(turn(angle - direction));
    if (off > lens.half) continue;
    const ahead = far * Math.cos(off);
    const high = Math.min(top - EYE_HEIGHT, lens.up * ahead);
    const low = Math.max(bottom - EYE_HEIGHT, -lens.down * ahead);
    const share = Math.max(0, high - low) / Math.max(0.01, top - bottom);
    framed += share;
    if (!isHidden) seen += share * (1 - ASIDE * (off / lens.half) ** 2);
  }
  const part = framed / points.length;
  return (seen / points.length) ** CUT_OFF - CUT_IN_HALF * 4 * part * (1 - part);
}

/**
 * Measures a room from a place.
 * @returns How good a picture in a direction is, by what is seen of all that stands there, less what is in the way;
 * minus infinity where the picture would show what is behind the room.
 */
export function standpoint(eye: Plan, room: Room): (ahead: number, lens: Lens) => number {
  const { inner, bodies, holes } = room;
  const wall = inner !== null && !isWithin(inner, eye) ? inner : null;
  const polygonsOf = (list: readonly { readonly polygon: Polygon }[]) =>
    list.map(({ polygon }) => polygon);
  const toHigh = sightOf(polygonsOf(bodies.filter(({ isTall }) => isTall)), eye);
  const toLow = sightOf(polygonsOf(bodies.filter(({ isLow }) => isLow)), eye);
  // From behind a wall the backs of its doors, its windows and what hangs on it are seen.
  const backs = wall ? [...holes, ...bodies.filter(({ isAtEye }) => isAtEye)] : [];
  const toBacks = sightOf(polygonsOf(backs), eye);
  const toWall = wall && sightOf([wall], eye);
  const toInner = inner && !wall ? sidesFrom([inner], eye) : () => Number.POSITIVE_INFINITY;
  const rays = Array.from({ length: RAYS }, (): number | null => null);
  /** How much is in the way along a ray; infinite where nothing may be seen from. */
  const hiddenAt = (n: number): number => {
    const known = rays[n];
    if (known !== null && known !== undefined) return known;
    const angle = n * STEP;
    const entry = toWall ? toWall(angle) : 0;
    // The ground outside must not be seen before the room begins.
    const hidden =
      entry > ENTRY || toBacks(angle) < Math.max(BACKS.near, entry + BACKS.beyond)
        ? Number.POSITIVE_INFINITY
        : lost(toHigh(angle), NEAR.tall) +
          LOW * lost(toLow(angle), NEAR.low) +
          WALL * lost(toInner(angle), NEAR.wall);
    rays[n] = hidden;
    return hidden;
  };
  const all = bodies.reduce((sum, { weight }) => sum + weight, 0);
  let things: readonly Seen[] | null = null;

  return (ahead, lens) => {
    const first = Math.floor((ahead - lens.half) / STEP);
    const last = Math.ceil((ahead + lens.half) / STEP);
    let hidden = 0;
    for (let n = first; n <= last; n++) {
      hidden += hiddenAt(((n % RAYS) + RAYS) % RAYS);
      if (hidden === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
    }
    things ??= seenFrom(eye, room);
    const seen = things.reduce(
      (sum, thing) => sum + thing.worth * inPicture(thing, ahead, lens),
      0,
    );
    const shown = holes.reduce((sum, { kind, middle }) => {
      const off = Math.abs(turn(toward(eye, middle) - ahead)) / lens.half;
      if (kind === 'window') return sum + (off < 0.9 ? WINDOW : 0);
      return kind === 'door' ? sum - DOOR * Math.max(0, 1 - off) : sum;
    }, 0);
    return (all > 0 ? seen / all : 0) + shown - (IN_THE_WAY * hidden) / (last - first + 1);
  };
}
