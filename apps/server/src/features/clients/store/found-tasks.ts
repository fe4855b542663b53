// What waits for a pro, as the facts say. Every query is bound to the session's pro.

import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const SHOWROOM = (proId: unknown) => sql`(select id from showrooms where user_id = ${proId})`;

/** Requests of clients that are not decided, the oldest first. */
export const listOpenRequests = sqlStatement({
  takes: { proId: ID.pro },
  gives: {
    id: int8,
    kind: text.as<RequestKind>(),
    askedAt: timestamptz,
    product: text,
    order: text,
    client: text,
  },
  sql: (p) => sql`select r.id, r.kind, r.asked_at as "askedAt", i.product_name as product,
      o.number as "order", trim(u.first_name || ' ' || u.last_name) as client
    from order_requests r join order_items i on i.id = r.order_item_id
      join orders o on o.id = i.order_id join users u on u.id = o.user_id
    where r.state = 'open' and i.showroom_id = ${SHOWROOM(p.proId)}
    order by r.id limit 100`,
}).list;

/** Orders with lines whose last promised day has passed. */
export const listLateOrders = sqlStatement({
  takes: { proId: ID.pro, today: date },
  gives: { order: text, client: text, promised: date, lines: int4 },
  sql: (p) => sql`select o.number as "order", trim(u.first_name || ' ' || u.last_name) as client,
      min(i.arrives_to) as promised, count(*)::int as lines
    from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
    where i.showroom_id = ${SHOWROOM(p.proId)} and i.arrives_to < ${p.today}
      and i.status not in ('Decline', 'Cancle', 'Return Request', 'Returned', 'Delivered')
    group by o.id, u.id order by promised, o.id limit 100`,
}).list;

/** Shared since `since`. */
export const listNewlyShared = sqlStatement({
  takes: { proId: ID.pro, since: timestamptz },
  gives: { id: ID.project, name: text, client: text, sharedAt: timestamptz.notNull },
  sql: (p) => sql`select p.id, p.name, trim(u.first_name || ' ' || u.last_name) as client,
      p.shared_to_pro_at as "sharedAt"
    from projects p join users u on u.id = p.user_id
    where p.showroom_id = ${SHOWROOM(p.proId)} and p.shared_to_pro_at >= ${p.since}
      and p.deleted_at is null
    order by p.shared_to_pro_at limit 100`,
}).list;

/** Accepted or declined since `since`. */
export const listAnsweredProposals = sqlStatement({
  takes: { proId: ID.pro, since: timestamptz },
  gives: {
    id: int8,
    project: ID.project,
    name: text,
    client: text,
    state: text,
    answer: text,
    closedAt: timestamptz.notNull,
  },
  sql: (p) => sql`select o.id, p.id as project, p.name,
      trim(u.first_name || ' ' || u.last_name) as client, o.state, o.answer, o.closed_at as "closedAt"
    from proposals o join projects p on p.id = o.project_id join users u on u.id = p.user_id
    where o.showroom_id = ${SHOWROOM(p.proId)} and o.state in ('accepted', 'declined')
      and o.closed_at >= ${p.since} and p.deleted_at is null
    order by o.closed_at limit 100`,
}).list;

/** The license, if its last day is `until` or earlier; null while a new one waits for staff, or if they waived it. */
export const findEndingLicense = sqlStatement({
  takes: { proId: ID.pro, until: date },
  gives: { number: text, expiresOn: date },
  sql: (p) => sql`select license_number as number, license_expires_on as "expiresOn"
    from pro_applications where user_id = ${p.proId} and license_expires_on <= ${p.until}
      and not exists (select from license_renewals where user_id = ${p.proId} and decision is null)
      and not exists (
        select from pro_waivers where user_id = ${p.proId} and requirement = 'license')`,
}).get;

/** Coupons that end between two instants. */
export const listEndingCoupons = sqlStatement({
  takes: { proId: ID.pro, from: timestamptz, until: timestamptz },
  gives: { id: int8, code: text, expiresAt: timestamptz.notNull },
  sql: (p) => sql`select id, code, expires_at as "expiresAt" from coupons
    where showroom_id = ${SHOWROOM(p.proId)} and status = 'active'
      and expires_at > ${p.from} and expires_at <= ${p.until}
    order by expires_at limit 100`,
}).list;
