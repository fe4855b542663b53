import type { Queryable } from '../../platform/database/queryable.ts';
import { getHireFee } from './store/hires.ts';

/** What the platform keeps of what goes to a pro, for offers from now on; in parts per million. */
export async function feeNow(db: Queryable): Promise<number> {
  return (await getHireFee(db))?.ppm ?? 0;
}
