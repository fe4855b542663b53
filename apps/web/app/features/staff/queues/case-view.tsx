import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { resumeCase } from '@wevisu/contract/staff-queues.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import {
  type ApplicationQueue,
  isApplicationQueue,
  type StaffQueue,
} from '@wevisu/domain/people/staff-queues.ts';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { call } from '../../../platform/api.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ArrivalButton } from '../../arrivals/signed/arrival-button.tsx';
import { casesKey, fetchCase, QUEUES_KEY } from '../shell/staff-calls.ts';
import { ApplicationFile } from './application-file.tsx';
import { ApproveSimilar } from './approve-similar.tsx';
import { CaseChanges } from './case-changes.tsx';
import { CaseFiles } from './case-files.tsx';
import { Due, useMinutes } from './case-list.tsx';
import { CaseLooks } from './case-looks.tsx';
import { DecisionBar } from './decision-bar.tsx';
import type { Decision } from './held-decision.ts';
import { InquiryNote } from './inquiry-note.tsx';
import { useClaim } from './use-claim.ts';

export interface CaseViewProps {
  readonly queue: StaffQueue;
  readonly id: string;
  readonly onDecide: (decision: Decision) => void;
}

/** Everything to decide a case by, and the decision. */
export function CaseView({ queue, id, onDecide }: CaseViewProps) {
  const problem = useClaim(queue, id);
  const now = useMinutes();
  const found = useQuery({
    queryKey: [...casesKey(queue), id],
    queryFn: () => fetchCase(queue, id),
  });
  if (found.isLoadingError) {
    return (
      <ErrorState
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
        title="The case could not be loaded"
      />
    );
  }
  if (!found.data) return <RowsSkeleton label="The case is loading" />;
  const one = found.data;
  return (
    <article aria-label={one.title} className="min-w-0">
      <header className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-22">{one.title}</h2>
        <Due now={now} of={one} />
      </header>
      <p className="text-muted">Since {formatDate(one.since)}</p>
      {problem && (
        <Notice className="mt-4" isUrgent kind="warning">
          {problem}
        </Notice>
      )}
      {one.wait && <Waiting of={one} queue={queue} />}
      {queue === 'products' && <ApproveSimilar id={Number(one.id)} key={one.id} />}
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {one.facts.map(({ label, value }) => (
          <div className="contents" key={`${label}=${value}`}>
            <dt className="text-muted max-sm:mt-1">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {one.text !== '' && (
        <p className="mt-4 whitespace-pre-wrap break-words border-line border-s-2 ps-4">
          {one.text}
        </p>
      )}
      <CaseChanges changes={one.changes} />
      <CaseLooks key={one.id} looks={one.looks} />
      {one.arrived_in !== null && <ArrivalButton parcelId={one.arrived_in} />}
      <CaseFiles files={one.files} />
      {one.has_file && isApplicationQueue(queue) && (
        <ApplicationFile id={Number(one.id)} queue={queue} />
      )}
      {one.inquiry && (queue === 'messages' || queue === 'leads') && (
        <InquiryNote id={Number(one.id)} inquiry={one.inquiry} queue={queue} />
      )}
      <DecisionBar isHeldByOther={problem !== null} of={one} onDecide={onDecide} queue={queue} />
    </article>
  );
}

function Waiting({ queue, of }: { readonly queue: StaffQueue; readonly of: StaffCaseDetail }) {
  const queryClient = useQueryClient();
  if (of.wait === null || !isApplicationQueue(queue)) return null;

  async function resume(asked: ApplicationQueue) {
    const params = { queue: asked, id: Number(of.id) };
    await withToast(call(resumeCase, { params }, { isQuiet: true }));
    await queryClient.invalidateQueries({ queryKey: QUEUES_KEY });
  }

  return (
    <Notice
      action={
        <Button kind="secondary" onPress={() => void resume(queue)} size="small">
          They answered
        </Button>
      }
      className="mt-4"
      title={`Asked on ${formatDate(of.wait.asked_at)}: the clock is stopped`}
    >
      {of.wait.question}
    </Notice>
  );
}
