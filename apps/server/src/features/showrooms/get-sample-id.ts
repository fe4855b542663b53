import type { Queryable } from '../../platform/database/queryable.ts';
import { findSampleId } from './store.ts';

/** The ID of the showroom for visitors without one; null if there is none. */
export function getSampleId(db: Queryable): Promise<string | null> {
  return findSampleId(db);
}
