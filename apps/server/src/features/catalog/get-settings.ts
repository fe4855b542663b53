import type { Queryable } from '../../platform/database/queryable.ts';
import { readSettings } from './store/products.ts';

/** Settings that pages show. Everything else that staff edit (fees above all) stays inside. */
export const PUBLIC_SETTINGS = [
  'brand_name',
  'support_phone',
  'support_email',
  'app_store_url',
  'play_store_url',
  'savings_percent',
  'marketing_url',
  'facebook_url',
  'instagram_url',
  'pinterest_url',
  'youtube_url',
  'linkedin_url',
] as const;

type SettingValue = string | number | boolean;

/** API-37. */
export async function getSettings(db: Queryable): Promise<Record<string, SettingValue>> {
  const settings = await readSettings(db, PUBLIC_SETTINGS);
  return Object.fromEntries([...settings].filter(isSimple));
}

function isSimple(entry: [string, unknown]): entry is [string, SettingValue] {
  return ['string', 'number', 'boolean'].includes(typeof entry[1]);
}
