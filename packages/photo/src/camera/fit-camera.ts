// Fits the camera, all but its origin, to all edges and lengths at once.
import { leastSquares, type Residuals } from '../algebra/least-squares.ts';
import { apply, type Matrix3, multiply, turnAbout } from '../algebra/matrix3.ts';
import { dot, lengthOf, scale, subtract, type Vec3 } from '../algebra/vec3.ts';
import { CLICK_ERROR_PX, type Spot } from '../picture.ts';
import { type Camera, centerOf, lookingAlong, rayOf } from './camera.ts';
import { type LensKind, type LensKnowledge, lensKinds } from './lens.ts';
import {
  type Direction,
  edgesOf,
  floorSpotsOf,
  type KnownLength,
  type RoomMarks,
} from './marks.ts';

export interface FitRequest {
  readonly width: number;
  readonly height: number;
  readonly marks: RoomMarks;
  /** What the photo's file tells of its lens; null or left out if nothing. */
  readonly lens?: LensKnowledge | null;
}

/** The camera's angles, focal length and height; its rotation is `turnAbout(...) * about`. */
export interface Fit {
  readonly about: Matrix3;
  /**
   * Log of the focal length in pixels, rotation by three angles, log of the height in meters, and where the camera looks
   * from the picture's middle, in shares of the longer side.
   */
  readonly parameters: readonly number[];
  readonly cost: number;
  /** The kind of photo that it was fitted as. */
  readonly kind: LensKind;
}

/** A wide expectation from which every start is fitted before its kind is known: half as likely per 10 % off. */
const [TYPICAL_FOCAL, START_SPREAD] = [0.74, 0.1];
/** Relative error of a measured length, besides that of its clicks. */
export const TAPE_ERROR = 0.003;
/** Residual of an impossible length: so large that another start wins. */
const IMPOSSIBLE = 1e3;

const axisOf: Readonly<Record<Direction, Vec3>> = {
  first: [1, 0, 0],
  second: [0, 1, 0],
  up: [0, 0, 1],
};

/** The camera of a fit, above the floor's origin. */
export function cameraOfFit(
  { width, height }: FitRequest,
  { about, parameters }: Pick<Fit, 'about' | 'parameters'>,
): Camera {
  const [logFocal = 0, x = 0, y = 0, z = 0, logHeight = 0, centerX = 0, centerY = 0] = parameters;
  const turn = multiply(turnAbout([x, y, z]), about);
  const longer = Math.max(width, height);
  return {
    width,
    height,
    focalPx: Math.exp(logFocal),
    center: [width / 2 + centerX * longer, height / 2 + centerY * longer],
    turn,
    at: [0, 0, Math.exp(logHeight)],
  };
}

/**
 * Finds the best fit from 24 starting directions, as the kind of photo that explains the marks best; null if none sees
 * the floor marks below the horizon.
 */
export function fitCamera(request: FitRequest): Fit | null {
  const logFocal = Math.log(TYPICAL_FOCAL * Math.max(request.width, request.height));
  let best: Pick<Fit, 'about' | 'parameters' | 'cost'> | null = null;
  for (const pitchDeg of [12, 30, 55]) {
    for (let yawDeg = 0; yawDeg < 180; yawDeg += 22.5) {
      const about = lookingAlong((yawDeg * Math.PI) / 180, (pitchDeg * Math.PI) / 180);
      const start = [logFocal, 0, 0, 0, Math.log(1.5)];
      const fit = { about, ...leastSquares(residualsOf(request, about, null), start, 15) };
      if (seesFloor(request, fit) && fit.cost < (best?.cost ?? Infinity)) best = fit;
    }
  }
  const [fit] = best ? fitKinds(request, best) : [];
  return fit ?? null;
}

/** The fits of all kinds of photo that the marks allow, the likeliest first. */
export function fitKinds(
  request: FitRequest,
  { about, parameters }: Pick<Fit, 'about' | 'parameters'>,
): readonly Fit[] {
  const start = [...parameters.slice(0, 5), parameters[5] ?? 0, parameters[6] ?? 0];
  return lensKinds(request, request.lens ?? null)
    .map((kind) => refit(request, { about, parameters: start, cost: 0, kind }, 40))
    .filter((fit) => Number.isFinite(fit.cost) && seesFloor(request, fit))
    .sort((a, b) => unlikelinessOf(a) - unlikelinessOf(b));
}

/** The negative log of a fit's likelihood, up to a constant. */
export function unlikelinessOf({ cost, kind }: Fit): number {
  return cost - Math.log(kind.weight);
}

/** Fits again from another fit: for marks that moved a little. */
export function refit(request: FitRequest, from: Fit, maxSteps = 12): Fit {
  const residuals = residualsOf(request, from.about, from.kind);
  const found = leastSquares(residuals, from.parameters, maxSteps);
  return { about: from.about, kind: from.kind, ...found };
}

function seesFloor(request: FitRequest, fit: Pick<Fit, 'about' | 'parameters'>): boolean {
  const camera = cameraOfFit(request, fit);
  return floorSpotsOf(request.marks).every((spot) => rayOf(camera, spot)[2] < -1e-6);
}

/** Without a kind, the focal length is expected loosely, and the camera to look through the middle. */
function residualsOf(request: FitRequest, about: Matrix3, kind: LensKind | null): Residuals {
  const edges = edgesOf(request.marks);
  const longer = Math.max(request.width, request.height);
  const expected = Math.log(kind?.focalPx ?? TYPICAL_FOCAL * longer);
  return (parameters) => {
    const camera = cameraOfFit(request, { about, parameters });
    const off = (parameters[0] ?? 0) - expected;
    const [x = 0, y = 0] = parameters.slice(5);
    const beyond = off / START_SPREAD;
    return [
      ...(kind
        ? [
            off / kind.spread,
            (x - kind.center[0]) / kind.centerSpread,
            (y - kind.center[1]) / kind.centerSpread,
          ]
        : // Cauchy loss: a lens of another kind costs only so much.
          [Math.sign(beyond) * Math.sqrt(Math.log1p(beyond * beyond))]),
      ...edges.map(({ along, from, to }) => edgeResidual(camera, axisOf[along], from, to)),
      ...request.marks.lengths.map((length) => lengthResidual(camera, length)),
    ];
  };
}

/**
 * How far an edge's ends are from the line through its middle and the vanishing point of its direction. The focal length
 * follows from the right angle between both directions of the floor. This form also holds for vanishing points that are
 * very far away.
 */
function edgeResidual(camera: Camera, axis: Vec3, from: Spot, to: Spot): number {
  const [x, y, z] = apply(camera.turn, axis);
  const [centerX, centerY] = centerOf(camera);
  const middleX = (from[0] + to[0]) / 2 - centerX;
  const middleY = (from[1] + to[1]) / 2 - centerY;
  const toX = camera.focalPx * x - middleX * z;
  const toY = camera.focalPx * y - middleY * z;
  const beside = ((to[0] - from[0]) * toY - (to[1] - from[1]) * toX) / 2;
  return (beside * Math.SQRT2) / (CLICK_ERROR_PX * (Math.hypot(toX, toY) + 1e-9));
}

function lengthResidual(camera: Camera, length: KnownLength): number {
  const found = metersOf(camera, length);
  if (found === null) return IMPOSSIBLE;
  const span = Math.hypot(length.from[0] - length.to[0], length.from[1] - length.to[1]);
  const spread = TAPE_ERROR + (CLICK_ERROR_PX * Math.SQRT2) / span;
  return Math.log(found / length.meters) / spread;
}

/** A length on the floor, or on the wall over a floor line, in meters; null above the horizon. */
export function metersOf(
  camera: Camera,
  { from, to, wall }: Pick<KnownLength, 'from' | 'to' | 'wall'>,
): number | null {
  const [a, b] = wall
    ? onWall(camera, wall, [from, to])
    : [floorPointOf(camera, from), floorPointOf(camera, to)];
  if (!a || !b) return null;
  const meters = lengthOf(subtract(a, b));
  return meters > 1e-9 && Number.isFinite(meters) ? meters : null;
}

/** The floor point seen at a place of the picture; null at the horizon and above. */
export function floorPointOf(camera: Camera, spot: Spot): Vec3 | null {
  const ray = rayOf(camera, spot);
  if (!(ray[2] < -1e-6)) return null;
  const reach = -camera.at[2] / ray[2];
  return [camera.at[0] + ray[0] * reach, camera.at[1] + ray[1] * reach, 0];
}

function onWall(
  camera: Camera,
  wall: { readonly from: Spot; readonly to: Spot },
  spots: readonly [Spot, Spot],
): readonly (Vec3 | null)[] {
  const start = floorPointOf(camera, wall.from);
  const end = floorPointOf(camera, wall.to);
  if (!start || !end) return [];
  const out: Vec3 = [start[1] - end[1], end[0] - start[0], 0];
  return spots.map((spot) => {
    const ray = rayOf(camera, spot);
    const reach = dot(subtract(start, camera.at), out) / dot(ray, out);
    if (!(reach > 0 && Number.isFinite(reach))) return null;
    const [x, y, z] = scale(ray, reach);
    return [camera.at[0] + x, camera.at[1] + y, camera.at[2] + z];
  });
}
