import * as contract from '@wevisu/contract/hiring.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { finishHirePayments } from './advance-hire-payment.ts';
import type { HireMoneyDeps } from './deps.ts';
import { hireDesigner, listDesigners } from './hire-designer.ts';
import { matureHires } from './mature-hires.ts';
import { continueHirePayment, giveUpHirePayment, payMilestone } from './pay-milestone.ts';
import { finishHireRefunds, retryHireRefund } from './refund-hire.ts';
import { reviewHire } from './review-hire.ts';
import { listHires, type Person, showHire } from './show-hire.ts';
import { sendTerms, takeStep } from './take-step.ts';
import { tellOfDueReviews } from './tell-of-reviews.ts';

export function addHiringCalls(calls: CallTable, deps: HireMoneyDeps): void {
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
  calls.add(contract.payHire, async ({ user: { userId } }, { params, body }) => {
    const { version, place, amount: amountCents, payment_token: token } = body;
    const of = { userId, hireId: params.id, version, place, amountCents, token };
    return reply(await payMilestone(deps, of));
  });
  calls.add(contract.continueHirePayment, async ({ user: { userId } }, { params }) =>
    reply(await continueHirePayment(deps, { userId, hireId: params.id, id: params.payment })),
  );
  calls.add(contract.cancelHirePayment, async ({ user: { userId } }, { params }) =>
    reply(
      await giveUpHirePayment(deps, { userId, hireId: params.id, id: params.payment }),
      'The payment is canceled. Nothing was charged.',
    ),
  );
  addStaffCalls(calls, deps);
}

export function addHiringJobs(jobs: JobQueue, deps: HireMoneyDeps): void {
  jobs.every('hiring.finish-payments', '* * * * *', () => finishHirePayments(deps));
  jobs.every('hiring.finish-refunds', '*/5 * * * *', () => finishHireRefunds(deps));
  jobs.every('hiring.publish-reviews', '23 * * * *', () => tellOfDueReviews(deps));
  // A day begins in Los Angeles, at an hour that changes twice a year.
  jobs.every('hiring.mature-earnings', '19 * * * *', async () => {
    await matureHires(deps);
  });
}

function addStaffCalls(calls: CallTable, deps: HireMoneyDeps): void {
  calls.add(contract.listStaffHires, async ({ user }) =>
    ok({ data: await listHires(deps, personOf(user)) }),
  );
  calls.add(contract.showStaffHire, async ({ user }, { params }) =>
    reply(await showHire(deps, { ...personOf(user), ...params })),
  );
  calls.add(contract.decideHire, async ({ user }, { params, body }) => {
    const { to_pro: toPro, ...rest } = body;
    return reply(
      await takeStep(deps, { ...personOf(user), ...params, ...rest, toPro }),
      'Both were told your decision.',
    );
  });
  calls.add(contract.retryHireRefund, async ({ user }, { params, body }) => {
    const { userId } = user;
    const of = { userId, hireId: params.id, id: params.payment, reason: body.reason };
    const begun = await retryHireRefund(deps, of);
    if (!begun.ok) return begun;
    return reply(
      await showHire(deps, { ...personOf(user), id: params.id }),
      'The refund is tried again.',
    );
  });
}

function personOf({ userId, type }: Pick<Person, 'userId'> & { readonly type: string }): Person {
  return { userId, role: type === 'Admin' ? 'staff' : type === 'Contractor' ? 'pro' : 'homeowner' };
}

function reply<T>(result: Result<T>, message = ''): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}
