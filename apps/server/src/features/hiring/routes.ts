import * as contract from '@wevisu/contract/hiring.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { HiringDeps } from './deps.ts';
import { hireDesigner, listDesigners } from './hire-designer.ts';
import { reviewHire } from './review-hire.ts';
import { listHires, type Person, showHire } from './show-hire.ts';
import { sendTerms, takeStep } from './take-step.ts';

export function addHiringCalls(calls: CallTable, deps: HiringDeps): void {
  calls.add(contract.listDesigners, async ({ user: { userId } }, { query }) =>
    reply(await listDesigners(deps, { ...query, userId })),
  );
  calls.add(contract.hireDesigner, async ({ user: { userId } }, { body }) =>
    reply(await hireDesigner(deps, { ...body, userId }), 'Your request was sent.'),
  );
  calls.add(contract.listHires, async ({ user }) =>
    ok({ data: await listHires(deps, personOf(user)) }),
  );
  calls.add(contract.showHire, async ({ user }, { params }) =>
    reply(await showHire(deps, { ...personOf(user), ...params })),
  );
  calls.add(contract.sendHireTerms, async ({ user }, { params, body }) => {
    const { version, note, ...terms } = body;
    const sent = await sendTerms(deps, { ...personOf(user), ...params, version, note, terms });
    return reply(sent, 'Your terms were sent.');
  });
  calls.add(contract.takeHireStep, async ({ user }, { params, body }) =>
    reply(await takeStep(deps, { ...personOf(user), ...params, ...body })),
  );
  calls.add(contract.reviewHire, async ({ user }, { params, body }) =>
    reply(
      await reviewHire(deps, { ...personOf(user), ...params, ...body }),
      'Your review was sent.',
    ),
  );
  addStaffCalls(calls, deps);
}

function addStaffCalls(calls: CallTable, deps: HiringDeps): void {
  calls.add(contract.listStaffHires, async ({ user }) =>
    ok({ data: await listHires(deps, personOf(user)) }),
  );
  calls.add(contract.showStaffHire, async ({ user }, { params }) =>
    reply(await showHire(deps, { ...personOf(user), ...params })),
  );
  calls.add(contract.decideHire, async ({ user }, { params, body }) =>
    reply(
      await takeStep(deps, { ...personOf(user), ...params, ...body }),
      'Both were told your decision.',
    ),
  );
}

function personOf({ userId, type }: Pick<Person, 'userId'> & { readonly type: string }): Person {
  return { userId, role: type === 'Admin' ? 'staff' : type === 'Contractor' ? 'pro' : 'homeowner' };
}

function reply<T>(result: Result<T>, message = ''): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}
