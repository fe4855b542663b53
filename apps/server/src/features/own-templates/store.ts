// People's own templates. Every query is bound to their owner or viewer.
import type { Queryable } from '../../platform/database/queryable.ts';
import { PRICE_PARTS_SQL, type PriceParts } from '../showrooms/price-parts.ts';

export interface OwnTemplateRow {
  readonly id: number;
  readonly name: string;
  readonly room: string;
  readonly style: string;
  readonly colors: readonly string[];
  readonly brands: number;
  readonly products: number;
  readonly plan_hash: string;
  /** Its picture; null until it is drawn. */
  readonly still_id: number | null;
  readonly updated_at: Date;
}

export interface Owned {
  readonly userId: number;
  readonly id: number;
}

/** The viewer: an account or a guest, in the showroom of that pro or in none. */
export interface Viewer {
  readonly id: number;
  readonly userId: number | null;
  readonly proId: number | null;
}

const ROW = `t.id, t.name, t.room, t.style, t.colors, t.brands, t.plan_hash, t.updated_at,
  (select count(*)::int from own_template_products x where x.template_id = t.id) as products,
  (select s.id from stills s where s.template_id = t.id and s.done_at is not null
   order by s.id desc limit 1) as still_id`;
/** $1 is the template, $2 the viewer, $3 the showroom's pro. */
const SEEN = 't.id = $1 and (t.user_id = $2::bigint or t.user_id = $3::bigint)';

/** All of one owner's; null for room or style means any. */
export async function listOwnTemplateRows(
  db: Queryable,
  of: { readonly userId: number; readonly room: string | null; readonly style: string | null },
): Promise<OwnTemplateRow[]> {
  const { rows } = await db.query(
    `select ${ROW} from own_templates t
     where t.user_id = $1 and ($2::text is null or t.room = $2) and ($3::text is null or t.style = $3)
     order by t.id desc`,
    [of.userId, of.room, of.style],
  );
  return rows;
}

export interface StoredOwnTemplateRow extends OwnTemplateRow {
  readonly user_id: number;
  readonly document: Buffer;
  readonly skus: readonly string[];
}

export async function getSeenTemplate(
  db: Queryable,
  { id, userId, proId }: Viewer,
): Promise<StoredOwnTemplateRow | null> {
  const { rows } = await db.query(
    `select ${ROW}, t.user_id, t.document, t.skus from own_templates t where ${SEEN}`,
    [id, userId, proId],
  );
  return rows[0] ?? null;
}

export interface PictureRow {
  readonly plan_svg: string;
  readonly plan_hash: string;
  readonly still_id: number | null;
  readonly still_key: string | null;
}

export async function getSeenPicture(
  db: Queryable,
  { id, userId, proId }: Viewer,
): Promise<PictureRow | null> {
  const { rows } = await db.query(
    `select t.plan_svg, t.plan_hash, s.id as still_id, s.key as still_key
     from own_templates t left join stills s on s.template_id = t.id and s.done_at is not null
     where ${SEEN} order by s.id desc limit 1`,
    [id, userId, proId],
  );
  return rows[0] ?? null;
}

export async function getOwnTemplateRow(
  db: Queryable,
  { id, userId }: Owned,
): Promise<OwnTemplateRow | null> {
  const { rows } = await db.query(
    `select ${ROW} from own_templates t where t.id = $1 and t.user_id = $2`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export async function countOwnTemplates(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query(
    'select count(*)::int as n from own_templates where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

/** A room as it is stored; see the migration. */
export interface KeptRoom {
  readonly document: Uint8Array;
  readonly skus: readonly string[];
  readonly colors: readonly string[];
  readonly brands: number;
  readonly planSvg: string;
  readonly planHash: string;
  readonly orders: readonly { readonly sku: string; readonly units: number }[];
}

export interface OwnTemplateDetails {
  readonly name: string;
  readonly room: string;
  readonly style: string;
}

/**
 * In a transaction: inserts of one account run one by one, so that the count is exact. Null if the account was deleted
 * while the room was read: its row may stay for its orders.
 */
export async function insertOwnTemplate(
  db: Queryable,
  of: KeptRoom &
    OwnTemplateDetails & { readonly userId: number; readonly now: Date; readonly most: number },
): Promise<number | 'most' | null> {
  const { rowCount } = await db.query(
    'select from users where id = $1 and deleted_at is null for no key update',
    [of.userId],
  );
  if (rowCount !== 1) return null;
  const { rows } = await db.query(
    `insert into own_templates (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash,
       created_at, updated_at)
     select $1::bigint, $2::text, $3::text, $4::text, $5::text[], $6::int, $7::bytea, $8::text[], $9::text,
       $10::text, $11::timestamptz, $11::timestamptz
     where (select count(*) from own_templates where user_id = $1) < $12 returning id`,
    [
      of.userId,
      of.name,
      of.room,
      of.style,
      of.colors,
      of.brands,
      Buffer.from(of.document),
      of.skus,
      of.planSvg,
      of.planHash,
      of.now,
      of.most,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) return 'most';
  await insertProducts(db, { id, orders: of.orders });
  return id;
}

/** In a transaction, which locks the account first like every write here. False if there is no such template. */
export async function updateOwnTemplateScene(
  db: Queryable,
  of: KeptRoom & Owned & { readonly now: Date },
): Promise<boolean> {
  await db.query('select from users where id = $1 for no key update', [of.userId]);
  const { rowCount } = await db.query(
    `update own_templates set colors = $3, brands = $4, document = $5, skus = $6, plan_svg = $7, plan_hash = $8,
       updated_at = $9
     where id = $1 and user_id = $2`,
    [
      of.id,
      of.userId,
      of.colors,
      of.brands,
      Buffer.from(of.document),
      of.skus,
      of.planSvg,
      of.planHash,
      of.now,
    ],
  );
  if (rowCount !== 1) return false;
  await db.query('delete from own_template_products where template_id = $1', [of.id]);
  await insertProducts(db, of);
  return true;
}

async function insertProducts(
  db: Queryable,
  { id, orders }: Pick<KeptRoom, 'orders'> & { readonly id: number },
): Promise<void> {
  await db.query(
    `insert into own_template_products (template_id, sku, units)
     select $1, * from unnest($2::text[], $3::int[])`,
    [id, orders.map(({ sku }) => sku), orders.map(({ units }) => units)],
  );
}

/** Null leaves a field unchanged. */
export async function updateOwnTemplateDetails(
  db: Queryable,
  of: Owned & { readonly [K in keyof OwnTemplateDetails]: string | null } & { readonly now: Date },
): Promise<void> {
  await db.query(
    `update own_templates set name = coalesce($3, name), room = coalesce($4, room),
       style = coalesce($5, style), updated_at = $6
     where id = $1 and user_id = $2`,
    [of.id, of.userId, of.name, of.room, of.style, of.now],
  );
}

/** Along with what it orders. False if there is no such template. */
export async function deleteOwnTemplateRow(db: Queryable, { id, userId }: Owned): Promise<boolean> {
  const { rowCount } = await db.query('delete from own_templates where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  return rowCount === 1;
}

export interface OwnTemplateProductRow extends PriceParts {
  readonly template_id: number;
  readonly units: number;
}

/** What templates order, limited to products on sale, with the parts of their prices in a showroom. */
export async function readOwnTemplateProducts(
  db: Queryable,
  of: { readonly templateIds: readonly number[]; readonly showroomId: number },
): Promise<OwnTemplateProductRow[]> {
  const { rows } = await db.query(
    `select x.template_id, x.units, v.id as variant_id, ${PRICE_PARTS_SQL}
     from own_template_products x
     join variants v on v.sku = x.sku and v.status = 'active'
     join products p on p.id = v.product_id and p.status = 'active'
     join categories cat on cat.id = p.category_id
     join showrooms shop on shop.id = $2
     where x.template_id = any($1::bigint[])`,
    [of.templateIds, of.showroomId],
  );
  return rows;
}
