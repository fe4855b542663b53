import { z } from 'zod';
import { MOST_PIXELS } from '../picture.ts';
import type { Mask } from './mask.ts';

const side = z.int().min(1).max(16_384);

/** A mask as it is saved: pairs of how many pixels and their coverage, row after row from the top. */
export const savedMask = z
  .strictObject({ width: side, height: side, runs: z.array(z.int().min(0).max(MOST_PIXELS)) })
  .refine(({ width, height }) => width * height <= MOST_PIXELS, 'The mask is too large.');
export type SavedMask = z.output<typeof savedMask>;

export function saveMask({ width, height, coverage }: Mask): SavedMask {
  const runs: number[] = [];
  let count = 0;
  let value = coverage[0] ?? 0;
  for (const one of coverage) {
    if (one === value) {
      count++;
      continue;
    }
    runs.push(count, value);
    count = 1;
    value = one;
  }
  runs.push(count, value);
  return { width, height, runs };
}

/** Null where it is no saved mask, or its runs do not fill its size. */
export function readMask(saved: unknown): Mask | null {
  const parsed = savedMask.safeParse(saved);
  if (!parsed.success) return null;
  const { width, height, runs } = parsed.data;
  const coverage = new Uint8Array(width * height);
  let at = 0;
  for (let n = 0; n + 1 < runs.length; n += 2) {
    const end = at + (runs[n] as number);
    const value = runs[n + 1] as number;
    if (end > coverage.length || value > 255) return null;
    coverage.fill(value, at, end);
    at = end;
  }
  return at === coverage.length && runs.length % 2 === 0 ? { width, height, coverage } : null;
}
