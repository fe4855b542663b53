import type { DifferenceKind } from '@wevisu/domain/ledger/differences.ts';
import { sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export interface KeptDifference {
  readonly kind: DifferenceKind;
  readonly orderId: number | null;
  readonly about: string;
  readonly expected: number;
  readonly found: number;
}

export const insertRun = sqlStatement({
  takes: {
    startedAt: timestamptz,
    finishedAt: timestamptz,
    orders: int4,
    charges: int4,
    differences: int4,
    kept: json<readonly KeptDifference[]>(),
  },
  sql: (p) => sql`
    with run as (
      insert into reconciliations (started_at, finished_at, orders, charges, differences)
      values (${p.startedAt}, ${p.finishedAt}, ${p.orders}, ${p.charges}, ${p.differences}) returning id
    )
    insert into reconciliation_differences (reconciliation_id, kind, order_id, about, expected_cents, found_cents)
    select run.id, d.kind, d."orderId", d.about, d.expected, d.found
    from run, jsonb_to_recordset(${p.kept}) as d (kind text, "orderId" bigint, about text, expected bigint, found bigint)`,
}).run;

export const listRuns = sqlStatement({
  takes: { most: int4 },
  gives: {
    id: int8,
    startedAt: timestamptz,
    finishedAt: timestamptz,
    orders: int4,
    charges: int4,
    differences: int4,
  },
  sql: (
    p,
  ) => sql`select id, started_at as "startedAt", finished_at as "finishedAt", orders, charges, differences
    from reconciliations order by id desc limit ${p.most}::int`,
}).list;

export const listRunDifferences = sqlStatement({
  takes: { runId: int8 },
  gives: {
    kind: text.as<DifferenceKind>(),
    orderId: ID.order.orNull,
    number: text.orNull,
    about: text,
    expected: int8,
    found: int8,
  },
  sql: (p) => sql`
    select d.kind, d.order_id as "orderId", o.number, d.about, d.expected_cents as expected, d.found_cents as found
    from reconciliation_differences d left join orders o on o.id = d.order_id
    where d.reconciliation_id = ${p.runId} order by d.id limit 1000`,
}).list;
