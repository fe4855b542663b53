import * as contract from '@wevisu/contract/acting.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { whoCalls } from '../../platform/http/caller.ts';
import type { ActingDeps } from './deps.ts';
import { listVisits } from './list-visits.ts';
import { startActing } from './start-acting.ts';
import { stopActing } from './stop-acting.ts';

export function addActingCalls(calls: CallTable, deps: ActingDeps): void {
  calls.add(contract.startActing, async (caller, { params, body }) => {
    const { user: staff, address } = caller;
    const of = { staff, userId: params.id, caller: whoCalls(caller), address, ...body };
    const started = await startActing(deps, of);
    return started.ok ? ok({ data: started.value }) : started;
  });
  calls.add(contract.stopActing, async ({ user }) => {
    const stopped = await stopActing(deps, user);
    return stopped.ok ? ok({ message: 'You no longer act for this user.' }) : stopped;
  });
  calls.add(contract.listVisits, async ({ user }) =>
    ok({ data: await listVisits(deps, user.userId) }),
  );
}
