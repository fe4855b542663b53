import type { PlaneRows } from './plane-rows.ts';

/** A painted plane as one camera sees it: one value per pixel and channel. */
export type Surface = {
  readonly width: number;
  readonly height: number;
  readonly rows: PlaneRows;
  /** Linear light, 0 to 1. */
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  /** Millimeters above the face. */
  readonly relief: Float32Array;
  readonly gloss: Float32Array;
  /** Tilt of the piece under the pixel (lippage), as slopes; they show in reflections only. */
  readonly tiltX: Float32Array;
  readonly tiltY: Float32Array;
};

export function createSurface(width: number, height: number, rows: PlaneRows): Surface {
  const plane = () => new Float32Array(width * height);
  return {
    width,
    height,
    rows,
    r: plane(),
    g: plane(),
    b: plane(),
    relief: plane(),
    gloss: plane(),
    tiltX: plane(),
    tiltY: plane(),
  };
}
