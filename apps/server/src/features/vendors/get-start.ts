import type { VendorStart } from '@wevisu/contract/vendors.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { computeVendorSteps, type VendorFacts } from '@wevisu/domain/people/vendor-steps.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { getClock } from '../applications/get-clock.ts';
import { readStart, type StartRow } from './store/start.ts';

/** G-03: what a vendor or an applicant has done, and what waits for whom. */
export async function getVendorStart(
  db: Queryable,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<Result<VendorStart>> {
  const row = await readStart(db, { userId });
  if (row === null) return refuse('vendor_not_found');
  const { companyName, live, drafts, underReview, toFix } = row;
  return ok({
    company_name: companyName,
    steps: stepsOf(row),
    application: await applicationOf(db, row, { userId, now }),
    products: { live, drafts, in_review: underReview, to_fix: toFix },
  });
}

function stepsOf(row: StartRow): VendorStart['steps'] {
  const { drafts, underReview, toFix, live, inStock, waivers } = row;
  const steps = computeVendorSteps({
    approval: approvalOf(row),
    isEmailVerified: row.isEmailVerified,
    hasReturnAddress: row.hasReturnAddress,
    begun: drafts + underReview + toFix,
    ...{ underReview, live, inStock },
    waived: waivers.map(({ step }) => step),
  });
  return steps.map(({ step, state }) => {
    const waiver = waivers.find((one) => one.step === step);
    return {
      ...{ step, state },
      waived: waiver ? { reason: waiver.reason, at: new Date(waiver.at).toISOString() } : null,
    };
  });
}

function approvalOf({ isCompany, isPending }: StartRow): VendorFacts['approval'] {
  if (isCompany) return 'approved';
  return isPending ? 'waiting' : 'refused';
}

async function applicationOf(
  db: Queryable,
  { appliedAt, decision, decidedAt, reason }: StartRow,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<VendorStart['application']> {
  if (appliedAt === null) return null;
  return {
    ...(await getClock(db, { queue: 'vendors', caseId: userId, appliedAt, now })),
    decision,
    decided_at: decidedAt?.toISOString() ?? null,
    reason: decision === 'refuse' ? reason : '',
  };
}
