// The demo world at startup, and the hints for a person who sees it for the first time.
import { tradeUntil } from '../../../db/demo/history/load-history.ts';
import { loadDemo } from '../../../db/demo/load.ts';
import { DEMO_PASSWORD, people } from '../../../db/demo/people/people.ts';
import { showrooms } from '../../../db/demo/people/showrooms.ts';
import type { Config } from './platform/config.ts';
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
    const history = tradeUntil(new Date(), (key, bytes) => files.put(key, bytes));
    await loadDemo({ pool, size, history, log });
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
