import type { shopProfileSchema, showroomCategorySchema } from '@wevisu/contract/showrooms.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { isVsdId, normalizeVsdId } from '@wevisu/domain/people/vsd-id.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import type { z } from 'zod';
import { readStored, readStoredJson, writeStoredJson } from '../../platform/storage.ts';
import { SAMPLE, writeShowroomCookie } from './showroom-cookie.ts';
import { itemOfSample, itemOfShowroom } from './stored-item.ts';

export type ShopProfile = z.output<typeof shopProfileSchema>;
export type ShowroomCategory = z.output<typeof showroomCategorySchema>;

/** DATA-10: the showroom part of my_item; `showroom` is the pro's user id. */
export interface Selection {
  readonly showroom: ProUserId;
  readonly vsd_id: string;
}

/** The selection in a stored text; null if missing or invalid. */
export function parseSelection(text: string | null): Selection | null {
  if (text === null) return null;
  try {
    const { showroom, vsd_id } = JSON.parse(text) as Record<string, unknown>;
    if (typeof showroom !== 'number' || !Number.isSafeInteger(showroom)) return null;
    if (typeof vsd_id !== 'string' || !isVsdId(vsd_id)) return null;
    return { showroom: showroom as ProUserId, vsd_id: normalizeVsdId(vsd_id) };
  } catch {
    return null;
  }
}

/** Whether the stored text is of the sample showroom: then none is selected. */
export function isSampleItem(text: string | null): boolean {
  try {
    return (JSON.parse(text ?? 'null') as { sample?: unknown } | null)?.sample === true;
  } catch {
    return false;
  }
}

export function readSelection(): Selection | null {
  return parseSelection(readStored(STORAGE_KEYS.myItem));
}

/** The stored profile, if it belongs to the selected showroom. */
export function readProfile(vsdId: string): ShopProfile | null {
  const stored = readStoredJson(STORAGE_KEYS.showroom) as ShopProfile | null;
  return stored?.vsd_id === vsdId ? stored : null;
}

export function readSampleProfile(): ShopProfile | null {
  const stored = readStoredJson(STORAGE_KEYS.showroom) as ShopProfile | null;
  return stored?.sample ? stored : null;
}

/** SHOW-11: the selected showroom's category list, stored by 'Next'; null before that. */
export function readCategories(): readonly ShowroomCategory[] | null {
  const stored = readStoredJson(STORAGE_KEYS.category) as { category?: unknown } | null;
  return Array.isArray(stored?.category) ? stored.category : null;
}

/**
 * SHOW-10 to SHOW-12: stores the profile, the category list and the selection. my_item is written
 * last, since everything on the page follows it. The sample showroom is entered but never selected.
 */
export function selectShowroom(
  profile: ShopProfile,
  category?: readonly ShowroomCategory[] | undefined,
): void {
  const { user_id, vsd_id, sample } = profile;
  writeStoredJson(STORAGE_KEYS.showroom, profile);
  if (category) writeStoredJson(STORAGE_KEYS.category, { parent: 'all', category });
  writeShowroomCookie(sample ? SAMPLE : vsd_id);
  writeStoredJson(
    STORAGE_KEYS.myItem,
    sample ? itemOfSample() : itemOfShowroom({ showroom: user_id, vsd_id }),
  );
}

export function forgetShowroom(): void {
  writeStoredJson(STORAGE_KEYS.showroom, null);
  writeShowroomCookie(null);
  writeStoredJson(STORAGE_KEYS.myItem, null);
}
