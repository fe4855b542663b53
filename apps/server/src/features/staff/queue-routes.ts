import * as contract from '@wevisu/contract/staff-queues.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { askApplicant, resumeCase } from './ask-applicant.ts';
import { claimCase, releaseCase } from './claim-case.ts';
import type { StaffDeps } from './deps.ts';
import { dropWork, retryWork } from './failing-work.ts';
import { getCase } from './get-case.ts';
import { listCases } from './list-cases.ts';
import { listQueues } from './list-queues.ts';
import { workOnInquiry } from './work-on-inquiry.ts';

export function addQueueCalls(calls: CallTable, deps: StaffDeps): void {
  calls.add(contract.listQueues, async ({ user }) =>
    ok({ data: await listQueues(deps, user.userId) }),
  );
  calls.add(contract.listCases, async ({ user }, { params: { queue }, query }) =>
    withData(await listCases(deps, { queue, ...query, staffId: user.userId })),
  );
  calls.add(contract.getCase, async ({ user }, { params }) =>
    withData(await getCase(deps, { ...params, staffId: user.userId })),
  );
  calls.add(contract.claimCase, async ({ user }, { params }) =>
    withData(await claimCase(deps, { ...params, staffId: user.userId })),
  );
  calls.add(contract.releaseCase, async ({ user }, { params }) => {
    await releaseCase(deps, { ...params, staffId: user.userId });
    return ok({});
  });
  calls.add(contract.askApplicant, async ({ user }, { params, body }) =>
    said(
      await askApplicant(deps, {
        ...params,
        staffId: user.userId,
        question: body.question,
      }),
      'The applicant was asked by mail.',
    ),
  );
  calls.add(contract.resumeCase, async ({ user }, { params }) =>
    said(await resumeCase(deps, { ...params, staffId: user.userId }), 'The clock runs again.'),
  );
  calls.add(contract.workOnInquiry, async ({ user }, { params, body }) => {
    const { is_mine: isMine, ...change } = body;
    return said(
      await workOnInquiry(deps, { ...params, ...change, isMine, staffId: user.userId }),
      body.answer === '' ? 'Saved.' : 'The answer was sent.',
    );
  });
  addFailingWork(calls, deps);
}

function addFailingWork(calls: CallTable, deps: StaffDeps): void {
  const mail = (id: number, staffId: UserId) =>
    ({ kind: 'mail', id: String(id), staffId }) as const;
  calls.add(contract.retryMail, async ({ user }, { params }) =>
    said(await retryWork(deps, mail(params.id, user.userId)), 'The mail will be sent again.'),
  );
  calls.add(contract.dropMail, async ({ user }, { params, body }) =>
    said(await dropWork(deps, { ...mail(params.id, user.userId), ...body }), 'Given up.'),
  );
  calls.add(contract.retryJob, async ({ user }, { params }) =>
    said(
      await retryWork(deps, { kind: 'job', id: params.id, staffId: user.userId }),
      'The job will run again.',
    ),
  );
  calls.add(contract.dropJob, async ({ user }, { params, body }) =>
    said(
      await dropWork(deps, { kind: 'job', id: params.id, staffId: user.userId, ...body }),
      'Given up.',
    ),
  );
}

export function withData<T>(result: Result<T>, message = '') {
  return result.ok ? ok({ message, data: result.value }) : result;
}

export function said(result: Result<null>, message: string) {
  return result.ok ? ok({ message }) : result;
}
