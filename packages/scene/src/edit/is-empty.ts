import type { Change } from './change.ts';

/** Whether a change does nothing. */
export function isEmpty(change: Change): boolean {
  if (change.allowance && change.allowance.from !== change.allowance.to) return false;
  return [change.added, change.changed, change.removed].every((part) => {
    for (const _ in part) return false;
    return true;
  });
}
