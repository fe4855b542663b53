import type { TestApp } from '../../apps/server/src/test-app.ts';

/** What an answer may change whoever asks: limits, what is kept about attempts, and what follows the clock. */
const OF_NO_RECORD = new Set([
  'call_windows',
  // The gateway tells of a payment a minute after it.
  'gateway_events',
  'ledger_sums',
  'ledger_sums_until',
  'rate_limits',
  'security_events',
  'product_summaries',
  'showroom_product_days',
  'showroom_sales_days',
  'showroom_stale_days',
  'showroom_visit_counts',
  'showroom_visit_days',
  'webhook_attempts',
]);
/** Of what is sent in its own time: that it is there, not how far it is. */
const SENT_LATER = new Set(['mails', 'webhook_deliveries']);

/** Columns that a job writes meanwhile: what arrives nowhere is noted. */
const NOTED_LATER: Readonly<Record<string, readonly string[]>> = {
  payout_accounts: ['checked_at'],
  webhook_endpoints: ['failing_since', 'warned_at', 'is_on', 'off_reason'],
};

/** Every row of every table that a stranger could have changed; also of tables that did not exist when this was written. */
export async function everythingOf(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    if (OF_NO_RECORD.has(name)) continue;
    const later = (NOTED_LATER[name] ?? []).map((column) => `'${column}'`);
    const row = SENT_LATER.has(name)
      ? 'id::text'
      : later.length > 0
        ? `(to_jsonb(t) - array[${later}])::text`
        : 't::text';
    const { rows } = await app.pool.query(`select ${row} as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}
