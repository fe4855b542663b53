// Balances below zero: since when, until when, and over once they are made up for.
import { sql } from 'kysely';
import { date, int8, timestamptz } from '../../../platform/database/columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { KINDS, PARTS } from './payees.ts';

export const noteNegative = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { now: timestamptz, dueOn: date },
    gives: { id: int8.notNull, cents: int8 },
    rare: true,
    sql: (p) => sql`
      with below as (
        select ${PARTS[kind].column} as id, balance_cents from ledger_balances
        where account = ${PARTS[kind].available} and balance_cents < 0
      ),
      noted as (
        insert into negative_balances (${PARTS[kind].column}, since, due_on)
        select id, ${p.now}, ${p.dueOn} from below on conflict do nothing returning ${PARTS[kind].column} as id
      )
      select noted.id, below.balance_cents as cents from noted join below on below.id = noted.id order by 1`,
  }),
);

export const endNegative = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { now: timestamptz },
    rare: true,
    sql: (p) => sql`
      update negative_balances n set ended_at = ${p.now}
      where n.ended_at is null and n.${PARTS[kind].column} is not null and not exists (
        select from ledger_balances b where b.account = ${PARTS[kind].available}
          and b.${PARTS[kind].column} = n.${PARTS[kind].column} and b.balance_cents < 0)`,
  }),
);

/** Those whose day has passed, once each. */
export const takeOverdue = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { today: date, now: timestamptz },
    gives: { id: int8.notNull, cents: int8, dueOn: date },
    rare: true,
    sql: (p) => sql`
      with overdue as (
        update negative_balances set reminded_at = ${p.now}
        where ended_at is null and reminded_at is null and due_on < ${p.today} and ${PARTS[kind].column} is not null
        returning ${PARTS[kind].column} as id, due_on
      )
      select o.id, b.balance_cents as cents, o.due_on as "dueOn" from overdue o join ledger_balances b
        on b.account = ${PARTS[kind].available} and b.${PARTS[kind].column} = o.id order by 1`,
  }),
);

export const findNegative = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8 },
    gives: { dueOn: date },
    sql: (p) => sql`select due_on as "dueOn" from negative_balances
      where ended_at is null and ${PARTS[kind].column} = ${p.id}`,
  }),
);
