import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '@wevisu/contract/disputes.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { staffHirePath } from '@wevisu/site/hire-paths.ts';
import { STAFF_PATHS, staffShowroomPath } from '@wevisu/site/staff-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { type Answer, fetchDisputes } from './dispute-calls.ts';
import { aboutOf, answerText, reasonText, STATES } from './dispute-words.ts';

const ACTS: Readonly<Record<Answer, string>> = { evidence: 'Send evidence', accept: 'Give up' };

/** Payments that banks have taken back; those that wait for evidence stand first. */
export default function DisputesPage() {
  return (
    <AreaPage title="Disputes">
      <Disputes />
    </AreaPage>
  );
}

function Disputes() {
  const [opened, setOpened] = useState<{ dispute: Dispute; answer: Answer } | null>(null);
  const disputes = useQuery({ queryKey: ['disputes'], queryFn: fetchDisputes });
  if (disputes.isLoadingError) {
    return (
      <ErrorState
        isRetrying={disputes.isFetching}
        onRetry={() => void disputes.refetch()}
        title="The disputes could not be loaded"
      />
    );
  }
  if (!disputes.data) return <RowsSkeleton label="The disputes are loading" />;
  if (disputes.data.length === 0) {
    return (
      <EmptyState icon="alert" title="No payment is disputed">
        <p>Once a bank takes a payment back, it appears here with its day.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="max-w-[960px] border-line border-t">
        {disputes.data.map((dispute) => (
          <Row
            dispute={dispute}
            key={dispute.id}
            onAnswer={(answer) => setOpened({ dispute, answer })}
          />
        ))}
      </ul>
      {opened && (
        <AnswerDialog act={ACTS[opened.answer]} {...opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface RowProps {
  readonly dispute: Dispute;
  readonly onAnswer: (answer: Answer) => void;
}

function Row({ dispute, onAnswer }: RowProps) {
  const { plan, credits, hire, state, answer } = dispute;
  const canAnswer = state === 'needs_response' && answer === null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-2.5">
      <div className="min-w-0">
        <p className="font-[560]">
          <Link className="hover:underline" to={pathOf(dispute)}>
            {nameOf(dispute)}
          </Link>{' '}
          <span className="font-normal text-muted">{reasonText(dispute.reason)}</span>
        </p>
        <p className="figures text-muted">{dayText(dispute)}</p>
        <p className="text-muted">
          Fee <Money amount={dispute.fee} />
          {plan === null && credits === null && hire === null && (
            <>
              , part of vendors and pro <Money amount={dispute.of_payees} />
            </>
          )}
          . {answerText(dispute)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
        <Money amount={dispute.amount} />
        {canAnswer &&
          (['accept', 'evidence'] as const).map((one) => (
            <Button
              key={one}
              kind={one === 'evidence' ? 'primary' : 'secondary'}
              onPress={() => onAnswer(one)}
              size="small"
            >
              {ACTS[one]}
              <span className="reader-only">: {aboutOf(dispute)}</span>
            </Button>
          ))}
      </div>
    </li>
  );
}

function nameOf(dispute: Dispute): string {
  const receipt = dispute.plan?.receipt ?? dispute.credits?.receipt;
  return dispute.order_number ?? `${aboutOf(dispute)}, ${receipt}`;
}

function pathOf({ order_number: number, plan, credits, hire }: Dispute): string {
  if (hire !== null) return hire.id === null ? STAFF_PATHS.money : staffHirePath(hire.id);
  if (credits !== null) return STAFF_PATHS.money;
  if (plan !== null) return staffShowroomPath(plan.pro_id);
  return `${STAFF_PATHS.orders}?q=${encodeURIComponent(number ?? '')}`;
}

function dayText({ state, respond_by, opened_at, closed_at }: Dispute): string {
  const since = `Since ${formatDate(opened_at)}`;
  if (state === 'needs_response') return `Evidence by ${formatDay(day(respond_by))}. ${since}.`;
  return closed_at === null ? `${since}.` : `${since}, decided on ${formatDate(closed_at)}.`;
}
