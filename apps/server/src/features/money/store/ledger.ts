import { sql } from 'kysely';
import { int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export interface TransactionRow {
  readonly cause: string;
  readonly causeId: number;
  readonly step: string;
  readonly orderId: number | null;
  readonly entries: readonly {
    readonly account: string;
    readonly vendorId: number | null;
    readonly showroomId: number | null;
    readonly itemId: number | null;
    readonly amount: number;
  }[];
}

/** Writes transactions that are not written yet, each with all of its entries, and gives those. */
export const insertTransactions = sqlStatement({
  takes: { rows: json<readonly TransactionRow[]>(), now: timestamptz },
  gives: { cause: text, causeId: int8, step: text },
  sql: (p) => sql`
    with given as (
      select g.* from jsonb_to_recordset(${p.rows}) as g(cause text, "causeId" bigint, step text, "orderId" bigint, entries jsonb)
    ),
    made as (
      insert into ledger_transactions (cause, cause_id, step, order_id, booked_at)
      select cause, "causeId", step, "orderId", ${p.now} from given
      on conflict (cause, cause_id, step) do nothing
      returning id, cause, cause_id, step
    ),
    entries as (
      insert into ledger_entries (transaction_id, cause, account, vendor_id, showroom_id, order_item_id, amount_cents)
      select made.id, made.cause, e.account, e."vendorId", e."showroomId", e."itemId", e.amount
      from made join given g on g.cause = made.cause and g."causeId" = made.cause_id and g.step = made.step,
        jsonb_to_recordset(g.entries) as e(account text, "vendorId" bigint, "showroomId" bigint, "itemId" bigint, amount bigint)
    )
    select cause, cause_id as "causeId", step from made`,
}).list;
