import type { VendorStart } from '@wevisu/contract/vendors.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { computeVendorSteps } from '@wevisu/domain/people/vendor-steps.ts';
import type { VendorsDeps } from './deps.ts';
import { readStart } from './store/start.ts';

/** G-03: what a vendor has done, and what waits for whom. */
export async function getVendorStart(
  { pool }: Pick<VendorsDeps, 'pool'>,
  userId: UserId,
): Promise<Result<VendorStart>> {
  const row = await readStart(pool, { userId });
  if (row === null) return refuse('vendor_not_found');
  const { companyName, live, drafts, underReview, toFix, inStock } = row;
  return ok({
    company_name: companyName,
    steps: [
      ...computeVendorSteps({
        isApproved: true,
        isEmailVerified: row.isEmailVerified,
        hasReturnAddress: row.hasReturnAddress,
        begun: drafts + underReview + toFix,
        underReview,
        live,
        inStock,
      }),
    ],
    products: { live, drafts, in_review: underReview, to_fix: toFix },
  });
}
