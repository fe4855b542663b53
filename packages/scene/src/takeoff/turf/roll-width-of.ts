const FIFTEEN_FEET = 45_720;

/** Width of the roll that a product comes in, from its size text; 15 ft where the text names none. */
export function rollWidthOf(size: string): number {
  const match = /([\d.]+) ft (?:wide|roll)/.exec(size);
  return match ? Math.round(Number(match[1]) * 3_048) : FIFTEEN_FEET;
}
