// What a case is decided by.
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, text, timestamptz } from '../../../platform/database/columns.ts';
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

export const getRequestFacts = statement((p: Params<{ id: number }>) =>
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
    ])
    .where('r.id', '=', p.id),
).get;

const selectMail = (p: Params<{ id: number }>) =>
  tables
    .selectFrom('mails')
    .select(['template', 'recipient', 'attempts', 'last_error', 'created_at'])
    .where('id', '=', p.id);
/** Never what is in it: it may hold a code or a link that opens an account. */
export const getMailFacts = statement(selectMail).get;

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
