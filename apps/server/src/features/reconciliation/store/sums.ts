// Sums of the accounts of the ledger, kept up to an entry; what is newer is added when they are read.
import type { LedgerAccount } from '@wevisu/domain/ledger/accounts.ts';
import { sql } from 'kysely';
import { bool, int8, text } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Nobody adds to the sums until the transaction ends. */
export const lockUntil = sqlStatement({
  gives: { entryId: int8 },
  sql: () => sql`select entry_id as "entryId" from ledger_sums_until for share`,
}).require;

/** The id is a parameter, so that the newest entries are found by their index. */
export const sumAccounts = sqlStatement({
  takes: { after: int8 },
  gives: { account: text.as<LedgerAccount>(), cents: int8.notNull, entries: int8.notNull },
  rare: true,
  sql: (p) => sql`
    select account, sum(amount_cents)::bigint as cents, sum(entries)::bigint as entries from (
      select account, amount_cents, entries from ledger_sums
      union all
      select account, sum(amount_cents), count(*) from ledger_entries where id > ${p.after} group by 1) s
    group by 1 order by 1`,
}).list;

/** `isSettled`: all that had begun when the newest entry was seen has ended. `isLost`: the database was restored since. */
export const lockSums = sqlStatement({
  gives: { entryId: int8, seenId: int8, isSettled: bool.notNull, isLost: bool.notNull },
  sql: () => sql`
    select entry_id as "entryId", seen_id as "seenId",
      coalesce(seen_before <= pg_snapshot_xmin(pg_current_snapshot()), false) as "isSettled",
      coalesce(seen_before > pg_snapshot_xmax(pg_current_snapshot()), true) as "isLost"
    from ledger_sums_until for update`,
}).require;

export const seeNewest = sqlStatement({
  sql: () => sql`update ledger_sums_until set seen_id = coalesce((select max(id) from ledger_entries), 0),
    seen_before = pg_snapshot_xmax(pg_current_snapshot())`,
}).run;

export const addToSums = sqlStatement({
  takes: { after: int8, upTo: int8 },
  sql: (p) => sql`
    with added as (
      insert into ledger_sums as s (account, amount_cents, entries)
      select account, sum(amount_cents), count(*) from ledger_entries where id > ${p.after} and id <= ${p.upTo} group by 1
      on conflict (account) do update set amount_cents = s.amount_cents + excluded.amount_cents,
        entries = s.entries + excluded.entries)
    update ledger_sums_until set entry_id = ${p.upTo}`,
}).run;

/** Each kept sum that is not that of its entries. */
export const listSumDifferences = sqlStatement({
  gives: { about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    select 'sum of ' || coalesce(e.account, s.account) as about, coalesce(e.cents, 0)::bigint as expected,
      coalesce(s.amount_cents, 0)::bigint as found
    from (select account, sum(amount_cents) as cents, count(*) as entries from ledger_entries
        where id <= (select entry_id from ledger_sums_until) group by 1) e
      full join ledger_sums s on s.account = e.account
    where coalesce(e.cents, 0) <> coalesce(s.amount_cents, 0) or coalesce(e.entries, 0) <> coalesce(s.entries, 0)
    order by 1`,
}).list;
