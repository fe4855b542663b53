// The command by which operators read the security events, beside a running server or without one.
import { existsSync } from 'node:fs';
import { readConfig } from './platform/config.ts';
import { typeParsers, withClient } from './platform/database/connection.ts';
import { withDatabaseUrl } from './platform/database/with-database-url.ts';
import { networkOf } from './platform/http/network-of.ts';
import { createAddressHash, readAddressKey } from './platform/security/address-hash.ts';
import { EVENT_HELP, readEventOptions } from './platform/security/event-options.ts';
import { listEvents } from './platform/security/event-store.ts';
import { printEvents } from './platform/security/print-events.ts';
import { StartupError } from './platform/startup-error.ts';

try {
  const config = readConfig();
  const { dataDir } = config;
  if (!existsSync(dataDir)) throw new StartupError(`There is no data folder ${dataDir}.`);
  const hash = createAddressHash(config.addressHashKey ?? readAddressKey(dataDir));
  const hashAddress = (address: string) => hash(networkOf(address));
  const options = readEventOptions(process.argv.slice(2), { now: new Date(), hashAddress });
  if (options === null) console.log(EVENT_HELP);
  else {
    await withDatabaseUrl(config, (connectionString) =>
      withClient({ connectionString, types: typeParsers }, async (client) => {
        const { json, ...asked } = options;
        const rows = await listEvents(client, asked);
        console.log(printEvents(rows, json));
        if (rows.length === asked.limit)
          console.error(`The newest ${asked.limit}; --limit for more.`);
      }),
    );
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
