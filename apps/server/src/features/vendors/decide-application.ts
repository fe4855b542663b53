import type { VendorApplication } from '@wevisu/contract/vendors.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type ApplicationDecision, statusOfDecision } from '@wevisu/domain/people/accounts.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import { noteAct } from '../audit/note-act.ts';
import type { VendorsDeps } from './deps.ts';
import { vendorApprovedMail, vendorRefusedMail } from './mails.ts';
import { showVendorApplication } from './show-application.ts';
import {
  lockVendorApplication,
  setVendorDecision,
  type VendorApplicationRow,
} from './store/vendor-applications.ts';
import { insertVendor, setVendorStatus } from './store/vendors.ts';

interface Given {
  readonly id: UserId;
  readonly staffId: UserId;
  readonly decision: ApplicationDecision;
  readonly reason: string;
  readonly version: number;
}

/**
 * G-03: staff approve or refuse a vendor; the approval makes the company. Repeating a decision changes nothing and mails
 * nobody; if two people decide differently, the second gets an error.
 */
export function decideVendorApplication(
  deps: VendorsDeps,
  given: Given,
): Promise<Result<VendorApplication>> {
  const { id, staffId, decision, reason } = given;
  return inTransactionOfResult(deps.pool, async (client) => {
    const waiting = await lockVendorApplication(client, { userId: id });
    if (waiting === null) return refuse('application_not_found');
    if (waiting.decision === decision) return ok(showVendorApplication(waiting));
    if (waiting.decision !== null) return refuse('application_decided');
    if (waiting.version !== given.version) {
      return refuse('changed_meanwhile', { now: showVendorApplication(waiting) });
    }
    await setVendorDecision(client, { userId: id, decision, reason, staffId, now: deps.now() });
    await deps.events.write(client, {
      kind: decision === 'approve' ? 'vendor_approved' : 'vendor_refused',
      userId: id,
      actorId: staffId,
    });
    if (decision === 'approve' && !(await makeCompany(client, waiting))) {
      return refuse('vendor_name_taken', { params: { name: waiting.companyName } });
    }
    await noteAct(client, {
      at: deps.now(),
      actorId: staffId,
      action: decision === 'approve' ? 'vendor.approved' : 'vendor.refused',
      target: { kind: 'user', id },
      from: { decision: null },
      to: { decision },
      reason,
    });
    await setVendorStatus(client, { userId: id, status: statusOfDecision(decision) });
    await deps.mailer.queue(client, [mailOf(waiting, given, deps.publicUrl())]);
    const decided = await lockVendorApplication(client, { userId: id });
    return decided === null ? refuse('application_not_found') : ok(showVendorApplication(decided));
  });
}

/** False if another vendor has the name. */
async function makeCompany(db: Queryable, application: VendorApplicationRow): Promise<boolean> {
  const made = await insertVendor(db, {
    userId: application.id,
    companyName: application.companyName,
    shipFromZip: application.shipFrom.zip_code,
    returnAddress: application.returnAddress,
  });
  return made !== null;
}

function mailOf(
  { firstName, companyName, emailVerifiedAt, email: to }: VendorApplicationRow,
  { decision, reason }: Given,
  publicUrl: string,
): OutgoingMail {
  const applicant = { firstName, companyName, emailVerified: emailVerifiedAt !== null };
  return decision === 'approve'
    ? {
        ...{ template: 'vendor_approved', to },
        content: vendorApprovedMail({ ...applicant, url: `${publicUrl}/business/login` }),
      }
    : {
        ...{ template: 'vendor_refused', to },
        content: vendorRefusedMail({ ...applicant, reason, url: `${publicUrl}/contact` }),
      };
}
