// The command that holds ledger, order items and gateway against each other, beside a running server or without one. It
// exits with 1 on a difference.
import { existsSync } from 'node:fs';
import { createGateway } from './features/gateway/create-gateway.ts';
import { differenceText, reconcile } from './features/reconciliation/reconcile.ts';
import { readConfig } from './platform/config.ts';
import { newToken } from './platform/crypto/tokens.ts';
import { openPool } from './platform/database/connection.ts';
import { withDatabaseUrl } from './platform/database/with-database-url.ts';
import { StartupError } from './platform/startup-error.ts';

try {
  const config = readConfig();
  const { dataDir } = config;
  if (!existsSync(dataDir)) throw new StartupError(`There is no data folder ${dataDir}.`);
  await withDatabaseUrl(config, async (url) => {
    const onError = (error: Error) => console.error(error.message);
    const pool = openPool(url, { connections: 2, statementTimeoutMs: 0, onError });
    const now = () => new Date();
    const gateway = createGateway(config, { pool, now, newId: newToken, warn: () => {} });
    try {
      const { orders, charges, differences, told } = await reconcile({ pool, gateway, now });
      for (const difference of told) console.log(differenceText(difference));
      if (differences > 0) {
        process.exitCode = 1;
        console.log(`${differences} differences in ${orders} orders and ${charges} charges.`);
      } else console.log(`Ledger, items and gateway agree: ${orders} orders, ${charges} charges.`);
    } finally {
      await pool.end();
    }
  });
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
