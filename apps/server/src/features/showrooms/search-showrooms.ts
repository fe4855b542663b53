import { isVsdId, MINIMUM_SEARCH_LENGTH, normalizeVsdId } from '@wevisu/domain/people/vsd-id.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type FoundShowroom, findByName, findByVsdId } from './store.ts';

/** U-16: too few to enumerate all showrooms. */
const MAX_FOUND = 5;

/**
 * G-31: eight letters and digits are always an ID; other texts of more than two characters are the
 * beginning of a name. To find a name of exactly eight letters, type fewer of them.
 */
export async function searchShowrooms(db: Queryable, text: string): Promise<FoundShowroom[]> {
  if (isVsdId(text)) return findByVsdId(db, { vsdId: normalizeVsdId(text) });
  if (text.length < MINIMUM_SEARCH_LENGTH) return [];
  return findByName(db, { text, max: MAX_FOUND });
}
