// The open cases of the queues. They are few: what is decided leaves its queue, so each is read whole and put in order
// here. Every source says the same of a case: its id as text, a title, a line of detail, when it came, and what else it
// is searched by.
import {
  PROMISED_HOURS,
  STAFF_QUEUES,
  type StaffQueue,
} from '@wevisu/domain/people/staff-queues.ts';
import { type RawBuilder, sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const SOURCES: Readonly<Record<StaffQueue, string>> = {
  pros: `select a.user_id::text as id, a.company_name as title, a.created_at as since,
      trim(u.first_name || ' ' || u.last_name) || ', license of ' || a.license_state as detail,
      u.email || ' ' || a.license_number as numbers
    from pro_applications a join users u on u.id = a.user_id where a.decision is null`,
  vendors: `select a.user_id::text as id, a.company_name as title, a.created_at as since,
      trim(u.first_name || ' ' || u.last_name) || ', ships from ' || (a.ship_from ->> 'state') as detail,
      u.email || ' ' || a.tax_number as numbers
    from vendor_applications a join users u on u.id = a.user_id where a.decision is null`,
  licenses: `select r.id::text as id, a.company_name as title, r.sent_at as since,
      'New license of ' || r.license_state || ', present one until ' || a.license_expires_on as detail,
      r.license_number || ' ' || a.license_number as numbers
    from license_renewals r join pro_applications a on a.user_id = r.user_id where r.decision is null`,
  products: `select d.id::text as id, coalesce(d.content ->> 'name', '') as title, coalesce(d.submitted_at, d.updated_at) as since,
      v.company_name || case when d.product_id is null then ', new product' else ', change' end as detail,
      jsonb_path_query_array(d.content, '$.variants[*].vendor_sku')::text as numbers
    from listing_drafts d join vendors v on v.id = d.vendor_id where d.state = 'submitted'`,
  prices: `select c.id::text as id, p.name || ', ' || v.vendor_sku as title, c.created_at as since,
      ven.company_name as detail, '' as numbers
    from price_changes c join variants v on v.id = c.variant_id join products p on p.id = v.product_id
    join vendors ven on ven.id = c.vendor_id where c.state = 'needs_approval'`,
  requests: `select r.id::text as id, o.number || ', ' || i.product_name as title, r.asked_at as since,
      case r.kind when 'cancel' then 'Cancel ' when 'return' then 'Return ' else 'Missing or damaged: ' end
        || r.qty || ' of ' || i.qty as detail,
      i.sku as numbers
    from order_requests r join order_items i on i.id = r.order_item_id
    join orders o on o.id = i.order_id where r.state = 'open'`,
  messages: `select m.id::text as id, m.full_name as title, m.created_at as since,
      left(regexp_replace(m.message, '\\s+', ' ', 'g'), 140) as detail,
      m.email as numbers
    from contact_messages m where m.state = 'open'`,
  leads: `select l.id::text as id, l.full_name as title, l.created_at as since,
      coalesce(s.company_name, 'No showroom') as detail, l.email as numbers
    from leads l left join showrooms s on s.id = l.showroom_id where l.state = 'open'`,
  reports: `select r.id::text as id, coalesce(nullif(left(regexp_replace(r.said, '\\s+', ' ', 'g'), 60), ''), 'A file') as title,
      r.created_at as since, coalesce(p.name, 'Support') as detail, '' as numbers
    from chat_reports r join chat_messages m on m.id = r.message_id join chat_rooms c on c.id = m.room_id
    left join projects p on p.id = c.project_id where r.decision is null`,
  mails: `select m.id::text as id, m.subject as title, m.created_at as since,
      m.recipient || ': ' || coalesce(m.last_error, '') as detail, '' as numbers
    from mails m where m.sent_at is null and m.dropped_at is null and m.attempts > 0`,
  jobs: `select j.id::text as id, j.name as title, j.created_on as since,
      coalesce(j.output ->> 'message', 'No message') as detail, '' as numbers
    from jobs.job j where j.state in ('failed', 'retry')`,
};

/** The cases of a queue as `c`, with its pauses and whoever has taken it. */
function casesSql(
  queue: StaffQueue,
  { staffId, now }: { readonly staffId: unknown; readonly now: unknown },
): RawBuilder<unknown> {
  const hours = PROMISED_HOURS[queue];
  const promised =
    hours === null
      ? sql`null::timestamptz`
      : sql`c.since + ${sql.lit(hours)} * interval '1 hour' + coalesce(w.paused, interval '0')`;
  return sql`select c.*, ${promised} as due_at, w.question, w.asked_at, k.claimed_by, k.claimed_until,
      coalesce(k.is_mine, false) as is_mine
    from (${sql.raw(SOURCES[queue])}) c
    left join lateral (
      select sum(coalesce(w.resumed_at, ${now}) - w.asked_at) as paused,
        max(w.question) filter (where w.resumed_at is null) as question,
        max(w.asked_at) filter (where w.resumed_at is null) as asked_at
      from staff_waits w where w.queue = ${sql.lit(queue)} and w.case_id = c.id
    ) w on true
    left join lateral (
      select trim(u.first_name || ' ' || u.last_name) as claimed_by, k.expires_at as claimed_until,
        k.staff_id = ${staffId} as is_mine
      from staff_claims k join users u on u.id = k.staff_id
      where k.queue = ${sql.lit(queue)} and k.case_id = c.id and k.expires_at > ${now}
    ) k on true`;
}

const CASE = {
  id: text,
  title: text,
  detail: text,
  since: timestamptz,
  dueAt: timestamptz.orNull,
  question: text.orNull,
  askedAt: timestamptz.orNull,
  claimedBy: text.orNull,
  claimedUntil: timestamptz.orNull,
  isMine: bool,
} as const;

const COLUMNS = sql`c.id, c.title, c.detail, c.since, c.due_at as "dueAt", c.question,
  c.asked_at as "askedAt", c.claimed_by as "claimedBy", c.claimed_until as "claimedUntil",
  c.is_mine as "isMine"`;

/** True for every case where the search is empty. */
const isFound = (search: unknown) => sql`(${search} = '' or c.id = ${search}
  or strpos(lower(c.title || ' ' || c.detail || ' ' || c.numbers), lower(${search})) > 0)`;

/** By the time left; those that wait for an answer come last, by when they were asked: their due time moves. */
const WAITS = sql`c.asked_at is not null`;
const SORTED_BY = sql`coalesce(c.asked_at, c.due_at, c.since)`;

/** From the case after the one that `after…` describe; from the first where `afterId` is null. */
export const listCaseRows = byName(
  STAFF_QUEUES,
  (queue) =>
    sqlStatement({
      takes: {
        ...{ staffId: ID.user, now: timestamptz, search: text, limit: int8 },
        ...{ afterId: text.orNull, afterWaits: bool.orNull, afterKey: text.orNull },
      },
      gives: { ...CASE, sortKey: text },
      sql: (
        p,
      ) => sql`select ${COLUMNS}, ${SORTED_BY}::text as "sortKey" from (${casesSql(queue, p)}) c
        where ${isFound(p.search)} and (${p.afterId}::text is null
          or (${WAITS}, ${SORTED_BY}, c.id) > (${p.afterWaits}, ${p.afterKey}::text::timestamptz, ${p.afterId}))
        order by ${WAITS}, ${SORTED_BY}, c.id
        limit ${p.limit}`,
    }).list,
);

export const countFound = byName(
  STAFF_QUEUES,
  (queue) =>
    sqlStatement({
      takes: { search: text },
      gives: { total: int4 },
      sql: (p) => sql`select count(*)::int as total from (${sql.raw(SOURCES[queue])}) c
        where ${isFound(p.search)}`,
    }).require,
);

export const getCaseRow = byName(
  STAFF_QUEUES,
  (queue) =>
    sqlStatement({
      takes: { staffId: ID.user, now: timestamptz, id: text },
      gives: CASE,
      sql: (p) => sql`select ${COLUMNS} from (${casesSql(queue, p)}) c where c.id = ${p.id}`,
    }).get,
);

export type CaseRow = RowOf<(typeof getCaseRow)['pros']>;

export const countCases = byName(
  STAFF_QUEUES,
  (queue) =>
    sqlStatement({
      takes: { staffId: ID.user, now: timestamptz },
      gives: {
        open: int4,
        waiting: int4,
        overdue: int4,
        oldestAt: timestamptz.orNull,
        nextDueAt: timestamptz.orNull,
      },
      sql: (p) => sql`select count(*)::int as open,
          (count(*) filter (where c.asked_at is not null))::int as waiting,
          (count(*) filter (where c.asked_at is null and c.due_at < ${p.now}))::int as overdue,
          min(c.since) as "oldestAt",
          min(c.due_at) filter (where c.asked_at is null) as "nextDueAt"
        from (${casesSql(queue, p)}) c`,
    }).require,
);
