/** How far each key moves among rows. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus from a row to another one of the same body. False for a key that does not move. */
export function moveFocus(body: HTMLElement, from: HTMLElement, key: string): boolean {
  const rows = [...body.children] as HTMLElement[];
  const step = STEPS[key];
  const ends: Readonly<Record<string, number>> = { Home: 0, End: rows.length - 1 };
  const at = step === undefined ? ends[key] : rows.indexOf(from) + step;
  if (at === undefined) return false;
  const to = rows[Math.min(Math.max(at, 0), rows.length - 1)];
  // One tab stop for all rows: the one that was last in use.
  for (const row of rows) row.tabIndex = row === to ? 0 : -1;
  to?.focus();
  return true;
}
