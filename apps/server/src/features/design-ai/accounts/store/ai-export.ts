// All data stored about an AI account, for its owner: no hashes, no tokens.
import { sql } from 'kysely';
import { json } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../../platform/database/statement.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Column names are those of the file that the person gets. */
export const readAiExport = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: {
    account: json<Rows>(),
    devices: json<Rows>(),
    credits: json<Rows>(),
    holds: json<Rows>(),
    designs: json<Rows>(),
    purchases: json<Rows>(),
  },
  sql: (p) => sql`
    select
      (select json_agg(r) from (
        select a.email, a.full_name, a.email_verified_at, a.terms_version, a.terms_accepted_at, a.credits, a.held_credits,
          (select u.email from users u where u.id = a.site_user_id) as shop_account, a.site_linked_at, a.created_at
        from ai_accounts a where a.id = ${p.accountId}) r) as account,
      (select coalesce(json_agg(r), '[]') from (
        select user_agent, created_at, last_seen_at, expires_at from ai_sessions
        where ai_account_id = ${p.accountId} order by id) r) as devices,
      (select coalesce(json_agg(r), '[]') from (
        select cause, credits, held, balance, at from ai_credit_entries
        where ai_account_id = ${p.accountId} order by id) r) as credits,
      (select coalesce(json_agg(r), '[]') from (
        select design_run, credits, state, reason, held_at, ended_at from ai_credit_holds
        where ai_account_id = ${p.accountId} order by id) r) as holds,
      (select coalesce(json_agg(r), '[]') from (
        select credits, amount_cents, card_brand, card_last4, state, refund_state, receipt_year, receipt_serial, started_at,
          ended_at
        from ai_credit_purchases where ai_account_id = ${p.accountId} order by id) r) as purchases,
      (select coalesce(json_agg(r), '[]') from (
        select d.id as run, d.text, d.corrections, d.start_kind, s.vsd_id, d.status, d.created_at, d.ended_at,
          (select coalesce(json_agg(json_build_object('at', o.at, 'summary', o.summary, 'kept', o.kept,
              'share_code', o.share_code) order by o.at), '[]') from ai_designs o where o.run_id = d.id) as designs
        from ai_design_runs d join showrooms s on s.id = d.showroom_id
        where d.ai_account_id = ${p.accountId} and d.removed_at is null order by d.serial) r) as designs`,
}).require;
