// How we talk to PostgreSQL: one place for the pool's limits and for what its types become in JavaScript.
import pg from 'pg';

const { INT8, DATE } = pg.types.builtins;
/** pg names no constants for arrays. */
const int8Array = 1016;
const dateArray = 1182;
const textArray: number = 1009;
const texts: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray);

/** bigint as number (cents and counts are safe integers), dates as written (a Date would carry a time zone). */
const ours: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: toSafeInteger,
  [DATE]: (text) => text,
  [int8Array]: (text) => texts(text).map((item) => (item === null ? null : toSafeInteger(item))),
  [dateArray]: texts,
};

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format !== 'binary' && ours[id]) || pg.types.getTypeParser(id, format),
};

function toSafeInteger(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError(`${text} is beyond the safe integers`);
  return n;
}

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
    // A forgotten transaction must not hold locks forever.
    idle_in_transaction_session_timeout: options.statementTimeoutMs === 0 ? 0 : 60_000,
    keepAlive: true,
    // Our statements are written to have one good plan. Left to itself, PostgreSQL plans those that take
    // a list anew at each call, which for a join of ten tables costs several times what running it does. Those with
    // optional filters are the exception: query-planned.ts.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', options.onError);
  // One that breaks in use fails its statement; without a listener the event would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A connection of its own, beside the pool: for work that holds one for long, or must not be in a pool's limits. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ application_name: 'wevisu', ...config });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
