import * as contract from '@wevisu/contract/own-data.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { OwnDataDeps } from './deps.ts';
import { takeProData } from './take-pro-data.ts';
import { takeVendorData } from './take-vendor-data.ts';

export function addOwnDataCalls(calls: CallTable, deps: OwnDataDeps): void {
  calls.add(contract.takeProData, async ({ user }) => {
    const file = await takeProData(deps, user.userId);
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(contract.takeVendorData, async ({ user }) => {
    const file = await takeVendorData(deps, user.userId);
    return file.ok ? ok({ file: file.value }) : file;
  });
}
