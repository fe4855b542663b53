import type { FoundTask } from '@wevisu/contract/pro-tasks.ts';

/** Orders that are late or have open requests: each once, however much of it waits. */
export function countWaitingOrders(found: readonly Pick<FoundTask, 'kind' | 'link'>[]): number {
  const waiting = found.filter(({ kind }) => kind === 'late' || kind === 'request');
  return new Set(waiting.map(({ link }) => link)).size;
}
