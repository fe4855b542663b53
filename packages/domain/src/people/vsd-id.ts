/** Showroom IDs that people read off a card and type (G-31). */

/** SHOW-05, FMT-11. */
const VSD_ID_LENGTH = 8;
/** SHOW-06: the minimum length of a name search. */
export const MINIMUM_SEARCH_LENGTH = 3;

/**
 * Characters of new IDs: 32 letters and digits without 0, O, 1 and I. Chosen IDs such as OAKRIDGE
 * may contain those, so a lookup accepts every letter and digit.
 */
export const VSD_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The text as IDs are stored: trimmed, upper case. */
export function normalizeVsdId(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether text, once normalized, can be a showroom ID. */
export function isVsdId(text: string): boolean {
  return /^[A-Z0-9]{8}$/.test(normalizeVsdId(text));
}

/**
 * A new ID from 8 random bytes; each character is equally likely, as 32 divides 256. The caller
 * makes sure that it is new. Throws RangeError for another number of bytes.
 */
export function vsdIdFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== VSD_ID_LENGTH) throw new RangeError(`needs 8 bytes, not ${bytes.length}`);
  return Array.from(bytes, (byte) => VSD_ID_ALPHABET[byte % VSD_ID_ALPHABET.length]).join('');
}

/**
 * What text in the ID field searches for (SHOW-05, SHOW-06, G-31): 8 letters and digits match an ID
 * exactly; other text of more than 2 characters matches part of a name; an emptied field also runs
 * a search and finds nothing; 1 or 2 characters run nothing.
 */
export type SearchMode = 'id' | 'name' | 'empty' | 'none';

export function searchModeOf(text: string): SearchMode {
  const { length } = text.trim();
  if (length === 0) return 'empty';
  if (isVsdId(text)) return 'id';
  return length >= MINIMUM_SEARCH_LENGTH ? 'name' : 'none';
}
