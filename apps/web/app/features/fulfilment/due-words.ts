const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From here on it is said in color. */
const SOON_MS = 12 * HOUR_MS;

/** '5 h left' or '40 min late', of the milliseconds that are left. */
export function dueWords(leftMs: number): {
  readonly text: string;
  readonly kind: 'neutral' | 'warning' | 'danger';
} {
  const ms = Math.abs(leftMs);
  const span =
    ms < HOUR_MS
      ? `${Math.floor(ms / MINUTE_MS)} min`
      : ms < 72 * HOUR_MS
        ? `${Math.floor(ms / HOUR_MS)} h`
        : `${Math.floor(ms / (24 * HOUR_MS))} days`;
  if (leftMs < 0) return { text: `${span} late`, kind: 'danger' };
  return { text: `${span} left`, kind: leftMs <= SOON_MS ? 'warning' : 'neutral' };
}
