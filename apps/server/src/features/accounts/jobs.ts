import { dropEndedWindows } from '../../platform/http/shared-windows.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { dropCrowdedEvents, dropOldEvents } from '../../platform/security/event-store.ts';
import { dropOldTries } from '../../platform/sessions/count-tries.ts';
import { dropExpiredSessions } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { dropOldLicenses } from './license-file.ts';
import { mailResetLink, RESET_JOB } from './passwords.ts';
import { dropOldCodes } from './store/codes.ts';
import { dropErasedAccounts } from './store/erase.ts';
import { dropOldProviderSignIns } from './store/identities.ts';
import { dropOldDevices } from './store/known-devices.ts';

export function addAccountJobs(jobs: JobQueue, deps: AccountsDeps): void {
  jobs.every('accounts.drop-stale', '27 3 * * *', () => dropStaleRows(deps));
  jobs.every('accounts.drop-crowded-events', '53 * * * *', () => dropCrowdedEvents(deps.pool));
  jobs.every('accounts.drop-licenses', '41 3 * * *', () => dropOldLicenses(deps));
  jobs.define<{ email: string | null }>(RESET_JOB, async ({ email }) => {
    if (email !== null) await mailResetLink(deps, email);
  });
}

/** Drops what has expired and would otherwise stay forever: sessions, codes, counted attempts, security events. */
export async function dropStaleRows({ pool }: Pick<AccountsDeps, 'pool'>): Promise<void> {
  for (const drop of [
    dropExpiredSessions,
    dropOldCodes,
    dropOldTries,
    dropOldDevices,
    dropOldEvents,
    dropEndedWindows,
    dropOldProviderSignIns,
    dropErasedAccounts,
  ]) {
    await inBatches((limit) => drop(pool, { limit }));
  }
}
