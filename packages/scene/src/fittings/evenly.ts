/** Middles of `count` equal parts of a length that is centered on 0: pickets, slats, stones. */
export function evenly(count: number, length: number): number[] {
  return Array.from({ length: count }, (_, i) => length * ((i + 0.5) / count - 0.5));
}

/** How many parts of about `pitch` fill a length: at least `min`. */
export function partsOf(length: number, pitch: number, min = 1): number {
  return Math.max(min, Math.round(length / pitch));
}
