import type { History } from '@wevisu/scene/edit/history.ts';

const past: Readonly<Record<string, string>> = { Add: 'Added', Copy: 'Copied', Remove: 'Removed' };

/**
 * The announcement for a change in the history: what was added, removed or undone. null when the change is
 * visible where it happened.
 */
export function stepLabel(before: History, after: History): string | null {
  if (before.nodes === after.nodes && before.allowance === after.allowance) return null;
  if (after.undone.length > before.undone.length) return `Undone: ${after.undone.at(-1)?.label}`;
  const step = after.done.at(-1);
  if (!step) return null;
  if (step.change === before.undone.at(-1)?.change) return `Done again: ${step.label}`;
  const [verb = '', ...rest] = step.label.split(' ');
  return Object.hasOwn(past, verb) ? [past[verb], ...rest].join(' ') : null;
}
