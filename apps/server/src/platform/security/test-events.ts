// For tests that compose a use case without the app, also in a process of their own. Whoever notes events closes them.
import type { Pool } from '../database/queryable.ts';
import { createAddressHash } from './address-hash.ts';
import { createSecurityEvents, type SecurityEvents } from './security-events.ts';

export function testEvents(pool: Pool): SecurityEvents {
  return createSecurityEvents({
    pool,
    now: () => new Date(),
    hashAddress: createAddressHash('a key that only tests have'),
    log: { info: () => {}, error: (fields) => console.error(fields) },
  });
}
