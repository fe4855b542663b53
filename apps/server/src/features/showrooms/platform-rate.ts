import { type Ppm, percent, ppm } from '@wevisu/domain/money/money.ts';

/** What the platform adds to wholesale until staff set another rate. */
export const STANDARD_PLATFORM_RATE: Ppm = percent(5);

/** The setting's value as a rate. Throws for a value that is none: a wrong fee must not sell anything. */
export function toPlatformRate(value: unknown): Ppm {
  if (value === undefined || value === null) return STANDARD_PLATFORM_RATE;
  return ppm(Number(value));
}
