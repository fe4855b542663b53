import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { text } from '../../platform/database/columns.ts';
import type { Params } from '../../platform/database/parameters.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type RowOf, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';

/** Showrooms `s` with their pros. */
const showrooms = () =>
  tables.selectFrom('showrooms as s').innerJoin('users as pro', 'pro.id', 's.user_id');

const isActive: RawBuilder<boolean> = sql`pro.status in ('Active', 'Approve')`;

/** A showroom is closed while its pro's account is not active; carts use the same rule. */
const isOpen: RawBuilder<boolean> = sql`s.status = 'open' and ${isActive}`;

/** An ID that a showroom had leads there as well as the one that it has (G-31). */
const showroomOf = (vsdId: unknown): RawBuilder<ShowroomId> =>
  sql`select i.showroom_id from showroom_ids i where i.vsd_id = ${vsdId}`;

/** By the pro's user id, by the showroom's public ID, or by both at once. */
export const getShowroom = statement(
  (p: Params<{ proId: ProUserId | null; vsdId: string | null }>) =>
    showrooms()
      .select([
        's.id',
        's.user_id as pro_id',
        's.vsd_id',
        's.company_name',
        's.tagline',
        's.theme_color',
        's.logo_svg',
        's.story',
        's.opening_hash',
        's.service_zips',
        's.refuses_outside',
        's.license_expires_on',
        's.basic_addon_status',
        's.custom_addon_status',
        's.plan',
        's.plan_status',
        's.plan_paid_amount',
        's.markup_ppm',
        's.assortment_version',
        sql`case when ${isActive} then s.status else 'closed' end`.as('status'),
      ])
      .where(
        sql<boolean>`(${p.proId}::bigint is null or s.user_id = ${p.proId})
          and (${p.vsdId}::text is null or s.id = (${showroomOf(p.vsdId)}))
          and not (${p.proId} is null and ${p.vsdId} is null)`,
      ),
  { status: text.as<'open' | 'closed' | 'sample'>() },
).get;

export type ShowroomRow = RowOf<typeof getShowroom>;

export const findSampleId = statement(() =>
  showrooms().select('s.vsd_id').where('s.status', '=', 'sample').where(isActive),
).value;

export const listMarkups = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables
    .selectFrom('showroom_markups')
    .select(['category_id', 'brand_id', 'product_id', 'markup_ppm'])
    .where('showroom_id', '=', p.showroomId),
).list;

export const listAssortment = statement((p: Params<{ showroomId: ShowroomId }>) =>
  tables
    .selectFrom('showroom_assortment')
    .select(['product_id', 'brand_id', 'vendor_id', 'category_id', 'department_id', 'shown'])
    .where('showroom_id', '=', p.showroomId),
).list;

const setting = statement((p: Params<{ key: string }>) =>
  tables.selectFrom('settings').select('value').where('key', '=', p.key),
);

/** Undefined if there is no such setting. */
export async function getSetting(db: Queryable, key: string): Promise<unknown> {
  return (await setting.get(db, { key }))?.value;
}

const FOUND_COLUMNS = ['s.user_id as id', 's.company_name', 's.vsd_id'] as const;

export const findByVsdId = statement((p: Params<{ vsdId: string }>) =>
  showrooms()
    .select(FOUND_COLUMNS)
    .where(sql<boolean>`s.id = (${showroomOf(p.vsdId)})`)
    .where(isOpen),
).list;

export type FoundShowroom = RowOf<typeof findByVsdId>;

const byBeginning = statement((p: Params<{ pattern: string; max: number }>) =>
  showrooms()
    .select(FOUND_COLUMNS)
    .where(isOpen)
    .where(sql<string>`lower(s.company_name)`, 'like', p.pattern)
    .orderBy(sql`lower(s.company_name)`)
    .orderBy('s.id')
    .limit(p.max),
);

/** Names that begin with the text. */
export function findByName(
  db: Queryable,
  { text: beginning, max }: { readonly text: string; readonly max: number },
): Promise<FoundShowroom[]> {
  const escaped = beginning.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return byBeginning.list(db, { pattern: `${escaped}%`, max });
}
