import * as contract from '@wevisu/contract/vendors.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { whoCalls } from '../../platform/http/caller.ts';
import { getCompany, updateCompany } from './company.ts';
import { decideVendorApplication } from './decide-application.ts';
import type { VendorsDeps } from './deps.ts';
import { getVendorStart } from './get-start.ts';
import { listVendorApplications } from './list-applications.ts';
import { openDocument } from './open-document.ts';
import { registerVendor } from './register-vendor.ts';
import { waiveStep } from './waive-step.ts';

const SAID = {
  approve: 'The vendor was approved and notified by email.',
  refuse: 'The application was refused and the vendor notified by email.',
} as const;

export function addVendorCalls(calls: CallTable, deps: VendorsDeps): void {
  calls.add(contract.registerVendor, async (caller, { body }) => {
    const sent = await registerVendor(deps, { form: body, caller: whoCalls(caller) });
    return sent.ok ? ok({ message: 'Thank you. Your application is with our staff.' }) : sent;
  });
  calls.add(contract.listVendorApplications, async (_, { query }) =>
    ok({ data: await listVendorApplications(deps, query) }),
  );
  calls.add(contract.getVendorDocument, async ({ user }, { params: { id } }) => {
    const opened = await openDocument(deps, { id, staffId: user.userId });
    return opened.ok ? ok({ file: opened.value }) : opened;
  });
  calls.add(contract.decideVendorApplication, async ({ user }, { params: { id }, body }) => {
    const decided = await decideVendorApplication(deps, { id, staffId: user.userId, ...body });
    return decided.ok ? ok({ message: SAID[body.decision], data: decided.value }) : decided;
  });
  calls.add(contract.getVendorStart, async ({ user }) => {
    const start = await getVendorStart(deps.pool, { userId: user.userId, now: deps.now() });
    return start.ok ? ok({ data: start.value }) : start;
  });
  calls.add(contract.getVendorStartForStaff, async (_, { params }) => {
    const start = await getVendorStart(deps.pool, { userId: params.id, now: deps.now() });
    return start.ok ? ok({ data: start.value }) : start;
  });
  calls.add(contract.waiveVendorStep, async ({ user }, { params, body }) => {
    const start = await waiveStep(deps, { ...params, ...body, staffId: user.userId });
    return start.ok ? ok({ data: start.value }) : start;
  });
  calls.add(contract.getVendorCompany, async ({ user }) => {
    const company = await getCompany(deps, user.userId);
    return company.ok ? ok({ data: company.value }) : company;
  });
  calls.add(contract.updateVendorCompany, async ({ user }, { body }) => {
    const company = await updateCompany(deps, { userId: user.userId, change: body });
    return company.ok ? ok({ message: 'Your company is saved.', data: company.value }) : company;
  });
}
