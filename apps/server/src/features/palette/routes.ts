import * as contract from '@wevisu/contract/palette.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { PaletteDeps } from './deps.ts';
import { findProRecords } from './find-pro-records.ts';
import { findStaffRecords } from './find-staff-records.ts';
import { findVendorRecords } from './find-vendor-records.ts';

export function addPaletteCalls(calls: CallTable, deps: PaletteDeps): void {
  calls.add(contract.findProRecords, async ({ user }, { query: { q } }) =>
    ok({ data: await findProRecords(deps, { proId: user.userId, q }) }),
  );
  calls.add(contract.findVendorRecords, async ({ user }, { query: { q } }) =>
    ok({ data: await findVendorRecords(deps.pool, { userId: user.userId, q }) }),
  );
  calls.add(contract.findStaffRecords, async (_, { query: { q } }) =>
    ok({ data: await findStaffRecords(deps.pool, q) }),
  );
}
