// What a case is decided by.
import type { ChatReportReason } from '@wevisu/domain/chat/report-reasons.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const getProFacts = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('pro_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('license_files as f', 'f.user_id', 'a.user_id')
    .select([
      'a.company_name',
      'a.license_number',
      'a.license_state',
      'a.license_expires_on',
      'a.about',
      'a.version',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.email_verified_at',
      'u.country_code',
      'u.phone_number',
      'f.type as file_type',
      'f.bytes as file_bytes',
    ])
    .where('a.user_id', '=', p.userId),
).get;

export const getVendorFacts = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('vendor_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('vendor_documents as f', 'f.user_id', 'a.user_id')
    .select([
      'a.company_name',
      'a.tax_number',
      'a.ship_from',
      'a.return_address',
      'a.about',
      'a.version',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.email_verified_at',
      'u.country_code',
      'u.phone_number',
      'f.type as file_type',
      'f.bytes as file_bytes',
    ])
    .where('a.user_id', '=', p.userId),
).get;

export const getRenewalFacts = statement((p: Params<{ id: number }>) =>
  tables
    .selectFrom('license_renewals as r')
    .innerJoin('pro_applications as a', 'a.user_id', 'r.user_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select([
      'r.license_number',
      'r.license_state',
      'r.license_expires_on',
      'r.file_bytes',
      'r.version',
      'a.company_name',
      'a.license_number as present_number',
      'a.license_state as present_state',
      'a.license_expires_on as present_expires_on',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.email_verified_at',
      'u.country_code',
      'u.phone_number',
    ])
    .where('r.id', '=', p.id),
).get;

export const getPriceFacts = statement((p: Params<{ id: number }>) =>
  tables
    .selectFrom('price_changes as c')
    .innerJoin('variants as v', 'v.id', 'c.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('vendors as ven', 'ven.id', 'c.vendor_id')
    .select([
      'c.from_cents',
      'c.to_cents',
      'c.starts_at',
      'c.version',
      'v.vendor_sku',
      'v.size_label',
      'v.finish',
      'p.name',
      'p.unit',
      'ven.company_name as vendor',
    ])
    .where('c.id', '=', p.id),
).get;

export const getRequestFacts = statement(
  (p: Params<{ id: number }>) =>
    tables
      .selectFrom('order_requests as r')
      .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .innerJoin('vendors as v', 'v.id', 'i.vendor_id')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select([
        'r.kind',
        'r.reason',
        'r.note',
        'r.qty',
        'r.vendor_advice',
        'r.vendor_note',
        'i.qty as line_qty',
        'i.product_name',
        'i.sku',
        'i.unit',
        'i.status',
        'i.line_cents',
        'o.number',
        'o.placed_at',
        'v.company_name as vendor',
        'u.first_name',
        'u.last_name',
        sql`(select max(a.parcel_id) from arrival_lines l join arrivals a on a.id = l.arrival_id
        where l.claim_id = r.id)`.as('arrived_in'),
      ])
      .where('r.id', '=', p.id),
  { arrivedIn: int8.orNull },
).get;

const selectMail = (p: Params<{ id: number }>) =>
  tables
    .selectFrom('mails')
    .select(['template', 'recipient', 'attempts', 'last_error', 'created_at'])
    .where('id', '=', p.id);
/** Never what is in it: it may hold a code or a link that opens an account. */
export const getMailFacts = statement(selectMail).get;

/** With a few messages before it; the rest of the chat is not for staff. */
export const getReportFacts = sqlStatement({
  takes: { id: int8 },
  gives: {
    said: text,
    reason: text.as<ChatReportReason>(),
    note: text,
    reporter: text.orNull,
    author: text.orNull,
    authorId: int8.orNull,
    role: text,
    writtenAt: timestamptz,
    files: json<readonly string[]>(),
    versions: json<readonly string[]>(),
    before: json<readonly { readonly author: string; readonly text: string }[]>(),
    times: int4,
  },
  sql: (
    p,
  ) => sql`select r.said, r.reason, r.note, trim(u.first_name || ' ' || u.last_name) as reporter,
      trim(a.first_name || ' ' || a.last_name) as author, m.author_id as "authorId",
      m.author_role as role, m.created_at as "writtenAt",
      (select coalesce(json_agg(f.name order by f.id), '[]') from chat_files f
        where f.message_id = m.id and f.removed_at is null) as files,
      (select coalesce(json_agg(e.text order by e.id), '[]') from chat_message_edits e
        where e.message_id = m.id) as versions,
      (select coalesce(json_agg(json_build_object('author', x.author, 'text', x.text) order by x.id), '[]')
        from (select o.id, o.text, trim(w.first_name || ' ' || w.last_name) as author
          from chat_messages o join users w on w.id = o.author_id
          where o.room_id = m.room_id and o.id < m.id and o.removed_at is null
          order by o.id desc limit 3) x) as before,
      (select count(*)::int from chat_reports s where s.message_id = m.id) as times
    from chat_reports r join chat_messages m on m.id = r.message_id
      left join users u on u.id = r.reporter_id left join users a on a.id = m.author_id
    where r.id = ${p.id}`,
}).get;

export const getJobFacts = sqlStatement({
  takes: { id: text },
  gives: {
    name: text,
    state: text,
    tries: int4,
    maxTries: int4,
    createdAt: timestamptz,
    nextAt: timestamptz,
    error: text,
  },
  sql: (p) => sql`select j.name, j.state::text as state, j.retry_count as tries,
      j.retry_limit as "maxTries", j.created_on as "createdAt", j.start_after as "nextAt",
      coalesce(j.output ->> 'message', '') as error
    from jobs.job j where j.id = ${p.id}::uuid`,
}).get;
