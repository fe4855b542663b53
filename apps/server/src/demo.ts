// The demo world at startup, and the hints for a person who sees it for the first time.
import { tradeUntil } from '../../../db/demo/history/load-history.ts';
import { loadDemo } from '../../../db/demo/load.ts';
import { DEMO_PASSWORD, people } from '../../../db/demo/people/people.ts';
import { showrooms } from '../../../db/demo/people/showrooms.ts';
import { sendConnections } from './demo/send-connections.ts';
import { sendCredits } from './demo/send-credits.ts';
import { sendDirectory } from './demo/send-directory.ts';
import { sendListings } from './demo/send-listings.ts';
import { sendLists } from './demo/send-lists.ts';
import { sendOffers } from './demo/send-offers.ts';
import { sendPlans } from './demo/send-plans.ts';
import { createSheetReader } from './features/price-lists/reading/sheet-reader.ts';
import type { Config } from './platform/config.ts';
import { readEncryptionKey } from './platform/crypto/encryption-key.ts';
import { openPool } from './platform/database/connection.ts';
import { createFileStore } from './platform/storage/file-store.ts';

/** On its own connections, since bulk statements may take longer than a request's. */
export async function ensureDemoData(
  url: string,
  config: Config,
  log: (line: string) => void,
): Promise<void> {
  const { demo: size } = config;
  if (size === 'off') return;
  const pool = openPool(url, { connections: 1, statementTimeoutMs: 0, onError: () => {} });
  try {
    const files = await createFileStore(config);
    const now = new Date();
    const history = tradeUntil(now, (key, bytes) => files.put(key, bytes));
    const { loaded } = await loadDemo({ pool, size, history, log });
    if (!loaded) return;
    const reader = createSheetReader();
    try {
      // As real ones are sent, each in transactions of its own: the world is there before.
      const intake = { pool, files, reader, publicUrl: config.publicUrl, now };
      await sendListings(intake);
      await sendLists(intake);
      await sendOffers(intake);
      await sendPlans(intake);
      await sendDirectory(intake);
      await sendConnections({ ...intake, encryptionKey: await readEncryptionKey(config) });
      // Designs are priced and in stock as all that comes before has left it.
      await sendCredits(intake);
    } finally {
      reader.close();
    }
  } finally {
    await pool.end();
  }
}

const roles = { User: 'homeowner', Contractor: 'pro', Vendor: 'vendor', Admin: 'staff' } as const;
/** As many of a kind as one needs to look around. */
const shownOfAKind = 3;

export function demoAccounts(): readonly string[] {
  const lines = Object.entries(roles).map(([type, role]) => {
    const emails = people.filter((person) => person.type === type).map(({ email }) => email);
    return `  ${role.padEnd(10)} ${emails.slice(0, shownOfAKind).join(', ')}`;
  });
  const ids = showrooms.map((showroom) => showroom.vsdId).join(', ');
  return [`Demo accounts (password ${DEMO_PASSWORD}):`, ...lines, `  showrooms  ${ids}`];
}
