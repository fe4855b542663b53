// Takes a person out of the database. What stays is what bookkeeping asks for: orders with their amounts, and of their
// address the state and zip code that the tax was computed by.
import type { Queryable } from '../../../platform/database/queryable.ts';

/** Nothing of these is left to arrive, to be paid or to be given back. */
const SETTLED = "('Decline', 'Cancle', 'Returned', 'Delivered')";

/** Whether an order is under way or a payment is being made. */
export async function hasUnsettledOrders(db: Queryable, userId: number): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (select from order_items i join orders o on o.id = i.order_id
                    where o.user_id = $1 and i.status not in ${SETTLED})
         or exists (select from checkouts where user_id = $1 and state = 'paying') as found`,
    [userId],
  );
  return rows[0].found;
}

/** In a transaction. Afterwards nothing says who the account was. */
export async function erasePerson(db: Queryable, userId: number): Promise<void> {
  await db.query('delete from mails where recipient = (select email from users where id = $1)', [
    userId,
  ]);
  await db.query('delete from leads where email = (select email from users where id = $1)', [
    userId,
  ]);
  for (const table of BELONGINGS)
    await db.query(`delete from ${table} where user_id = $1`, [userId]);
  // Their files go once this is certain: see delete-account.ts.
  await db.query(
    "update own_pictures set user_id = null, name = '', marks = null where user_id = $1",
    [userId],
  );
  const blank = `jsonb_build_object('full_name', '', 'street', '', 'apartment', '', 'city', '',
    'state', address ->> 'state', 'zip_code', left(address ->> 'zip_code', 5), 'phone_number', '')`;
  await db.query(`update orders set address = ${blank} where user_id = $1`, [userId]);
  // Why something came back is part of the books; what was written to it may name people.
  await db.query(
    `update order_requests q set note = '' from order_items i join orders o on o.id = i.order_id
     where q.order_item_id = i.id and o.user_id = $1`,
    [userId],
  );
  // What an open one holds in stock goes back by the job that looks after all that have run out.
  await db.query(
    `update checkouts set address = ${blank}, cart_id = null,
            hold_expires_at = case when state = 'open' then least(hold_expires_at, now()) else hold_expires_at end
     where user_id = $1`,
    [userId],
  );
  await db.query(
    `update users set email = 'deleted-' || id || '@deleted.invalid', password_hash = null,
            first_name = '', last_name = '', country_code = '', phone_number = '', zip_code = '',
            email_verified_at = null, shipping_address = null, status = 'Deactive',
            deleted_at = now(), updated_at = now()
     where id = $1`,
    [userId],
  );
}

/** Of nobody else's interest; the rest goes with the rows that these take along. */
const BELONGINGS = [
  'sessions',
  'one_time_codes',
  'user_identities',
  'notifications',
  'addresses',
  'saved_cards',
  'carts',
  'cart_takeovers',
  'projects',
  'own_templates',
  'contact_messages',
  'viewed_products',
  'style_surveys',
  'terms_acceptances',
];

/** Rows of people who have left and on whom no order hangs. */
export async function dropErasedAccounts(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from users where id in (
       select u.id from users u
       where u.deleted_at is not null
         and not exists (select from orders o where o.user_id = u.id)
         and not exists (select from checkouts k where k.user_id = u.id)
         and not exists (select from order_item_events e where e.actor_user_id = u.id)
       limit $1)`,
    [most],
  );
  return rowCount ?? 0;
}
