// What the trade adds by habit, beside what is counted here, so that a pro can compare. Published
// tables disagree: these are the ranges that they span.
import type { Material } from '../materials/material.ts';
import type { Pattern } from '../patterns/laying.ts';

type Range = readonly [low: number, high: number];

const byPattern: Partial<Readonly<Record<Pattern, Range>>> = {
  stacked: [1_000, 1_000],
  'third-offset': [1_000, 2_000],
  'half-offset': [1_000, 2_000],
  'brick-bond': [1_000, 2_000],
  diagonal: [1_500, 2_000],
  herringbone45: [1_500, 2_500],
  herringbone90: [1_500, 2_500],
  'double-herringbone': [1_500, 2_500],
  chevron: [2_000, 3_000],
};

/** Ten-thousandths that are added by habit; null where tables say nothing of the pattern. */
export function habitWaste(pattern: Pattern, material: Material['kind']): Range | null {
  if (material === 'wood' && pattern === 'random-plank') return [500, 1_000];
  return byPattern[pattern] ?? null;
}

/** Tiles by the usual sum: area over one tile with its joint, plus a share. Lengths in one unit. */
export function tilesByHabit(request: {
  readonly area: number;
  readonly length: number;
  readonly width: number;
  readonly joint: number;
  readonly wasteE4: number;
}): number {
  const { area, length, width, joint, wasteE4 } = request;
  return Math.ceil((area / ((length + joint) * (width + joint))) * (1 + wasteE4 / 10_000));
}
