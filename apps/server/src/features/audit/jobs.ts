import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import { dropOldAddresses } from './store/chain.ts';
import { faultText, keepAnchor, type Verdict, verifyChain } from './verify-chain.ts';

export interface AuditJobDeps {
  readonly pool: Pool;
  readonly files: Pick<FileStore, 'get' | 'put'>;
  readonly events: Pick<SecurityEvents, 'write'>;
  readonly log: {
    info(fields: object, text: string): void;
    error(fields: object, text: string): void;
  };
}

export function addAuditJobs(jobs: JobQueue, deps: AuditJobDeps): void {
  jobs.every('audit.verify', '11 4 * * *', () => verifyAuditLog(deps));
  jobs.every('audit.drop-addresses', '33 3 * * *', () => dropAddresses(deps));
}

/** Where acts came from, after as long as security events are kept. */
export async function dropAddresses({ pool }: Pick<AuditJobDeps, 'pool'>): Promise<void> {
  await inBatches((limit) => dropOldAddresses(pool, { limit }));
}

/** Every night. The log of the server has each head, too, for whoever keeps that elsewhere. */
export async function verifyAuditLog(deps: AuditJobDeps): Promise<void> {
  const { pool, files, log } = deps;
  const verdict = await verifyChain(pool, { files });
  const { head, faults } = verdict;
  if (faults.length > 0) return raiseAlarm(deps, verdict);
  log.info({ audit: head }, 'the audit log is unbroken');
  if (head !== null) await keepAnchor(files, head);
}

async function raiseAlarm({ pool, events, log }: AuditJobDeps, { faults }: Verdict): Promise<void> {
  const texts = faults.map(faultText);
  log.error({ audit: { faults: texts } }, 'the audit log is broken');
  await inTransaction(pool, async (db) => {
    const staff = await listStaffIds(db);
    await notify(
      db,
      staff.map((userId) => ({
        userId,
        event: 'audit_broken',
        title: 'The audit log was tampered with',
        text: `The nightly check found what nobody may do: ${texts.join('; ')}.`,
        link: null,
      })),
    );
    for (const about of texts) await events.write(db, { kind: 'audit_broken', about });
  });
}
