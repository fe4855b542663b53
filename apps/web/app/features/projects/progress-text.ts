import type { ChecklistItem } from './project-calls.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export function progressOf(items: readonly Pick<ChecklistItem, 'done'>[]): Progress {
  return { done: items.filter(({ done }) => done).length, total: items.length };
}

/** '3 of 8 done', or text for an empty or finished list. */
export function progressText({ done, total }: Progress): string {
  if (total === 0) return 'Start a checklist';
  if (done === total) return total === 1 ? 'Done' : `All ${total} done`;
  return `${done} of ${total} done`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A relative time such as 'yesterday'; null if a date is clearer. */
export function agoText(at: string, now: number): string | null {
  const passed = now - Date.parse(at);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return count(passed / MINUTE, 'minute');
  if (passed < DAY) return count(passed / HOUR, 'hour');
  return passed < 7 * DAY ? count(passed / DAY, 'day') : null;
}

function count(of: number, word: string): string {
  const whole = Math.floor(of);
  return `${whole} ${word}${whole === 1 ? '' : 's'} ago`;
}

/** Days until a deleted project is removed for good; at least 1 while it still exists. */
export function daysLeft(deletedAt: string, now: number): number {
  const KEPT_DAYS = 30;
  return Math.max(1, Math.ceil((Date.parse(deletedAt) + KEPT_DAYS * DAY - now) / DAY));
}
