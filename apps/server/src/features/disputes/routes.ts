import * as contract from '@wevisu/contract/disputes.ts';
import { creditReceiptNumber } from '@wevisu/domain/design-ai/credit-packs.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { planReceiptNumber } from '@wevisu/domain/subscriptions/plan-price.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { answerDispute } from './answer-dispute.ts';
import { followDisputes } from './follow-disputes.ts';
import { listForStaff } from './store/for-staff.ts';
import { writeEvidence } from './write-evidence.ts';

const SHOWN = 200;

export function addDisputes(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: MoneyDeps,
): void {
  calls.add(contract.listDisputes, async () => {
    const rows = await listForStaff(deps.pool, { most: SHOWN });
    return ok({ data: rows.map(showDispute) });
  });

  calls.add(contract.getEvidence, async (_, { params: { id } }) => {
    const text = await writeEvidence(deps.pool, id);
    return text.ok ? ok({ data: { text: text.value } }) : text;
  });

  calls.add(contract.answerDispute, async ({ user: { userId } }, { params: { id }, body }) => {
    const answered = await answerDispute(deps, { userId, id, ...body });
    return answered.ok ? ok({ data: null, message: 'The bank is told within minutes.' }) : answered;
  });

  jobs.every('disputes.follow', '*/5 * * * *', () => followDisputes(deps));
}

type Row = Awaited<ReturnType<typeof listForStaff>>[number];

function showDispute(row: Row): contract.Dispute {
  const { id, number, state, reason, respondBy, openedAt, closedAt } = row;
  return {
    ...{ id, order_number: number, plan: showPlan(row), state, reason, respond_by: respondBy },
    ...{ amount: cents(row.amountCents), fee: cents(row.feeCents), of_payees: cents(row.ofPayees) },
    ...{ credits: showPack(row), hire: showHire(row) },
    opened_at: openedAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    answer: showAnswer(row),
  };
}

function showPlan({ company, proId, year, serial }: Row): contract.Dispute['plan'] {
  if (company === null || proId === null || year === null || serial === null) return null;
  return { company, pro_id: proId, receipt: planReceiptNumber({ year, serial }) };
}

function showPack(row: Row): contract.Dispute['credits'] {
  const { packYear: year, packSerial: serial, packEmail: email, credits } = row;
  if (credits === null || year === null || serial === null) return null;
  return { credits, email, receipt: creditReceiptNumber({ year, serial }) };
}

function showHire({ hireId: id, milestone, hireCompany }: Row): contract.Dispute['hire'] {
  if (milestone === null || hireCompany === null) return null;
  return { id, milestone, company: hireCompany };
}

function showAnswer({ answer, answerText, answeredAt, sentAt, refusal }: Row) {
  if (answer === null || answerText === null || answeredAt === null) return null;
  const sent = refusal !== null ? 'refused' : sentAt !== null ? 'sent' : 'waits';
  return { kind: answer, text: answerText, at: answeredAt.toISOString(), sent } as const;
}
