import type { Queryable } from '../../platform/database/queryable.ts';
import { getSampleId } from '../showrooms/get-sample-id.ts';
import { readDeliveryClaim } from './delivery-claim.ts';
import { readSettings } from './store/products.ts';

/** Settings that pages show. Everything else that staff edit (fees above all) stays private. */
const PUBLIC_SETTINGS = [
  'brand_name',
  'phone',
  'support_email',
  'consultation_link',
  'marketing_link',
  'android_app_link',
  'ios_app_link',
  'savings_up_to_percent',
  'savings_kitchen_percent',
  'savings_bathroom_percent',
  'savings_outdoor_percent',
  'claims_footnote',
  'footer_year',
  'popup_offer',
  'popup_enabled',
] as const;

type SettingValue = string | number | boolean;

/** API-37. `claim_delivery` comes with its condition; `sample_showroom` is the ID of the sample showroom, if there is one. */
export async function getSettings(db: Queryable): Promise<Record<string, SettingValue>> {
  const [settings, claim, sample] = await Promise.all([
    readSettings(db, PUBLIC_SETTINGS),
    readDeliveryClaim(db),
    getSampleId(db),
  ]);
  return {
    ...Object.fromEntries([...settings].filter(isSimple)),
    claim_delivery: claim,
    ...(sample === null ? {} : { sample_showroom: sample }),
  };
}

function isSimple(entry: [string, unknown]): entry is [string, SettingValue] {
  return ['string', 'number', 'boolean'].includes(typeof entry[1]);
}
