// Compares the areas that are told with the true ones, over a set of cases.
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { areaErrorPercent } from './accuracy/area-accuracy.ts';
import { findCamera } from './camera/find-camera.ts';
import { outlineOnPlane } from './planes/surface-outline.ts';
import { floorPlane } from './planes/surface-plane.ts';
import type { PhotoCase } from './test-cases.ts';

export interface Judged {
  /** How far the true area is from the one found, and how far it is told to be at most, percent. */
  readonly off: number;
  readonly told: number;
}

export function judge({ room, marks, outline, area, lens }: PhotoCase): Judged {
  const { width, height } = room.camera;
  const request = { width, height, marks, lens };
  const { camera, fit } = findCamera(request);
  const plane = camera && floorPlane(camera);
  const points = plane && outlineOnPlane(plane, outline);
  if (!fit || !points || typeof points === 'string')
    throw new Error(`room ${room.seed}: ${points}`);
  const told = areaErrorPercent({ ...request, fit, outline, planeOf: floorPlane });
  if (told === null) throw new Error(`no accuracy in room ${room.seed}`);
  return { off: 100 * Math.abs(area / areaOf(points) - 1), told };
}

/** A quantile, interpolated. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  return low + (at % 1) * ((sorted[Math.ceil(at)] ?? low) - low);
}
