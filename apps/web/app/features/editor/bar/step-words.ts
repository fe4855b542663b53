import type { History } from '@wevisu/scene/edit/history.ts';

const past: Readonly<Record<string, string>> = { Add: 'Added', Copy: 'Copied', Remove: 'Removed' };

/** What is said of a change of the history: what came, went or was taken back; null for what is seen where it is. */
export function stepWords(before: History, after: History): string | null {
  if (before.nodes === after.nodes) return null;
  if (after.undone.length > before.undone.length) return `Undone: ${after.undone.at(-1)?.label}`;
  const step = after.done.at(-1);
  if (!step) return null;
  if (step.change === before.undone.at(-1)?.change) return `Done again: ${step.label}`;
  const [verb = '', ...rest] = step.label.split(' ');
  return Object.hasOwn(past, verb) ? [past[verb], ...rest].join(' ') : null;
}
