import type { Queryable } from '../../platform/database/queryable.ts';

export interface ShowroomRow {
  readonly id: number;
  readonly user_id: number;
  readonly vsd_id: string;
  readonly company_name: string;
  readonly tagline: string;
  readonly theme_color: string | null;
  readonly logo_svg: string;
  readonly basic_addon_status: string;
  readonly custom_addon_status: string;
  readonly plan: string;
  readonly plan_status: string;
  readonly plan_paid_amount: number;
  readonly markup_ppm: number;
  readonly status: 'open' | 'closed';
}

/** The showroom of a pro whose account may not be used is closed with it, as carts have it too. */
const OPEN = `s.status = 'open' and pro.status in ('Active', 'Approve')`;
const TABLES = 'showrooms s join users pro on pro.id = s.user_id';

const COLUMNS = `s.id, s.user_id, s.vsd_id, s.company_name, s.tagline, s.theme_color, s.logo_svg,
  s.basic_addon_status, s.custom_addon_status, s.plan, s.plan_status, s.plan_paid_amount,
  s.markup_ppm, case when ${OPEN} then 'open' else 'closed' end as status`;

/** By the pro's user id, by the showroom's public ID, or by both at once. */
export async function getShowroom(
  db: Queryable,
  ref: { readonly userId: number | null; readonly vsdId: string | null },
): Promise<ShowroomRow | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from ${TABLES}
     where ($1::bigint is null or s.user_id = $1) and ($2::text is null or s.vsd_id = $2)
       and not ($1 is null and $2 is null)`,
    [ref.userId, ref.vsdId],
  );
  return rows[0] ?? null;
}

export interface MarkupRow {
  readonly category_id: number | null;
  readonly product_id: number | null;
  readonly markup_ppm: number;
}

export async function listMarkups(db: Queryable, showroomId: number): Promise<MarkupRow[]> {
  const { rows } = await db.query(
    'select category_id, product_id, markup_ppm from showroom_markups where showroom_id = $1',
    [showroomId],
  );
  return rows;
}

export async function getSetting(db: Queryable, key: string): Promise<unknown> {
  const { rows } = await db.query('select value from settings where key = $1', [key]);
  return rows[0]?.value;
}

export interface FoundShowroom {
  readonly id: number;
  readonly company_name: string;
  readonly vsd_id: string;
}

export async function findByVsdId(db: Queryable, vsdId: string): Promise<FoundShowroom[]> {
  const { rows } = await db.query(
    `select s.user_id as id, s.company_name, s.vsd_id from ${TABLES} where s.vsd_id = $1 and ${OPEN}`,
    [vsdId],
  );
  return rows;
}

/** Names that begin with the text. */
export async function findByName(
  db: Queryable,
  { text, most }: { readonly text: string; readonly most: number },
): Promise<FoundShowroom[]> {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const { rows } = await db.query(
    `select s.user_id as id, s.company_name, s.vsd_id from ${TABLES}
     where ${OPEN} and lower(s.company_name) like $1
     order by lower(s.company_name), s.id limit $2`,
    [`${escaped}%`, most],
  );
  return rows;
}
