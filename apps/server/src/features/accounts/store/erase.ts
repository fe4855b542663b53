// Erases a person from the database. What bookkeeping requires stays: orders with their amounts, and the state and zip
// code that the tax was computed from.

import type { Address } from '@wevisu/contract/reply.ts';
import { WORKING_STATES } from '@wevisu/domain/hiring/hire-steps.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { SETTLED_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { type Expression, sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import { bool } from '../../../platform/database/columns.ts';
import type { AsJson, Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

type OfUser = Params<{ userId: UserId }>;

const unsettled = statement(
  (p: OfUser) =>
    tables.selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('order_items as i')
            .innerJoin('orders as o', 'o.id', 'i.order_id')
            .select('i.id')
            .where('o.user_id', '=', p.userId)
            .where('i.status', 'not in', SETTLED_STATUSES),
        ),
        exists(
          selectFrom('checkouts')
            .select('id')
            .where('user_id', '=', p.userId)
            .where('state', '=', 'paying'),
        ),
      ]).as('found'),
    ),
  { found: bool },
);

/** Null unless a pro works for this homeowner, or a payment or a refund of a hire has no end yet. */
export const findWorkingHire = statement((p: OfUser) =>
  tables
    .selectFrom('hires as h')
    .select('h.id')
    .where('h.user_id', '=', p.userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('h.state', 'in', WORKING_STATES),
        exists(
          selectFrom('hire_payments as y')
            .select('y.id')
            .whereRef('y.hire_id', '=', 'h.id')
            .where((payment) =>
              payment.or([
                payment('y.state', 'not in', ['done', 'failed']),
                payment('y.refund_state', 'in', ['started', 'failed']),
              ]),
            ),
        ),
      ]),
    )
    .limit(1),
).get;

/** What was paid stays in the books, without the words of it. */
const blankHirePayments = statement((p: OfUser) =>
  tables
    .updateTable('hire_payments')
    .set({
      title: sql<string>`'Milestone ' || (place + 1)`,
      payment_token: sql<string>`'gone:' || id`,
      ...{ card_brand: null, card_last4: null, confirm_url: null },
    })
    .where('hire_id', 'in', ({ selectFrom }) =>
      selectFrom('hires').select('id').where('user_id', '=', p.userId),
    ),
);

/** Whether an order is open or a payment is in progress. */
export async function hasUnsettledOrders(db: Queryable, userId: UserId): Promise<boolean> {
  return (await unsettled.require(db, { userId })).found;
}

/** In a transaction. Afterward nothing identifies the account's owner. */
export async function erasePerson(db: Queryable, userId: UserId): Promise<void> {
  const of = { userId };
  await deleteMails.run(db, of);
  await deleteLeads.run(db, of);
  await blankOfferDrafts.run(db, of);
  await withdrawOffers.run(db, of);
  await blankHirePayments.run(db, of);
  for (const table of BELONGINGS) await deleteBelongings[table].run(db, of);
  await disconnectDesignAi.run(db, of);
  await orphanPictures.run(db, of);
  await blankOrders.run(db, of);
  await blankRequests.run(db, of);
  await blankParcels.run(db, of);
  await blankArrivals.run(db, of);
  await blankArrivalNotes.run(db, of);
  await eraseArrivalPhotos.run(db, of);
  await dropArrivalCounts.run(db, of);
  await endCheckouts.run(db, of);
  await blankUser.run(db, of);
}

/** Rows that concern nobody else; the rest cascades from these. */
const BELONGINGS = [
  'sessions',
  'acting_visits',
  'one_time_codes',
  'code_pauses',
  'known_devices',
  'authenticator_apps',
  'passkeys',
  'recovery_codes',
  'second_steps',
  'user_identities',
  'notifications',
  'mail_choices',
  'push_devices',
  'push_choices',
  'mail_times',
  'held_mails',
  'addresses',
  'saved_cards',
  'carts',
  'cart_takeovers',
  'chat_rooms',
  'chat_reads',
  'chat_reactions',
  'hires',
  'chat_blocks',
  'projects',
  'own_templates',
  'contact_messages',
  'viewed_products',
  'style_surveys',
  'terms_acceptances',
] as const;

const deleteBelongings = byName(BELONGINGS, (table) =>
  statement((p: OfUser) => tables.deleteFrom(table as 'sessions').where('user_id', '=', p.userId)),
);

const deleteMails = statement((p: OfUser) =>
  tables
    .deleteFrom('mails')
    .where('recipient', '=', ({ selectFrom }) =>
      selectFrom('users').select('email').where('id', '=', p.userId),
    ),
);

const deleteLeads = statement((p: OfUser) =>
  tables
    .deleteFrom('leads')
    .where('email', '=', ({ selectFrom }) =>
      selectFrom('users').select('email').where('id', '=', p.userId),
    ),
);

/** The account of AI 3D design stays: it has an owner, a password and a way to delete it of its own. */
const disconnectDesignAi = statement((p: OfUser) =>
  tables
    .updateTable('ai_accounts')
    .set({ site_user_id: null, site_linked_at: null })
    .where('site_user_id', '=', p.userId),
);

/** An address that was never confirmed may be somebody else's. */
const ofConfirmedEmail = (userId: Expression<UserId>) =>
  sql<boolean>`lower(client_email) = (select email from users where id = ${userId} and email_verified_at is not null)`;

const blankOfferDrafts = statement((p: OfUser) =>
  tables
    .updateTable('offers')
    .set(({ eb }) => ({
      ...{ client_name: '', client_email: '', project_id: null, room: null },
      version: eb('version', '+', 1),
    }))
    .where('state', '=', 'draft')
    .where(ofConfirmedEmail(p.userId)),
);

/** Nobody is reminded any more. What was sent and signed is the showroom's record, word for word: see decision 0049. */
const withdrawOffers = statement((p: OfUser) =>
  tables
    .updateTable('offers')
    .set({ state: 'withdrawn', closed_at: now, project_id: null, room: null })
    .where('state', 'in', ['sent', 'viewed'])
    .where(ofConfirmedEmail(p.userId)),
);

/** Their files are removed after the commit: see delete-account.ts. */
const orphanPictures = statement((p: OfUser) =>
  tables
    .updateTable('own_pictures')
    .set({ user_id: null, name: '', marks: null })
    .where('user_id', '=', p.userId),
);

const blankAddress = sql<AsJson<Address>>`
  jsonb_build_object('full_name', '', 'street', '', 'apartment', '', 'city', '',
    'state', address ->> 'state', 'zip_code', left(address ->> 'zip_code', 5), 'phone_number', '')`;

const blankOrders = statement((p: OfUser) =>
  tables.updateTable('orders').set({ address: blankAddress }).where('user_id', '=', p.userId),
);

/** The reason for a return is part of the books; the notes on it may name people. */
const blankRequests = statement((p: OfUser) =>
  tables
    .updateTable('order_requests as q')
    .from('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .set({ note: '' })
    .whereRef('q.order_item_id', '=', 'i.id')
    .where('o.user_id', '=', p.userId),
);

/** Who took the goods at the door. */
const blankParcels = statement((p: OfUser) =>
  tables
    .updateTable('parcels as x')
    .from('orders as o')
    .set({ received_by: '', carrier_note: '' })
    .whereRef('x.order_id', '=', 'o.id')
    .where('o.user_id', '=', p.userId),
);

/** Who signed for what arrived, and what they noted and photographed. The counts stay: claims rest on them. */
const blankArrivals = statement((p: OfUser) =>
  tables
    .updateTable('arrivals as a')
    .from('orders as o')
    .set({ received_by: '', signed_by: null })
    .whereRef('a.order_id', '=', 'o.id')
    .where('o.user_id', '=', p.userId),
);

const blankArrivalNotes = statement((p: OfUser) =>
  tables
    .updateTable('arrival_lines as l')
    .from('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .set({ note: '' })
    .whereRef('l.order_item_id', '=', 'i.id')
    .where('o.user_id', '=', p.userId),
);

const eraseArrivalPhotos = statement((p: OfUser) =>
  tables
    .updateTable('arrival_photos as f')
    .from('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .set({ erased_at: sql<Date>`now()` })
    .whereRef('f.order_item_id', '=', 'i.id')
    .where('o.user_id', '=', p.userId),
);

const dropArrivalCounts = statement((p: OfUser) =>
  tables
    .deleteFrom('arrival_counts as c')
    .using('parcels as x')
    .innerJoin('orders as o', 'o.id', 'x.order_id')
    .whereRef('c.parcel_id', '=', 'x.id')
    .where('o.user_id', '=', p.userId),
);

/** The job that releases expired holds returns the stock of an open checkout. */
const endCheckouts = statement((p: OfUser) =>
  tables
    .updateTable('checkouts')
    .set({
      address: blankAddress,
      cart_id: null,
      hold_expires_at: sql<Date>`
          case when state = 'open' then least(hold_expires_at, now()) else hold_expires_at end`,
    })
    .where('user_id', '=', p.userId),
);

const blankUser = statement((p: OfUser) =>
  tables
    .updateTable('users')
    .set({
      email: sql<string>`'deleted-' || id || '@deleted.invalid'`,
      password_hash: null,
      first_name: '',
      last_name: '',
      country_code: '',
      phone_number: '',
      zip_code: '',
      email_verified_at: null,
      shipping_address: null,
      status: 'Deactive',
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', p.userId),
);

/** Accounts of people who have left and have no orders. */
export const dropErasedAccounts = statement(
  (p: Params<{ limit: number }>) =>
    tables.deleteFrom('users').where('id', 'in', ({ selectFrom }) =>
      selectFrom('users as u')
        .select('u.id')
        .where('u.deleted_at', 'is not', null)
        .where(({ and, not, exists, selectFrom: select }) =>
          and([
            not(exists(select('orders as o').select('o.id').whereRef('o.user_id', '=', 'u.id'))),
            not(exists(select('checkouts as k').select('k.id').whereRef('k.user_id', '=', 'u.id'))),
            not(
              exists(
                select('order_item_events as e')
                  .select('e.id')
                  .whereRef('e.actor_user_id', '=', 'u.id'),
              ),
            ),
          ]),
        )
        .limit(p.limit),
    ),
  {},
  { rare: true },
).run;
