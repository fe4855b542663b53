import { isSameSize, type Mask } from './mask.ts';

type Mix = (a: number, b: number) => number;

function combined(a: Mask, b: Mask, mix: Mix): Mask | null {
  if (!isSameSize(a, b)) return null;
  const coverage = new Uint8Array(a.coverage.length);
  for (let n = 0; n < coverage.length; n++) {
    coverage[n] = mix(a.coverage[n] as number, b.coverage[n] as number);
  }
  return { width: a.width, height: a.height, coverage };
}

/** What is in the first but not in the second; null if their sizes differ. */
export function subtractMask(a: Mask, b: Mask): Mask | null {
  return combined(a, b, (one, other) => Math.min(one, 255 - other));
}

/** What is in both; null if their sizes differ. */
export function intersectMasks(a: Mask, b: Mask): Mask | null {
  return combined(a, b, Math.min);
}

/** All pixels that a mask touches, with a hard edge. */
export function hardMask({ width, height, coverage }: Mask): Mask {
  return { width, height, coverage: coverage.map((one) => (one > 0 ? 255 : 0)) };
}

/** How many pixels are more than half in both. */
export function sharedPixels(a: Mask, b: Mask): number {
  if (!isSameSize(a, b)) return 0;
  let count = 0;
  for (let n = 0; n < a.coverage.length; n++) {
    if ((a.coverage[n] as number) > 127 && (b.coverage[n] as number) > 127) count++;
  }
  return count;
}
