// Where the figures of pages and mails come from, read past the code that shows them: settings and tables by SQL, the
// policy by its constants.
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { pricePerSqft, sqftFromUnits } from '@wevisu/domain/catalog/sqft.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { cents, formatPercent, formatUsd, ppm } from '@wevisu/domain/money/money.ts';
import {
  MINIMUM_MARKUP,
  SAMPLE_MARKUP,
  STANDARD_MARKUP,
  unitPrice,
} from '@wevisu/domain/money/pricing.ts';
import { trueClaim } from '@wevisu/domain/policy/count-claims.ts';
import * as policy from '@wevisu/domain/policy/policy.ts';
import { REMEMBER_SECONDS, ROLE_COOKIE_SECONDS } from '@wevisu/site/cookies.ts';
import type { Sources } from '../../../scripts/promises/hold-lines.ts';
import type { Pool } from './platform/database/queryable.ts';

const DAY_SECONDS = 86_400;

/** Each number of the policy by its name, and what texts make of some. */
export const POLICY_SOURCES: Sources = {
  ...Object.fromEntries(
    Object.entries(policy).flatMap(([name, value]) => {
      if (typeof value === 'number') return [[name, [String(value)]]];
      if (typeof value !== 'object') return [];
      return Object.entries(value).map(([part, own]) => [`${name}.${part}`, [String(own)]]);
    }),
  ),
  INCOMPLETE_REPORT_WEEKS: [String(policy.INCOMPLETE_REPORT_DAYS / 7)],
  MIN_LIABILITY_CAP: [whole(policy.MIN_LIABILITY_CAP)],
  MINIMUM_MARKUP: [formatPercent(MINIMUM_MARKUP)],
  STANDARD_MARKUP: [formatPercent(STANDARD_MARKUP)],
  REMEMBER_DAYS: [String(REMEMBER_SECONDS / DAY_SECONDS)],
  ROLE_HOURS: [String(ROLE_COOKIE_SECONDS / 3600)],
  // U-53: fixed by the spec.
  privacy_updated: ['May 3, 2021'],
};

/** The same for every page. */
export async function readSiteSources(pool: Pool): Promise<Sources> {
  const settings = await rows<{ key: string; value: unknown }>(
    pool,
    'select key, value from settings',
  );
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, [String(value)]]));
  const [counted] = await rows<Record<'makers' | 'floor_plans' | 'designs' | 'materials', number>>(
    pool,
    `select (select count(*)::int from products where status = 'active') as materials,
       (select count(*)::int from brands) as makers,
      (select count(*)::int from floor_plans) as floor_plans,
      (select count(*)::int from templates) as designs`,
  );
  const brands = await rows<{ name: string; tagline: string; n: number }>(
    pool,
    `select b.name, b.tagline, count(p.id)::int as n from brands b
     left join products p on p.brand_id = b.id and p.status = 'active' group by b.id`,
  );
  return {
    ...POLICY_SOURCES,
    ...values,
    ...claims(values, counted),
    claim_delivery: await readDeliveryClaim(pool, values),
    makers: [String(counted?.makers)],
    floor_plans: [String(counted?.floor_plans)],
    designs: [String(counted?.designs)],
    brand_with_products: brands.map(
      ({ name, tagline, n }) => `${name}${tagline}${n} product${n === 1 ? '' : 's'}`,
    ),
  };
}

/** The claims of staff while they are true. */
function claims(
  values: Sources,
  counted: Readonly<Record<'floor_plans' | 'designs' | 'materials', number>> | undefined,
): Sources {
  const shown = (key: string, count = 0) => [trueClaim(values[key]?.[0] ?? '', count)];
  return {
    claim_floor_plans: shown('claim_floor_plans', counted?.floor_plans),
    claim_templates: shown('claim_templates', counted?.designs),
    claim_materials: shown('claim_materials', counted?.materials),
  };
}

/** True of every vendor, so by the highest amount. */
async function readDeliveryClaim(pool: Pool, settings: Sources): Promise<readonly string[]> {
  const terms = await rows<{ cents: number | null }>(
    pool,
    'select free_shipping_from_cents as cents from vendors',
  );
  const amounts = terms.flatMap((term) => (term.cents === null ? [] : [term.cents]));
  const vendors =
    amounts.length === terms.length
      ? 'any one vendor'
      : `one of ${amounts.length} vendors (of ${terms.length})`;
  const condition = String(settings.claim_delivery_condition?.[0]);
  const amount = whole(Math.max(...amounts));
  return [
    `${settings.claim_delivery?.[0]} ${condition.replace('{amount}', amount).replace('{vendors}', vendors)}`,
  ];
}

/** How many products a list has that shows a category, a brand, or all. */
export async function readListSources(pool: Pool, path: string): Promise<Sources> {
  const [, kind, slug = 'all'] = /^\/(category|our-brands)\/([^/]+)/.exec(path) ?? [];
  const [counted] = await rows<{ n: number }>(
    pool,
    `select count(*)::int as n from products p join brands b on b.id = p.brand_id
       join categories l on l.id = p.category_id join categories c on c.id = l.parent_id
     where p.status = 'active' and ($2 = 'all' or $1 = 'our-brands' and b.slug = $2
       or $1 = 'category' and $2 in (l.slug_url, c.slug_url))`,
    [kind ?? '', slug],
  );
  return { listed: [formatCount(counted?.n ?? 0)] };
}

interface ShownVariant {
  readonly product_id: number;
  readonly wholesale_cents: number;
  readonly box_sqft_e4: number | null;
  readonly minimum_unit: number;
  readonly lead_min: number;
  readonly lead_max: number;
  readonly free_from: number | null;
  readonly vendor: string;
  readonly specification: unknown;
}

/** What the tables say of the products that a page links to, at the prices of a showroom; without one no price. */
export async function readProductSources(
  pool: Pool,
  { html, path, vsdId }: { readonly html: string; readonly path: string; readonly vsdId: string },
): Promise<Sources> {
  const hashes = [...`${path} ${html}`.matchAll(/\/product\/([0-9a-z]{12})\b/g)].map(
    ([, hash]) => hash,
  );
  const variants = await rows<ShownVariant>(
    pool,
    `select v.product_id, v.wholesale_cents, v.box_sqft_e4, p.minimum_unit, p.specification,
       p.lead_time_min_days as lead_min, p.lead_time_max_days as lead_max,
       w.free_shipping_from_cents as free_from, w.company_name as vendor
     from products p join variants v on v.product_id = p.id join vendors w on w.id = p.vendor_id
     where p.hash = any($1) and v.sample_of is null`,
    [hashes],
  );
  const stock = await rows<{ units: number; lots: number }>(
    pool,
    `select sum(l.on_hand - l.held)::int as units, count(*)::int as lots
     from products p join variants v on v.product_id = p.id join stock_lots l on l.variant_id = v.id
     where p.hash = any($1) and l.on_hand > l.held group by v.id`,
    [hashes],
  );
  const offers = variants.flatMap(({ free_from, vendor }) =>
    free_from === null ? [] : [{ amount: whole(free_from), vendor }],
  );
  const perProduct = Map.groupBy(variants, (variant) => variant.product_id);
  return {
    price: vsdId === '' ? [] : await readPrices(pool, vsdId, variants),
    free_from: offers.map(({ amount }) => amount),
    free_from_vendor: offers.map(({ amount, vendor }) => `${amount} or more from ${vendor}`),
    lead_time: variants.map(({ lead_min, lead_max }) => leadTimeText(lead_min, lead_max)),
    options: [...perProduct.values()].map(({ length }) => String(length)),
    stock: stock.map(({ units }) => formatCount(units)),
    lots: stock.map(({ lots }) => String(lots)),
    unit: ['boxes', 'box', 'pieces', 'slabs', 'pallets'],
    specification: variants.flatMap(({ specification }) => textsIn(specification)),
  };
}

async function readPrices(
  pool: Pool,
  vsdId: string,
  variants: readonly ShownVariant[],
): Promise<readonly string[]> {
  const [rates] = await rows<{ fee: number; markup: number; sample: number | null }>(
    pool,
    `select (select value::int from settings where key = 'platform_fee_ppm') as fee, markup_ppm as markup,
       (select value::int from settings where key = 'sample_wholesale_cents') as sample
     from showrooms where vsd_id = $1`,
    [vsdId],
  );
  const priceOf = (wholesale: number, markup: number) =>
    unitPrice({
      wholesale: cents(wholesale),
      platformRate: ppm(rates?.fee ?? 0),
      markupRate: ppm(markup),
    }).price;
  const own = variants.flatMap(({ wholesale_cents, box_sqft_e4, minimum_unit }) => {
    const price = priceOf(wholesale_cents, rates?.markup ?? 0);
    const area = box_sqft_e4 === null ? [] : [pricePerSqft(price, sqftFromUnits(box_sqft_e4))];
    return [price, cents(price * minimum_unit), ...area];
  });
  const sample = priceOf(rates?.sample ?? policy.SAMPLE.wholesale, SAMPLE_MARKUP);
  return [...own, sample].map(formatUsd);
}

/** The designed rooms, with what each costs in a showroom. */
export async function readRoomSources(pool: Pool, vsdId: string): Promise<Sources> {
  const rooms = await rows<{ cents: number | null; products: number; brands: number }>(
    pool,
    `with rates as (
       select markup_ppm::bigint as markup,
         (select value::bigint from settings where key = 'platform_fee_ppm') as fee
       from showrooms where vsd_id = $1),
     bases as (
       select v.sku, v.wholesale_cents + (v.wholesale_cents * r.fee + 500000) / 1000000 as base, r.markup
       from variants v, rates r)
     select t.brands, count(*)::int as products,
       sum(x.units * (b.base + (b.base * b.markup + 500000) / 1000000))::int as cents
     from templates t join template_products x on x.template_id = t.id left join bases b on b.sku = x.sku
     group by t.id`,
    [vsdId],
  );
  return {
    room_sum: rooms.flatMap((room) => (room.cents === null ? [] : [formatUsd(cents(room.cents))])),
    room_products: rooms.map(
      ({ products, brands }) => `${products} products from ${brands} brands`,
    ),
  };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** '$1,499', without cents where there are none. */
function whole(amount: number): string {
  return formatUsd(cents(amount)).replace(/\.00$/, '');
}

async function rows<Row>(pool: Pool, sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query(sql, values)).rows;
}
