// The database's clock, which all processes share. It does not advance within a transaction.
import { type RawBuilder, sql } from 'kysely';

export const now: RawBuilder<Date> = sql<Date>`now()`;

/** `ago('30 days')`. */
export function ago(interval: string): RawBuilder<Date> {
  return sql<Date>`now() - ${interval}::interval`;
}

/** `fromNow('10 minutes')`. */
export function fromNow(interval: string): RawBuilder<Date> {
  return sql<Date>`now() + ${interval}::interval`;
}
