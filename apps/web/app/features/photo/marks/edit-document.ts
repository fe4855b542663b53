// Every change to the marks of a photo: a document in, the next one out.
import type { Spot } from '@wevisu/photo/picture.ts';
import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import { middleOf } from '@wevisu/scene/plane/points.ts';
import {
  type Corners,
  MAX_POINTS,
  MAX_STROKE_POINTS,
  MAX_STROKES,
  MAX_SURFACES,
  type MarkedStroke,
  type MarkedSurface,
  type PhotoDocument,
  type SurfaceKind,
  waitingCorners,
} from './photo-document.ts';
import { simplifyPath } from './simplify-path.ts';

/** Marks are rounded to a quarter of a pixel and stay inside the picture. */
export function spotIn({ width, height }: PhotoDocument, [x, y]: Spot): Spot {
  const within = (value: number, max: number) =>
    Math.round(Math.min(max, Math.max(0, value)) * 4) / 4;
  return [within(x, width), within(y, height)];
}

export function moveCorner(document: PhotoDocument, corner: number, to: Spot): PhotoDocument {
  const before = document.corners ?? waitingCorners(document);
  const corners = before.with(corner, spotIn(document, to)) as unknown as Corners;
  return { ...document, corners };
}

export function setLength(
  document: PhotoDocument,
  change: Partial<PhotoDocument['length']>,
): PhotoDocument {
  return { ...document, length: { ...document.length, ...change } };
}

/** The length of the side after the measured one. */
export function setSecondLength(document: PhotoDocument, tenths: number | null): PhotoDocument {
  return { ...document, secondTenths: tenths };
}

/** Another side is measured: the second length belonged to the side after the old one. */
export function measureSide(document: PhotoDocument, side: number): PhotoDocument {
  return { ...setLength(document, { side }), secondTenths: null };
}

/** A floor starts with nothing drawn; a wall with a line to move to where it meets the floor. */
export function addSurface(document: PhotoDocument, kind: SurfaceKind, id: string): PhotoDocument {
  if (document.surfaces.length >= MAX_SURFACES) return document;
  const { width, height } = document;
  const at = (x: number, y: number) => spotIn(document, [x * width, y * height]);
  const line = kind === 'wall' ? ([at(0.25, 0.6), at(0.75, 0.6)] as const) : null;
  const surface: MarkedSurface = {
    id,
    kind,
    line,
    outline: [],
    isClosed: false,
    strokes: [],
    covering: null,
  };
  return { ...document, surfaces: [...document.surfaces, surface] };
}

export function removeSurface(document: PhotoDocument, id: string): PhotoDocument {
  return { ...document, surfaces: document.surfaces.filter((one) => one.id !== id) };
}

function changeSurface(
  document: PhotoDocument,
  id: string,
  change: (surface: MarkedSurface) => MarkedSurface,
): PhotoDocument {
  const at = document.surfaces.findIndex((one) => one.id === id);
  const surface = document.surfaces[at];
  if (!surface) return document;
  const next = change(surface);
  return next === surface ? document : { ...document, surfaces: document.surfaces.with(at, next) };
}

/**
 * Continues an outline along a path that ends at the pressed point; a long path is reduced to fewer points.
 */
export function drawTo(document: PhotoDocument, id: string, way: readonly Spot[]): PhotoDocument {
  return changeSurface(document, id, (surface) => {
    const free = MAX_POINTS - surface.outline.length;
    if (surface.isClosed || free < 1) return surface;
    const last = surface.outline.at(-1);
    const points = simplifyPath(way, 1.25, free + 1).map((spot) => spotIn(document, spot));
    const fresh = last && points.length > 1 && isSame(points[0], last) ? points.slice(1) : points;
    return { ...surface, outline: [...surface.outline, ...fresh.slice(-free)] };
  });
}

function isSame(a: Spot | undefined, b: Spot): boolean {
  return a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.5;
}

export function closeOutline(document: PhotoDocument, id: string): PhotoDocument {
  return changeSurface(document, id, (surface) =>
    surface.outline.length < 3 ? surface : { ...surface, isClosed: true },
  );
}

/** Starts the drawing over. Brushed-out furniture belonged to the old outline. */
export function clearOutline(document: PhotoDocument, id: string): PhotoDocument {
  return changeSurface(document, id, (surface) => ({
    ...surface,
    outline: [],
    isClosed: false,
    strokes: [],
  }));
}

/** A starting outline to adjust: the marked rectangle, or the area above the line of a wall. */
export function startOutline(document: PhotoDocument, id: string): PhotoDocument {
  return changeSurface(document, id, (surface) => {
    const outline = surface.line
      ? aboveLine(document, surface.line)
      : (document.corners ?? waitingCorners(document));
    return { ...surface, outline: [...outline], isClosed: true };
  });
}

function aboveLine(document: PhotoDocument, [from, to]: readonly [Spot, Spot]): readonly Spot[] {
  const up = document.height * 0.35;
  return [
    from,
    to,
    spotIn(document, [to[0], to[1] - up]),
    spotIn(document, [from[0], from[1] - up]),
  ];
}

export function movePoint(
  document: PhotoDocument,
  id: string,
  point: number,
  to: Spot,
): PhotoDocument {
  return changeSurface(document, id, (surface) => ({
    ...surface,
    outline: surface.outline.with(point, spotIn(document, to)),
  }));
}

/** Adds a point in the middle of the side that starts at `point`. */
export function insertPoint(document: PhotoDocument, id: string, point: number): PhotoDocument {
  return changeSurface(document, id, (surface) => {
    const from = surface.outline[point];
    const to = surface.outline[(point + 1) % surface.outline.length];
    if (!from || !to || surface.outline.length >= MAX_POINTS) return surface;
    const spot = spotIn(document, middleOf(from, to));
    return { ...surface, outline: surface.outline.toSpliced(point + 1, 0, spot) };
  });
}

/** A closed outline keeps three points; an open one can lose all. */
export function removePoint(document: PhotoDocument, id: string, point: number): PhotoDocument {
  return changeSurface(document, id, (surface) =>
    surface.isClosed && surface.outline.length <= 3
      ? surface
      : { ...surface, outline: surface.outline.toSpliced(point, 1) },
  );
}

export function moveLineEnd(
  document: PhotoDocument,
  id: string,
  end: 0 | 1,
  to: Spot,
): PhotoDocument {
  return changeSurface(document, id, (surface) =>
    surface.line
      ? {
          ...surface,
          line: surface.line.with(end, spotIn(document, to)) as unknown as readonly [Spot, Spot],
        }
      : surface,
  );
}

export function addStroke(
  document: PhotoDocument,
  id: string,
  stroke: MarkedStroke,
): PhotoDocument {
  return changeSurface(document, id, (surface) => {
    if (surface.strokes.length >= MAX_STROKES || stroke.path.length === 0) return surface;
    const path = simplifyPath(stroke.path, 0.75, MAX_STROKE_POINTS).map((spot) =>
      spotIn(document, spot),
    );
    return { ...surface, strokes: [...surface.strokes, { ...stroke, path }] };
  });
}

export function setCovering(
  document: PhotoDocument,
  id: string,
  covering: Covering | null,
): PhotoDocument {
  return changeSurface(document, id, (surface) => ({ ...surface, covering }));
}
