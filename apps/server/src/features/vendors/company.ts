import type { CallInput } from '@wevisu/contract/call.ts';
import type { updateVendorCompany as call, VendorCompany } from '@wevisu/contract/vendors.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { addressProblem } from '../accounts/profile.ts';
import { noteAct } from '../audit/note-act.ts';
import type { VendorsDeps } from './deps.ts';
import {
  getVendorOf,
  lockVendorOf,
  setFreeDelivery,
  updateVendor,
  type VendorRow,
} from './store/vendors.ts';

export async function getCompany(
  { pool }: Pick<VendorsDeps, 'pool'>,
  userId: UserId,
): Promise<Result<VendorCompany>> {
  const row = await getVendorOf(pool, { userId });
  return row === null ? refuse('vendor_not_found') : ok(showCompany(row));
}

/** G-03: two people of a vendor may edit it at once; the second sees what is there now. */
export async function updateCompany(
  { pool, now }: Pick<VendorsDeps, 'pool' | 'now'>,
  given: { readonly userId: UserId; readonly change: CallInput<typeof call>['body'] },
): Promise<Result<VendorCompany>> {
  const { userId, change } = given;
  const problem = addressProblem(change.return_address);
  if (problem !== null) {
    const named = Object.entries(problem).map(([field, code]) => [`return_address.${field}`, code]);
    return refuseFields(Object.fromEntries(named));
  }
  return inTransactionOfResult(pool, async (client) => {
    const before = await lockVendorOf(client, { userId });
    if (before === null) return refuse('vendor_not_found');
    if (before.version !== change.version) {
      return refuse('changed_meanwhile', { now: showCompany(before) });
    }
    await updateVendor(client, {
      userId,
      shipFromZip: change.ship_from_zip,
      returnAddress: change.return_address,
      leadTimeMinDays: change.lead_time_min_days,
      leadTimeMaxDays: change.lead_time_max_days,
    });
    // Every process reads the whole catalog again after it.
    if (before.freeShippingFromCents !== change.free_delivery_from) {
      await setFreeDelivery(client, { userId, cents: change.free_delivery_from });
    }
    const after = await lockVendorOf(client, { userId });
    if (after === null) return refuse('vendor_not_found');
    await noteAct(client, {
      at: now(),
      actorId: userId,
      tenant: { kind: 'vendor', id: before.id },
      action: 'company.changed',
      target: { kind: 'vendor', id: before.id },
      from: showCompany(before),
      to: showCompany(after),
    });
    return ok(showCompany(after));
  });
}

function showCompany(row: VendorRow): VendorCompany {
  return {
    company_name: row.companyName,
    ship_from_zip: row.shipFromZip,
    return_address: row.returnAddress,
    lead_time_min_days: row.leadTimeMinDays,
    lead_time_max_days: row.leadTimeMaxDays,
    free_delivery_from: row.freeShippingFromCents,
    version: row.version,
  };
}
