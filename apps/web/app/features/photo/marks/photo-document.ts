// The marks on a photo, as stored in the browser, saved in an account, and used by the worker that lays
// products.

import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { z } from 'zod';
import { savedSpot } from './saved-spot.ts';

/** Limits of a document, so that it stays small and quick to check. */
export const MAX_POINTS = 160;
export const MAX_SURFACES = 8;
export const MAX_STROKES = 120;
export const MAX_STROKE_POINTS = 400;

export const surfaceKinds = ['floor', 'wall'] as const;
export type SurfaceKind = (typeof surfaceKinds)[number];

const stroke = z.strictObject({
  mode: z.enum(['add', 'remove']),
  radius: z.number().positive().max(1000),
  path: z.array(savedSpot).min(1).max(MAX_STROKE_POINTS).readonly(),
});

const photoSurface = z.strictObject({
  id: z.string().min(1).max(40),
  kind: z.enum(surfaceKinds),
  /** Where a wall meets the floor; null for a floor. */
  line: z.tuple([savedSpot, savedSpot]).readonly().nullable(),
  outline: z.array(savedSpot).max(MAX_POINTS).readonly(),
  /** An outline that is still being drawn ends at its last point. */
  isClosed: z.boolean(),
  /** Brush strokes that hide furniture or bring it back, in order. */
  strokes: z.array(stroke).max(MAX_STROKES).readonly(),
  covering: covering.nullable(),
});

const lens = z.strictObject({
  focalPx: z.number().positive().max(100_000),
  spread: z.number().positive().max(2),
  isWhole: z.boolean(),
});

const side = z.int().min(1).max(4096);

export const photoDocument = z.strictObject({
  version: z.literal(1),
  /** The size of the picture that all coordinates refer to. */
  width: side,
  height: side,
  /** The corners of a rectangle on the floor; null until the first one is set. */
  corners: z.tuple([savedSpot, savedSpot, savedSpot, savedSpot]).readonly().nullable(),
  /** Which side was measured, from the corner with that number to the next, and its length. */
  length: z.strictObject({
    side: z.int().min(0).max(3),
    tenths: z.int().min(0).max(10_000_000).nullable(),
  }),
  /** The length of the next side, where the photo needs one; left out if none was asked for. */
  secondTenths: z.int().min(0).max(10_000_000).nullable().optional(),
  /** What the camera wrote about its lens, in pixels of this picture; left out if it wrote nothing. */
  lens: lens.optional(),
  surfaces: z.array(photoSurface).max(MAX_SURFACES).readonly(),
});

export type PhotoDocument = Readonly<z.output<typeof photoDocument>>;
export type MarkedSurface = PhotoDocument['surfaces'][number];
export type MarkedStroke = MarkedSurface['strokes'][number];
export type Corners = NonNullable<PhotoDocument['corners']>;

export function emptyDocument(
  width: number,
  height: number,
  lens: PhotoDocument['lens'] | null = null,
): PhotoDocument {
  return {
    ...(lens ? { lens } : {}),
    version: 1,
    width,
    height,
    corners: null,
    length: { side: 0, tenths: null },
    surfaces: [],
  };
}

/** Where the four corners start: around a rug in the lower half. */
export function waitingCorners({
  width,
  height,
}: Pick<PhotoDocument, 'width' | 'height'>): Corners {
  const at = (x: number, y: number) => [Math.round(x * width), Math.round(y * height)] as const;
  return [at(0.2, 0.9), at(0.8, 0.9), at(0.66, 0.64), at(0.34, 0.64)];
}

/** 'Floor', 'Floor 2', 'Wall': by kind, in order. */
export function surfaceName({ surfaces }: PhotoDocument, id: string): string {
  const one = surfaces.find((surface) => surface.id === id);
  const alike = surfaces.filter(({ kind }) => kind === one?.kind);
  const name = one?.kind === 'wall' ? 'Wall' : 'Floor';
  return alike.length > 1 ? `${name} ${alike.findIndex((surface) => surface.id === id) + 1}` : name;
}
