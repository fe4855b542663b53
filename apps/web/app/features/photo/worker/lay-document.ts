// Turns marks into surfaces that packages/photo lays and counts. Pure: runs in the worker and in tests.
import { type AccuracyRequest, areaErrorPercent } from '@wevisu/photo/accuracy/area-accuracy.ts';
import { jointFindings } from '@wevisu/photo/accuracy/joint-accuracy.ts';
import { lensFindings } from '@wevisu/photo/accuracy/lens-findings.ts';
import { type Camera, centerOf } from '@wevisu/photo/camera/camera.ts';
import { type FoundCamera, findCamera } from '@wevisu/photo/camera/find-camera.ts';
import type { Fit, FitRequest } from '@wevisu/photo/camera/fit-camera.ts';
import type { KnownLength, RectangleMarks } from '@wevisu/photo/camera/marks.ts';
import { findingOf, type PhotoFindingCode } from '@wevisu/photo/finding.ts';
import type { PhotoSurface } from '@wevisu/photo/laying/photo-surface.ts';
import { brushMask } from '@wevisu/photo/masks/brush-mask.ts';
import type { Mask } from '@wevisu/photo/masks/mask.ts';
import { outlineProblem } from '@wevisu/photo/masks/outline-problem.ts';
import { polygonMask } from '@wevisu/photo/masks/polygon-mask.ts';
import type { Spot } from '@wevisu/photo/picture.ts';
import { outlineOnPlane } from '@wevisu/photo/planes/surface-outline.ts';
import {
  floorPlane,
  pictureSpotOf,
  planePointOf,
  type SurfacePlane,
  wallLineProblem,
  wallPlane,
} from '@wevisu/photo/planes/surface-plane.ts';
import {
  type CountedSurface,
  type PhotoTakeoff,
  photoTakeoff,
} from '@wevisu/photo/takeoff/photo-takeoff.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { MarkedSurface, PhotoDocument } from '../marks/photo-document.ts';
import type { PhotoProblem } from '../marks/steps.ts';

export type Products = Readonly<Record<string, ProductFacts>>;

/** Tenths of a millimeter per meter and per foot. */
const PER_METER = 10_000;
const FOOT = 0.3048;
/** Warns about joints this far off; a photo of 1000 pixels cannot be marked to one degree. */
const SEEN_DEGREES = 3;
/** Grid lines on each side; a hall of 60 ft gets one every two feet. */
const MAX_LINES = 40;
/** Within a drag, the accuracy is estimated roughly. */
const QUICK_TRIES = 24;

function marksOf(document: PhotoDocument): RectangleMarks {
  const { corners, length } = document;
  const from = corners?.[length.side];
  const to = corners?.[(length.side + 1) % 4];
  const isTold = from && to && length.tenths !== null;
  return {
    kind: 'rectangle',
    corners: corners ?? [],
    edges: [],
    lengths: isTold
      ? [{ from, to, meters: (length.tenths ?? 0) / PER_METER, wall: null }, ...secondOf(document)]
      : [],
  };
}

/** The length of the side after the measured one. */
function secondOf({ corners, length, secondTenths }: PhotoDocument): readonly KnownLength[] {
  const from = corners?.[(length.side + 1) % 4];
  const to = corners?.[(length.side + 2) % 4];
  return from && to && secondTenths
    ? [{ from, to, meters: secondTenths / PER_METER, wall: null }]
    : [];
}

function fitRequestOf(document: PhotoDocument): FitRequest {
  const { width, height, lens = null } = document;
  return { width, height, lens, marks: marksOf(document) };
}

function cameraOf(document: PhotoDocument): FoundCamera {
  return findCamera(fitRequestOf(document));
}

function planeOf(camera: Camera, { kind, line }: MarkedSurface): SurfacePlane | null {
  if (kind === 'floor') return floorPlane(camera);
  return line && wallPlane(camera, line[0], line[1]);
}

export interface Checked {
  readonly problems: readonly PhotoProblem[];
  /** Lines on the floor, a foot apart, as the recovered camera sees them. */
  readonly grid: readonly (readonly [Spot, Spot])[];
  /** Meters of the rectangle's first and second side; null without a camera. */
  readonly sides: readonly [number, number] | null;
  /** How accurate the rectangle's area is; null without a camera. */
  readonly accuracy: RectangleAccuracy | null;
}

export interface RectangleAccuracy {
  /** Percent, about. */
  readonly percent: number;
  /** What it would be without the second length; null if there is none. */
  readonly withOne: number | null;
}

function tell(code: PhotoFindingCode, surfaceId: string | null): PhotoProblem {
  return { ...findingOf(code), surfaceId };
}

/** What the marks say before anything is laid. */
export function checkDocument(document: PhotoDocument): Checked {
  const { corners } = document;
  if (!corners) return { problems: [], grid: [], sides: null, accuracy: null };
  const found = cameraOf(document);
  const { camera, fit, findings } = found;
  const problems: PhotoProblem[] = findings
    // A missing length is requested by its own field.
    .filter(({ code }) => !(code === 'length-missing' && document.length.tenths === null))
    .map((finding) => ({ ...finding, surfaceId: null }));
  const request = fit && rectangleRequest(document, fit);
  if (request) {
    for (const finding of lensFindings(request)) problems.push({ ...finding, surfaceId: null });
  }
  for (const surface of document.surfaces) {
    if (!surface.isClosed) continue;
    const code = camera ? problemOnPlane(camera, surface) : outlineProblem(surface.outline);
    if (code) problems.push(tell(code, surface.id));
    else if (hasUnsureJoints(document, surface, found)) {
      problems.push(tell('joints-unsure', surface.id));
    }
  }
  const plane = camera && floorPlane(camera);
  const seen = plane ? gridOf(plane, corners) : { grid: [], sides: null };
  return { problems, ...seen, accuracy: request && accuracyOf(document, request) };
}

function rectangleRequest(document: PhotoDocument, fit: Fit): AccuracyRequest {
  const outline = document.corners ?? [];
  return { ...fitRequestOf(document), fit, outline, planeOf: floorPlane };
}

function accuracyOf(document: PhotoDocument, request: AccuracyRequest): RectangleAccuracy | null {
  const percent = areaErrorPercent({ ...request, tries: QUICK_TRIES });
  if (percent === null) return null;
  if (!document.secondTenths) return { percent, withOne: null };
  const before = { ...document, secondTenths: null };
  const { fit } = cameraOf(before);
  const one = fit && rectangleRequest(before, fit);
  return { percent, withOne: one && areaErrorPercent({ ...one, tries: QUICK_TRIES }) };
}

/** For floors; most walls are painted. */
function hasUnsureJoints(
  document: PhotoDocument,
  surface: MarkedSurface,
  { fit }: FoundCamera,
): boolean {
  if (!fit || surface.kind !== 'floor') return false;
  const { outline } = surface;
  const planeBy = (camera: Camera) => planeOf(camera, surface);
  const request = { ...fitRequestOf(document), fit, outline, planeOf: planeBy };
  return jointFindings(request, SEEN_DEGREES).length > 0;
}

function problemOnPlane(camera: Camera, surface: MarkedSurface): PhotoFindingCode | null {
  const plane = planeOf(camera, surface);
  if (!plane) return wallLineProblem(camera, surface.line ?? []);
  const points = outlineOnPlane(plane, surface.outline);
  return typeof points === 'string' ? points : null;
}

function gridOf(plane: SurfacePlane, corners: readonly Spot[]): Pick<Checked, 'grid' | 'sides'> {
  const points = corners.map((corner) => planePointOf(plane, corner));
  const [a, b, , d] = points;
  if (!a || !b || !d) return { grid: [], sides: null };
  const along = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const across = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const step = FOOT * Math.max(1, Math.ceil(Math.max(along, across) / FOOT / MAX_LINES));
  const at = (s: number, t: number): Spot | null =>
    pictureSpotOf(plane, [
      a[0] + ((b[0] - a[0]) * s) / along + ((d[0] - a[0]) * t) / across,
      a[1] + ((b[1] - a[1]) * s) / along + ((d[1] - a[1]) * t) / across,
    ]);
  const grid: (readonly [Spot, Spot])[] = [];
  const add = (from: Spot | null, to: Spot | null) => {
    if (from && to) grid.push([from, to]);
  };
  for (let s = step; s < along; s += step) add(at(s, 0), at(s, across));
  for (let t = step; t < across; t += step) add(at(0, t), at(along, t));
  return { grid, sides: [along, across] };
}

interface Ready {
  readonly marked: MarkedSurface;
  readonly surface: Omit<PhotoSurface, 'mask'>;
}

/** Surfaces with everything needed to lay them, and what is missing for the others. */
function readySurfaces(document: PhotoDocument, products: Products, camera: Camera) {
  const problems: PhotoProblem[] = [];
  const ready = document.surfaces.flatMap((marked): Ready[] => {
    const { id, covering, isClosed, outline } = marked;
    if (!covering || !isClosed) return [];
    const facts = covering.sku === null ? null : products[covering.sku];
    // The facts of a product may still be loading.
    if (facts === undefined) return [];
    const plane = planeOf(camera, marked);
    if (plane)
      return [{ marked, surface: { id, plane, outline, covering, facts, oldColor: null } }];
    problems.push(tell(wallLineProblem(camera, marked.line ?? []), id));
    return [];
  });
  return { ready, problems };
}

/** The visible part of a surface, in a picture `by` times the size of the document. */
export function maskOf(
  { outline, strokes }: Pick<MarkedSurface, 'outline' | 'strokes'>,
  size: Pick<Mask, 'width' | 'height'>,
  by: number,
): Mask | PhotoFindingCode {
  const whole = polygonMask(size, scaled(outline, by));
  if (typeof whole === 'string') return whole;
  return strokes.reduce(
    (mask, { mode, radius, path }) =>
      brushMask(mask, { mode, radius: radius * by, path: scaled(path, by) }),
    whole,
  );
}

function scaled(spots: readonly Spot[], by: number): readonly Spot[] {
  return by === 1 ? spots : spots.map(([x, y]): Spot => [x * by, y * by]);
}

export interface ToLay {
  readonly surfaces: readonly PhotoSurface[];
  readonly problems: readonly PhotoProblem[];
}

/** Everything that can be laid, for a picture with the longer side `size`. */
export function surfacesToLay(
  document: PhotoDocument,
  products: Products,
  size: Pick<Mask, 'width' | 'height'>,
): ToLay {
  const { camera } = cameraOf(document);
  if (!camera) return { surfaces: [], problems: [] };
  const by = size.width / document.width;
  const [centerX, centerY] = centerOf(camera);
  const seen: Camera = {
    ...camera,
    center: [centerX * by, centerY * by],
    width: camera.width * by,
    height: camera.height * by,
    focalPx: camera.focalPx * by,
  };
  const { ready, problems } = readySurfaces(document, products, camera);
  const surfaces = ready.flatMap(({ marked, surface }): PhotoSurface[] => {
    const mask = maskOf(marked, size, by);
    const line = marked.line && ([scaled(marked.line, by)[0], scaled(marked.line, by)[1]] as const);
    const plane = planeOf(seen, { ...marked, line: line as MarkedSurface['line'] });
    if (typeof mask === 'string') problems.push(tell(mask, marked.id));
    return typeof mask === 'string' || !plane
      ? []
      : [{ ...surface, plane, outline: scaled(surface.outline, by), mask }];
  });
  return { surfaces, problems };
}

/** What the surfaces need, each with the accuracy of its area. */
export function countDocument(document: PhotoDocument, products: Products) {
  const { camera, fit } = cameraOf(document);
  if (!camera || !fit) return null;
  const { ready } = readySurfaces(document, products, camera);
  const counted = ready.flatMap(({ marked, surface }): CountedSurface[] => {
    const percent = areaErrorPercent({
      ...fitRequestOf(document),
      fit,
      outline: surface.outline,
      line: marked.line ?? [],
      planeOf: (one, [from, to]) =>
        planeOf(one, from && to ? { ...marked, line: [from, to] } : marked),
    });
    return percent === null ? [] : [{ ...surface, areaErrorPercent: percent }];
  });
  return counted.length === 0 ? null : withoutCuts(photoTakeoff(counted));
}

/** The page has no use for hundreds of cuts and would have to copy them. */
function withoutCuts(counted: PhotoTakeoff): PhotoTakeoff {
  const lines = counted.takeoff.lines.map((line) => ({ ...line, cuts: [] }));
  return { ...counted, takeoff: { ...counted.takeoff, lines } };
}
