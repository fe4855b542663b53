// The command by which operators check the audit log, beside a running server or without one. It exits with 1 on a fault.
import { existsSync } from 'node:fs';
import { faultText, verifyChain } from './features/audit/verify-chain.ts';
import { readConfig } from './platform/config.ts';
import { typeParsers, withClient } from './platform/database/connection.ts';
import { withDatabaseUrl } from './platform/database/with-database-url.ts';
import { StartupError } from './platform/startup-error.ts';
import { createFileStore } from './platform/storage/file-store.ts';

try {
  const config = readConfig();
  const { dataDir } = config;
  if (!existsSync(dataDir)) throw new StartupError(`There is no data folder ${dataDir}.`);
  const files = await createFileStore(config);
  await withDatabaseUrl(config, (connectionString) =>
    withClient({ connectionString, types: typeParsers }, async (client) => {
      const { head, faults } = await verifyChain(client, { files });
      for (const fault of faults) console.log(faultText(fault));
      if (faults.length > 0) process.exitCode = 1;
      else if (head === null) console.log('The audit log is empty.');
      else console.log(`The audit log is unbroken: ${head.position} entries, ${head.hash}.`);
    }),
  );
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
