// How we talk to PostgreSQL: one place for the pool's limits and for what its types become in JavaScript.
import pg from 'pg';

const builtin = pg.types.builtins;

function toSafeInteger(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError(`${text} is beyond the safe integers`);
  return n;
}

/** bigint as number (cents and counts are safe integers), dates as written (a Date would carry a time zone). */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (id === builtin.INT8) return toSafeInteger;
      if (id === builtin.DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(id, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export interface PoolOptions {
  readonly connections: number;
  /** 0 = none: migrations and bulk loads. */
  readonly statementTimeoutMs: number;
  readonly onError: (error: Error) => void;
}

export function openPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    types: typeParsers,
    application_name: 'wevisu',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeoutMs,
    // A transaction that its code has forgotten must not hold locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', options.onError);
  return pool;
}
