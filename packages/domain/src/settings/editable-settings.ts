/** What staff may change about the site, each value a scalar. Taxes and delivery have a key per state or per zone and weight. */

import { findRateRow, poundsOf } from './rate-rows.ts';

export const SETTING_GROUPS = ['site', 'claims', 'fees', 'taxes', 'delivery'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** `percent` is whole percent, `ppm` parts per million, `cents` integer cents. */
export type SettingKind = 'text' | 'email' | 'link' | 'percent' | 'ppm' | 'cents' | 'switch';
export type SettingValue = string | number | boolean;

export interface EditableSetting {
  readonly key: string;
  readonly group: SettingGroup;
  readonly label: string;
  readonly kind: SettingKind;
  /** Of numbers; of texts their length. */
  readonly min: number;
  readonly max: number;
}

type Row = readonly [key: string, label: string, kind: SettingKind, min: number, max: number];

const ROWS: Readonly<Record<'site' | 'claims' | 'fees', readonly Row[]>> = {
  site: [
    ['brand_name', 'Name of the site', 'text', 1, 40],
    ['phone', 'Phone', 'text', 7, 30],
    ['support_email', 'Support email', 'email', 3, 120],
    ['consultation_link', 'Link of the consultation', 'link', 1, 300],
    ['marketing_link', 'Link of the company', 'link', 1, 300],
    ['android_app_link', 'Link of the Android app', 'link', 1, 300],
    ['ios_app_link', 'Link of the iOS app', 'link', 1, 300],
    ['footer_year', 'Year in the footer', 'text', 4, 9],
    ['popup_offer', 'Offer of the popup', 'text', 1, 80],
    ['popup_enabled', 'Popup is shown', 'switch', 0, 1],
  ],
  claims: [
    ['savings_up_to_percent', 'Less than list prices, at most', 'percent', 0, 95],
    ['savings_kitchen_percent', 'Less than list prices, kitchens', 'percent', 0, 95],
    ['savings_bathroom_percent', 'Less than list prices, baths', 'percent', 0, 95],
    ['savings_outdoor_percent', 'Less than list prices, outdoors', 'percent', 0, 95],
    ['claims_footnote', 'Footnote of the figures', 'text', 1, 300],
    ['claim_delivery', 'Delivery claim', 'text', 1, 80],
    ['claim_delivery_condition', 'Condition of the delivery claim', 'text', 1, 160],
    ['claim_floor_plans', 'Number of floor plans', 'text', 1, 20],
    ['claim_templates', 'Number of templates', 'text', 1, 20],
    ['claim_materials', 'Number of materials', 'text', 1, 20],
  ],
  fees: [
    ['platform_fee_ppm', 'Platform fee on wholesale', 'ppm', 0, 200_000],
    ['hire_fee_ppm', 'Fee on what hired pros are paid', 'ppm', 0, 200_000],
    ['price_change_limit_percent', 'Price change that staff look at, above', 'percent', 0, 100],
    [
      'price_drop_hold_percent',
      'Price drop in a list that needs a reason, above',
      'percent',
      0,
      100,
    ],
    ['sample_wholesale_cents', 'Wholesale price of a sample', 'cents', 0, 10_000],
  ],
};

const FIXED: ReadonlyMap<string, EditableSetting> = new Map(
  (['site', 'claims', 'fees'] as const).flatMap((group) =>
    ROWS[group].map(([key, label, kind, min, max]) => [key, { key, group, label, kind, min, max }]),
  ),
);

export const FIXED_SETTINGS: readonly EditableSetting[] = [...FIXED.values()];

const MAX_RATE_PPM = 300_000;
const MAX_CHARGE_CENTS = 1_000_000;

/**
 * `tax_rate.TX`, `tax_delivery.TX`, `delivery_base.4.22680`, `delivery_lb.4.22680`, or a row of rate-rows.ts; null for a
 * key that cannot be.
 */
export function findEditable(key: string): EditableSetting | null {
  const fixed = FIXED.get(key);
  if (fixed !== undefined) return fixed;
  const row = findRateRow(key);
  if (row !== null) {
    const { state, grams } = row;
    return grams === null
      ? { ...range(key, 'taxes', `${state}, counts`), kind: 'switch', max: 1 }
      : {
          ...range(key, 'delivery', `Up to ${poundsOf(grams)} lb, counts`),
          ...{ kind: 'switch', max: 1 },
        };
  }
  const tax = /^tax_(rate|delivery)\.([A-Z]{2})$/.exec(key);
  if (tax !== null) {
    const [, what, state] = tax;
    return what === 'rate'
      ? { ...range(key, 'taxes', `${state}, rate`), kind: 'ppm', max: MAX_RATE_PPM }
      : { ...range(key, 'taxes', `${state}, delivery is taxed`), kind: 'switch', max: 1 };
  }
  const rate = /^delivery_(base|lb)\.([1-8])\.([1-9]\d{0,7})$/.exec(key);
  if (rate === null) return null;
  const [, what, zone, grams] = rate;
  const label = `Zone ${zone}, up to ${poundsOf(Number(grams))} lb, ${what === 'base' ? 'base' : 'per pound'}`;
  return { ...range(key, 'delivery', label), kind: 'cents', max: MAX_CHARGE_CENTS };
}

function range(key: string, group: SettingGroup, label: string) {
  return { key, group, label, min: 0 };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LINK = /^(\/[^/\\]|https:\/\/)[^\s]*$/;

/** Null if the value may not stand there. */
export function readSettingValue(of: EditableSetting, given: unknown): SettingValue | null {
  if (of.kind === 'switch') return typeof given === 'boolean' ? given : null;
  if (of.kind === 'percent' || of.kind === 'ppm' || of.kind === 'cents') {
    const isWhole = typeof given === 'number' && Number.isSafeInteger(given);
    return isWhole && given >= of.min && given <= of.max ? given : null;
  }
  if (typeof given !== 'string') return null;
  const text = given.trim();
  if (text.length < of.min || text.length > of.max) return null;
  if (of.kind === 'email' && !EMAIL.test(text)) return null;
  return of.kind === 'link' && !LINK.test(text) ? null : text;
}
