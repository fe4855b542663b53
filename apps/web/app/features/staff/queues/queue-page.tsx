import { useQueryClient } from '@tanstack/react-query';
import { isStaffQueue, type StaffQueue, UNDO_SECONDS } from '@wevisu/domain/people/staff-queues.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { FilterBar } from '../../../back-office/table/filter-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { QUEUE_WORDS } from '../shell/queue-words.ts';
import { casesKey } from '../shell/staff-calls.ts';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';
import { createHeldDecision, type Decision } from './held-decision.ts';
import { rowsOf, useCases } from './use-cases.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Cases left below the open one when the next page is asked for. */
const NEAR_END = 5;

/** One queue: its cases by the time left, the open one beside them, decided by one key each. */
export default function QueuePage() {
  const { queue } = useParams();
  if (!isStaffQueue(queue)) {
    return (
      <AreaPage title="Queues">
        <EmptyState title="There is no such queue" />
      </AreaPage>
    );
  }
  return (
    <AreaPage title={QUEUE_WORDS[queue].title}>
      <Queue key={queue} queue={queue} />
    </AreaPage>
  );
}

function Queue({ queue }: { readonly queue: StaffQueue }) {
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [held] = useState(() => createHeldDecision(UNDO_SECONDS * 1_000));
  const decision = useSyncExternalStore(held.subscribe, held.current, () => null);
  // Sent and not yet gone from the list that the server has.
  const [sent, setSent] = useState<readonly string[]>([]);
  const q = params.get('q') ?? '';
  const { cases, rows: listed, total } = useCases(queue, q);

  // Whoever leaves has decided.
  useEffect(() => {
    const flush = () => held.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [held]);

  const isOpen = ({ id }: { readonly id: string }) => id !== decision?.id && !sent.includes(id);
  const rows = listed.filter(isOpen);
  // The case that came up by itself stays, whatever comes before it in the list meanwhile.
  const [first, setFirst] = useState<{ readonly q: string; readonly id: string } | null>(null);
  const wanted = params.get('case') ?? (first?.q === q ? first.id : null);
  const place = rows.findIndex(({ id }) => id === wanted);
  const isFirst = wanted === null || !isOpen({ id: wanted });
  const index = isFirst ? 0 : place;
  const openId = isFirst ? (rows[0]?.id ?? null) : wanted;
  // Another one in its place would be decided by whoever presses a key just then.
  const isGone = !isFirst && place === -1 && cases.isSuccess && !cases.hasNextPage;
  const isOld = cases.isPlaceholderData;
  useEffect(() => {
    if (isFirst && openId !== null && !isOld) setFirst({ q, id: openId });
  }, [isFirst, openId, q, isOld]);

  const toParams = (id: string | undefined) => ({
    ...(q === '' ? {} : { q }),
    ...(id === undefined ? {} : { case: id }),
  });
  const show = (one: { readonly id: string } | undefined) => {
    if (one) setParams(toParams(one.id), { replace: true });
  };
  async function showNext() {
    if (index + 1 < rows.length || !cases.hasNextPage) return show(rows[index + 1]);
    const { data } = await cases.fetchNextPage();
    show(rowsOf(data).filter(isOpen)[index + 1]);
  }
  useQueueKeys({ j: () => void showNext(), k: () => show(rows[index - 1]) });

  // Whoever comes near the end finds the next page there.
  const isNearEnd = index >= rows.length - NEAR_END;
  const { hasNextPage, isFetching, fetchNextPage } = cases;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);

  function decide({ send, ...rest }: Decision) {
    // What follows the case in the list is open next.
    const next = rows[index + 1] ?? rows[index - 1];
    held.hold({
      ...rest,
      async send() {
        setSent((ids) => [...ids, rest.id]);
        try {
          await send();
        } catch {
          // The call has said why; the case is back.
        }
        // Who comes back to the queue would see what is decided in it once more, and press it before it is read anew.
        queryClient.removeQueries({ queryKey: casesKey(queue), type: 'inactive' });
        // A decision moves orders, users and showrooms: all that was read before is old.
        await queryClient.invalidateQueries();
        setSent((ids) => ids.filter((id) => id !== rest.id));
      },
    });
    setFirst(null);
    setParams(toParams(next?.id), { replace: true });
  }

  if (cases.isLoadingError) {
    return (
      <ErrorState
        isRetrying={cases.isFetching}
        onRetry={() => void cases.refetch()}
        title="The queue could not be loaded"
      />
    );
  }
  if (!cases.data) return <RowsSkeleton label="The queue is loading" />;
  return (
    <>
      {(total > 0 || q !== '') && (
        <div className="mb-4">
          <FilterBar
            filters={[]}
            onChange={(changes) => setParams(changes['q'] ? { q: changes['q'] } : {})}
            query={{ q, filters: {} }}
            searchLabel="Name or number"
          />
        </div>
      )}
      {openId === null || (isGone && rows.length === 0) ? (
        <NoCase isSearch={q !== ''} queue={queue} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
          <CaseList
            cases={rows}
            isLoadingMore={cases.isFetchingNextPage}
            onMore={cases.hasNextPage ? () => void cases.fetchNextPage() : null}
            onOpen={(id) => setParams(toParams(id))}
            openId={openId}
            total={total}
          />
          {isGone ? (
            <Gone onNext={() => show(rows[0])} />
          ) : (
            <CaseView key={openId} id={openId} onDecide={decide} queue={queue} />
          )}
        </div>
      )}
      {decision && <UndoBar label={decision.label} onUndo={() => held.undo()} />}
    </>
  );
}

function NoCase({ queue, isSearch }: { readonly queue: StaffQueue; readonly isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState icon="search" title="No case matches">
        <p>Search for a part of the name, an email address or a number.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="success" title="Nothing waits here">
      <p>{QUEUE_WORDS[queue].empty}</p>
    </EmptyState>
  );
}

function Gone({ onNext }: { readonly onNext: () => void }) {
  return (
    <EmptyState
      action={
        <Button kind="secondary" onPress={onNext}>
          Open the next case
        </Button>
      }
      icon="success"
      title="This case is not in the queue any more"
    >
      <p>A colleague has decided it, or whoever asked has taken it back.</p>
    </EmptyState>
  );
}

function UndoBar({ label, onUndo }: { readonly label: string; readonly onUndo: () => void }) {
  useQueueKeys({ z: onUndo });
  return (
    <div
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-[576px] items-center justify-between gap-4 rounded-card border border-edge bg-surface px-4 py-3 shadow-card"
      role="status"
    >
      <span className="min-w-0 truncate">{label}. It is sent in a moment.</span>
      <Button kind="secondary" onPress={onUndo} size="small">
        Undo (Z)
      </Button>
    </div>
  );
}
