// How accurate an area is: all clicks are moved at random by their error, and the camera is fitted again, as each kind of
// photo that it may be.
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { normalOf, randomOf } from '../algebra/random.ts';
import type { Camera } from '../camera/camera.ts';
import { withOrigin } from '../camera/find-camera.ts';
import {
  cameraOfFit,
  type Fit,
  type FitRequest,
  fitKinds,
  refit,
  TAPE_ERROR,
  unlikelinessOf,
} from '../camera/fit-camera.ts';
import { moveMarks } from '../camera/marks.ts';
import { CLICK_ERROR_PX, type Spot } from '../picture.ts';
import { outlineOnPlane } from '../planes/surface-outline.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';

export interface AccuracyRequest extends FitRequest {
  readonly fit: Fit;
  /** In the picture. */
  readonly outline: readonly Spot[];
  /** The line in which a wall meets the floor, in the picture; left out for a floor. */
  readonly line?: readonly Spot[];
  /** The surface over that line as that camera sees it. */
  readonly planeOf: (camera: Camera, line: readonly Spot[]) => SurfacePlane | null;
  /** Tries of each kind of photo; fewer are faster and rougher. */
  readonly tries?: number;
}

const TRIES = 72;
/** 19 of 20 tries are within; a little more, since 72 tries know their own edge only roughly. */
const [SHARE, MARGIN] = [0.95, 1.2];
/** A kind of photo is left out that is less likely than the likeliest by this factor's natural log. */
const RULED_OUT = 3;

/**
 * How far an outline's area may be off, in percent: 19 of 20 areas are within, whichever kind of photo it is among those
 * that the marks allow. Counts the clicks of the marks, of the outline and of a wall's floor line, the tape, the lens and
 * crops. Null where the outline has no area.
 */
export function areaErrorPercent(request: AccuracyRequest): number | null {
  const base = areaBy(request, request.fit);
  if (base === null) return null;
  const { tries = TRIES } = request;
  const errors = plausibleFits(request).map((fit) => {
    const off = Array.from({ length: tries }, (_, n) => {
      const [tried, start] = disturbed(request, fit, n + 1);
      const area = areaBy(tried, refit(tried, start));
      return area === null ? 1 : Math.abs(area / base - 1);
    }).sort((a, b) => a - b);
    const at = SHARE * (tries - 1);
    const low = off[Math.floor(at)] ?? 1;
    return low + (at % 1) * ((off[Math.ceil(at)] ?? 1) - low);
  });
  return 100 * MARGIN * Math.max(...errors);
}

/** The fits of all kinds of photo that the marks do not rule out. */
export function plausibleFits(
  request: Omit<AccuracyRequest, 'outline' | 'planeOf'>,
): readonly Fit[] {
  const [best, ...others] = fitKinds(request, request.fit);
  if (!best) return [request.fit];
  const limit = unlikelinessOf(best) + RULED_OUT;
  return [best, ...others.filter((fit) => unlikelinessOf(fit) <= limit)];
}

/** The request with every click, length and expectation moved at random by its error. */
function disturbed(request: AccuracyRequest, fit: Fit, seed: number): [AccuracyRequest, Fit] {
  const random = randomOf(seed * 7919);
  const places = new Map<string, Spot>();
  const move = (spot: Spot): Spot => {
    // Clicks in one place are one click.
    const key = spot.join();
    const known = places.get(key);
    if (known) return known;
    const moved: Spot = [
      spot[0] + CLICK_ERROR_PX * normalOf(random),
      spot[1] + CLICK_ERROR_PX * normalOf(random),
    ];
    places.set(key, moved);
    return moved;
  };
  const { kind } = fit;
  const [x, y] = kind.center;
  const expected = {
    ...kind,
    focalPx: kind.focalPx * Math.exp(kind.spread * normalOf(random)),
    center: [
      x + kind.centerSpread * normalOf(random),
      y + kind.centerSpread * normalOf(random),
    ] as const,
  };
  const marks = moveMarks(request.marks, move);
  const lengths = marks.lengths.map((length) => ({
    ...length,
    meters: length.meters * (1 + TAPE_ERROR * normalOf(random)),
  }));
  const moved = {
    ...request,
    marks: { ...marks, lengths },
    outline: request.outline.map(move),
    ...(request.line ? { line: request.line.map(move) } : {}),
  };
  return [moved, { ...fit, kind: expected }];
}

function areaBy(request: AccuracyRequest, fit: Fit): number | null {
  return outlineArea(request, withOrigin(cameraOfFit(request, fit), request.marks));
}

/** Square meters of the outline as a camera sees it; null if it has no area. */
export function outlineArea(request: AccuracyRequest, camera: Camera | null): number | null {
  const plane = camera && request.planeOf(camera, request.line ?? []);
  const points = plane && outlineOnPlane(plane, request.outline);
  return points && typeof points !== 'string' ? areaOf(points) : null;
}

/** The list with each coordinate moved once. */
function moves(spots: readonly Spot[]): (readonly Spot[])[] {
  return spots.flatMap(([x, y], n) => [
    spots.with(n, [x + CLICK_ERROR_PX, y]),
    spots.with(n, [x, y + CLICK_ERROR_PX]),
  ]);
}

/** The request with each coordinate of the wall's line moved once. */
export function movedLines(request: AccuracyRequest): AccuracyRequest[] {
  return moves(request.line ?? []).map((line) => ({ ...request, line }));
}

/** The request with each coordinate of the marks moved once; clicks in one place are one click and move together. */
export function movedMarks(request: AccuracyRequest): AccuracyRequest[] {
  const places = new Map<string, Spot>();
  moveMarks(request.marks, (spot) => {
    places.set(spot.join(), spot);
    return spot;
  });
  return [...places.keys()].flatMap((key) =>
    [[CLICK_ERROR_PX, 0] as const, [0, CLICK_ERROR_PX] as const].map(([byX, byY]) => ({
      ...request,
      marks: moveMarks(request.marks, (spot) =>
        spot.join() === key ? [spot[0] + byX, spot[1] + byY] : spot,
      ),
    })),
  );
}
