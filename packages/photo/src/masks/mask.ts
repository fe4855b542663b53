/** How much of each pixel belongs to a surface: one byte a pixel, 0 none, 255 all. Never changed in place. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

export function emptyMask(width: number, height: number): Mask {
  return { width, height, coverage: new Uint8Array(width * height) };
}

export function isSameSize(a: Pick<Mask, 'width' | 'height'>, b: typeof a): boolean {
  return a.width === b.width && a.height === b.height;
}

/** Area of a mask in pixels. */
export function coveredPixels({ coverage }: Mask): number {
  let sum = 0;
  for (let n = 0; n < coverage.length; n++) sum += coverage[n] as number;
  return sum / 255;
}
