// What is sent for the vendors of the demo world is about goods that they have.
import type { OrderId, ProUserId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import type pg from 'pg';

/** A product of the vendor by its place among them, with the least price of its variants; null if there are fewer. */
export async function findProduct(
  pool: pg.Pool,
  { userId, place }: { readonly userId: UserId; readonly place: number },
): Promise<{ readonly id: number; readonly cents: number } | null> {
  const { rows } = await pool.query<{ id: number; cents: number }>(
    `select p.id::int, min(v.wholesale_cents)::int as cents
     from products p join variants v on v.product_id = p.id join vendors ven on ven.id = p.vendor_id
     where ven.user_id = $1 and p.status = 'active' group by p.id order by p.id offset $2 limit 1`,
    [userId, place],
  );
  return rows[0] ?? null;
}

export async function requireDraftId(
  pool: pg.Pool,
  { productId, userId }: { readonly productId: number | null; readonly userId: UserId },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select d.id::int from listing_drafts d join vendors v on v.id = d.vendor_id
     where v.user_id = $1 and d.product_id is not distinct from $2 order by d.id desc limit 1`,
    [userId, productId],
  );
  if (rows[0] === undefined) throw new Error('A draft that was written is not there.');
  return rows[0].id;
}

export interface IntakeGoods {
  readonly sku: string;
  readonly cents: number;
  readonly stock: number;
}

/** Variants that come late in the vendor's catalog, in one lot each, whose price is not about to change. */
export async function readGoods(pool: pg.Pool, userId: UserId): Promise<readonly IntakeGoods[]> {
  const { rows } = await pool.query<IntakeGoods>(
    `select v.vendor_sku as sku, v.wholesale_cents::int as cents, coalesce(sum(l.on_hand), 0)::int as stock
     from variants v join vendors ven on ven.id = v.vendor_id left join stock_lots l on l.variant_id = v.id
     where ven.user_id = $1 and v.status = 'active' and v.sample_of is null
       and not exists (select from price_changes c where c.variant_id = v.id and c.state in ('waiting', 'needs_approval'))
     group by v.id having count(l.id) <= 1 order by v.id desc limit 60`,
    [userId],
  );
  return rows;
}

export async function userIdOf(pool: pg.Pool, email: string): Promise<UserId> {
  const { rows } = await pool.query<{ id: UserId }>('select id::int from users where email = $1', [
    email,
  ]);
  const [user] = rows;
  if (user === undefined) throw new Error(`${email} is not in the demo world.`);
  return user.id;
}

/** The oldest of them first. */
export async function readNewestOrders(
  pool: pg.Pool,
  { userId, count }: { readonly userId: UserId; readonly count: number },
): Promise<readonly { readonly id: OrderId }[]> {
  const { rows } = await pool.query<{ id: OrderId }>(
    `select id from (
       select distinct o.id::int, o.placed_at from orders o join order_items i on i.order_id = o.id
         join vendors v on v.id = i.vendor_id
       where v.user_id = $1 order by o.placed_at desc limit $2) newest
     order by placed_at`,
    [userId, count],
  );
  return rows;
}

/** What was told until two days ago arrived; since then nothing did, so the receiver is off. */
export async function noteDeliveries(
  pool: pg.Pool,
  { endpointId, now }: { readonly endpointId: number; readonly now: Date },
): Promise<void> {
  await pool.query(
    `with told as (
       update webhook_deliveries d set next_at = null, tries = case when d.created_at < $2::timestamptz - interval '2 days'
           then 1 else 9 end,
         state = case when d.created_at < $2::timestamptz - interval '2 days' then 'delivered' else 'failed' end
       where d.endpoint_id = $1 returning d.id, d.created_at, d.state)
     insert into webhook_attempts (delivery_id, at, status, problem, took_ms)
     select id, created_at + interval '1 second', case state when 'delivered' then 200 else 503 end, null,
       140 + (id * 37 % 260)::int
     from told order by created_at`,
    [endpointId, now],
  );
  await pool.query(
    `update webhook_endpoints set is_on = false, off_reason = 'failing', failing_since = $2::timestamptz - interval '2 days',
       warned_at = $2::timestamptz - interval '1 day' where id = $1`,
    [endpointId, now],
  );
}

export interface SoldGoods {
  readonly slug: string;
  readonly variantId: number;
  readonly minimumUnit: number;
}

const SOLD_PER_CATEGORY = 2;

/** A pro with the first goods of each category that the showroom sells. */
export async function readSeller(
  pool: pg.Pool,
  of: { readonly email: string; readonly slugs: readonly string[] },
): Promise<{
  readonly proId: ProUserId;
  readonly showroomId: ShowroomId;
  readonly goods: readonly SoldGoods[];
}> {
  const found = await pool.query<{ proId: ProUserId; showroomId: ShowroomId }>(
    `select u.id::int as "proId", s.id::int as "showroomId" from users u join showrooms s on s.user_id = u.id
     where u.email = $1`,
    [of.email],
  );
  const [pro] = found.rows;
  if (pro === undefined) throw new Error(`${of.email} has no showroom in the demo world.`);
  const { rows } = await pool.query<SoldGoods>(
    `select c.slug_url as slug, sold.id::int as "variantId", sold.minimum_unit as "minimumUnit"
     from categories c cross join lateral (
       select p.id as product_id, p.minimum_unit, (select min(v.id) from variants v
         where v.product_id = p.id and v.status = 'active' and v.sample_of is null) as id
       from products p join vendors ven on ven.id = p.vendor_id join users vu on vu.id = ven.user_id
       where p.category_id = c.id and p.status = 'active' and vu.status in ('Active', 'Approve')
         and is_offered($1, p.id, p.brand_id, p.category_id)
         and exists (select from variants v where v.product_id = p.id and v.status = 'active' and v.sample_of is null)
       order by p.id limit ${SOLD_PER_CATEGORY}) sold
     where c.slug_url = any($2) order by sold.product_id`,
    [pro.showroomId, of.slugs],
  );
  return { ...pro, goods: rows };
}
