import * as contract from '@wevisu/contract/staff-users.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { StaffDeps } from './deps.ts';
import { exportUsers, listUsers } from './list-users.ts';
import { said, withData } from './queue-routes.ts';
import { removeUserFactors } from './remove-user-factors.ts';
import { setUserStatus } from './set-user-status.ts';
import { showUser } from './show-user.ts';

const SAID = {
  deactivate: 'The account was deactivated and its owner notified by email.',
  reactivate: 'The account is active again, and its owner was notified by email.',
} as const;

export function addUserCalls(calls: CallTable, deps: StaffDeps): void {
  calls.add(contract.listUsers, async (_, { query }) => withData(await listUsers(deps, query)));
  calls.add(contract.exportUsers, async (_, { query }) => {
    const file = await exportUsers(deps, query);
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });
  calls.add(contract.getUser, async (_, { params }) => withData(await showUser(deps, params.id)));
  calls.add(contract.setUserStatus, async ({ user }, { params, body }) =>
    withData(
      await setUserStatus(deps, { id: params.id, staffId: user.userId, ...body }),
      SAID[body.act],
    ),
  );
  calls.add(contract.removeUserFactors, async ({ user }, { params, body }) =>
    said(
      await removeUserFactors(deps, { id: params.id, staffId: user.userId, ...body }),
      'The second factors were removed, and the person was notified by email.',
    ),
  );
}
