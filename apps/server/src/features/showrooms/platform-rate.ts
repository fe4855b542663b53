import { type Ppm, percent, ppm } from '@wevisu/domain/money/money.ts';

/** What the platform adds to wholesale until staff set another rate. */
export const STANDARD_PLATFORM_RATE: Ppm = percent(5);

/** The setting's value as a rate. Throws if it is invalid: nothing may be sold with a wrong fee. */
export function toPlatformRate(value: unknown): Ppm {
  if (value === undefined || value === null) return STANDARD_PLATFORM_RATE;
  return ppm(Number(value));
}
