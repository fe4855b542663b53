// G-02: how staff handle the applications of pros.
import * as contract from '@wevisu/contract/pro-applications.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { decideApplication } from './decide-application.ts';
import type { AccountsDeps } from './deps.ts';
import { listApplications } from './list-applications.ts';
import { openLicense } from './open-license.ts';

const SAID = {
  approve: 'The pro was approved and notified by email.',
  refuse: 'The application was refused and the pro notified by email.',
} as const;

export function addApplicationCalls(calls: CallTable, deps: AccountsDeps): void {
  calls.add(contract.listProApplications, async (_, { query }) =>
    ok({ data: await listApplications(deps, query) }),
  );
  calls.add(contract.getProLicense, async ({ user }, { params: { id } }) => {
    const opened = await openLicense(deps, { id, staffId: user.userId });
    return opened.ok ? ok({ file: opened.value }) : opened;
  });
  calls.add(contract.decideProApplication, async ({ user }, { params: { id }, body }) => {
    const decided = await decideApplication(deps, { id, staffId: user.userId, ...body });
    return decided.ok ? ok({ message: SAID[body.decision], data: decided.value }) : decided;
  });
}
