import { type Ppm, percent } from './money.ts';

/** Reads a percentage as people type it ('12.5', '12.5 %', '.5'); null for anything else. */
export function parsePercent(text: string): Ppm | null {
  const parts = /^(\d{0,5})(?:\.(\d{0,4}))?\s*%?$/.exec(text.trim());
  const whole = parts?.[1] ?? '';
  const decimals = parts?.[2] ?? '';
  if (!parts || whole + decimals === '') return null;
  return percent(decimals === '' ? whole : `${whole || '0'}.${decimals}`);
}
