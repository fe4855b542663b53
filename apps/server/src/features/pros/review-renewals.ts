import type { LicenseRenewal } from '@wevisu/contract/pros.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { EXTENSIONS } from '../accounts/license-file.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import type { ProsDeps } from './deps.ts';
import { licenseApprovedMail, licenseRefusedMail } from './mails.ts';
import {
  getRenewal,
  listWaitingRenewals,
  lockRenewal,
  type RenewalRow,
  setRenewalDecision,
  takeRenewedLicense,
} from './store/renewals.ts';

const MAX_LISTED = 200;

export async function listRenewals({ pool }: Pick<ProsDeps, 'pool'>): Promise<LicenseRenewal[]> {
  return (await listWaitingRenewals(pool, { limit: MAX_LISTED })).map(showRenewal);
}

function showRenewal(row: RenewalRow): LicenseRenewal {
  return {
    id: row.id,
    pro: row.userId,
    company_name: row.companyName,
    email: row.email,
    number: row.licenseNumber,
    state: row.licenseState,
    expires_on: row.licenseExpiresOn,
    sent_at: row.sentAt.toISOString(),
    version: row.version,
    present: {
      number: row.presentNumber,
      state: row.presentState,
      expires_on: row.presentExpiresOn,
    },
  };
}

/** For staff; each access is recorded. */
export async function openRenewalFile(
  { pool, files, now }: Pick<ProsDeps, 'pool' | 'files' | 'now'>,
  { id, staffId }: { readonly id: number; readonly staffId: UserId },
): Promise<Result<SentFile>> {
  const row = await getRenewal(pool, { id });
  const bytes = row && (await files.get(row.fileKey));
  if (!row || !bytes) return refuse('license_file_gone');
  await noteAct(pool, {
    at: now(),
    actorId: staffId,
    action: 'license.read',
    target: { kind: 'pro', id: row.userId },
    from: null,
    to: null,
  });
  const name = `license-${row.userId}.${EXTENSIONS[row.fileType]}`;
  return ok({ bytes, type: row.fileType, name });
}

/** G-66: an approved license replaces the present one at once; a refused one leaves it as it is. */
export function decideRenewal(
  deps: ProsDeps,
  given: {
    readonly id: number;
    readonly staffId: UserId;
    readonly decision: ApplicationDecision;
    readonly reason: string;
    readonly version: number;
  },
): Promise<Result<LicenseRenewal>> {
  const { id, staffId, decision, reason } = given;
  return inTransactionOfResult(deps.pool, async (client) => {
    const at = deps.now();
    const row = await lockRenewal(client, { id });
    if (row === null) return refuse('not_found');
    const shown = showRenewal(row);
    if (row.decision === decision) return ok(shown);
    if (row.decision !== null) return refuse('application_decided');
    if (row.version !== given.version) return refuse('changed_meanwhile', { now: shown });
    await setRenewalDecision(client, { id, decision, reason, staffId, now: at });
    if (decision === 'approve') await takeRenewedLicense(client, { id });
    await noteAct(client, {
      at,
      actorId: staffId,
      action: decision === 'approve' ? 'license.approved' : 'license.refused',
      target: { kind: 'pro', id: row.userId },
      from: { number: row.presentNumber, expires_on: row.presentExpiresOn },
      to: { number: row.licenseNumber, expires_on: row.licenseExpiresOn },
      reason: reason === '' ? null : reason,
    });
    await tellPro(deps, client, { row, decision, reason });
    return ok(shown);
  });
}

async function tellPro(
  deps: ProsDeps,
  db: Parameters<typeof notify>[0],
  of: {
    readonly row: RenewalRow;
    readonly decision: ApplicationDecision;
    readonly reason: string;
  },
): Promise<void> {
  const { row, decision, reason } = of;
  const url = `${deps.publicUrl()}${PATHS.proStart}`;
  const content =
    decision === 'approve'
      ? licenseApprovedMail({ expiresOn: row.licenseExpiresOn, url })
      : licenseRefusedMail({ reason, url });
  const template = decision === 'approve' ? 'license_approved' : 'license_refused';
  await deps.mailer.queue(db, [{ template, to: row.email, content }]);
  await notify(db, [
    {
      userId: row.userId,
      event: template,
      title: content.subject,
      text: decision === 'approve' ? content.preview : reason,
      link: PATHS.proStart,
    },
  ]);
}
