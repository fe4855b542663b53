import { setTimeout as sleep } from 'node:timers/promises';
import { isOutage } from './outage.ts';

const WAITS_MS = [100, 400, 1_500];

/** Does `work` again, up to three times, while the database is away. `work` may have been done all the same. */
export async function retryOutage<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await sleep(wait);
    }
  }
  return work();
}
