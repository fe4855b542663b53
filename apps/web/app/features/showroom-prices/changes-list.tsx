import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MarkupBatch, MarkupChange } from '@wevisu/contract/showroom-prices.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { RunProgress } from '../../back-office/run-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fetchBatches, fetchChanges, PRICES_KEY, undoBatch } from './price-calls.ts';
import { rateText } from './rate-text.ts';
import { usePriceRun } from './use-price-run.ts';
import { useSaving } from './use-saving.ts';

/** Who changed which markup, when, from and to; changes of many can be undone. */
export function ChangesList() {
  const changes = useInfiniteQuery({
    queryKey: [...PRICES_KEY, 'changes'],
    queryFn: ({ pageParam }) => fetchChanges(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <section aria-labelledby="history-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18" id="history-title">
          History
        </h2>
        <Link className="underline" to={`${PRO_PATHS.history}?action=markup`}>
          Search the history
        </Link>
      </div>
      <Batches />
      {changes.isLoadingError && (
        <ErrorState
          isRetrying={changes.isFetching}
          onRetry={() => void changes.refetch()}
          title="The history could not be loaded"
        />
      )}
      {changes.isLoading && <RowsSkeleton label="The history is loading" />}
      {changes.data && <Changes rows={changes.data.pages.flatMap((page) => page.rows)} />}
      {changes.hasNextPage && (
        <Button
          className="mt-3"
          isPending={changes.isFetchingNextPage}
          kind="secondary"
          onPress={() => void changes.fetchNextPage()}
          size="small"
        >
          Show more
        </Button>
      )}
    </section>
  );
}

function Changes({ rows }: { readonly rows: readonly MarkupChange[] }) {
  if (rows.length === 0) {
    return <p className="mt-3 text-muted">Your markups have not changed yet.</p>;
  }
  return (
    <ul className="mt-3">
      {rows.map(({ id, label, from_ppm, to_ppm, by, at }) => (
        <li
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2"
          key={id}
        >
          <span className="min-w-0">{label}</span>
          <span className="figures">
            {from_ppm === null ? 'none' : rateText(from_ppm)} →{' '}
            {to_ppm === null ? 'ended' : rateText(to_ppm)}
          </span>
          <span className="figures basis-full text-12 text-muted">
            {formatDate(at)} by {by}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Batches() {
  const batches = useQuery({ queryKey: [...PRICES_KEY, 'batches'], queryFn: fetchBatches });
  const rows = batches.data ?? [];
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Changes of many products" className="mt-3">
      {rows.map((batch) => (
        <Batch batch={batch} key={batch.id} />
      ))}
      <UndoRun />
    </ul>
  );
}

/** The undoing of very many, which a job does. */
function UndoRun() {
  const { working, finished } = usePriceRun('undo');
  if (working === null && finished === null) return null;
  return (
    <li className="py-2">
      {working !== null && <RunProgress doing="Undoing the change" run={working} />}
      {finished !== null && finished.refusal !== null && (
        <Notice isUrgent kind="danger">
          <p>{finished.refusal}</p>
        </Notice>
      )}
      {finished !== null && finished.refusal === null && (
        <Notice kind={(finished.skipped_total ?? 0) > 0 ? 'warning' : 'success'}>
          <p>
            {formatCount(finished.restored ?? 0)} products have their markup back.
            {(finished.skipped_total ?? 0) > 0 &&
              ` ${formatCount(finished.skipped_total ?? 0)} were changed since and stay as they are.`}
          </p>
        </Notice>
      )}
    </li>
  );
}

function Batch({ batch }: { readonly batch: MarkupBatch }) {
  const { id, summary, products, by, at, undone_at } = batch;
  const { save, isSaving, refusal } = useSaving();
  const [skipped, setSkipped] = useState<Awaited<ReturnType<typeof undoBatch>> | null>(null);
  return (
    <li className="border-line border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {summary}, {formatCount(products)} {products === 1 ? 'product' : 'products'}
          <span className="figures block text-12 text-muted">
            {formatDate(at)} by {by}
          </span>
        </span>
        {undone_at === null ? (
          <Button
            aria-label={`Undo: ${summary}, ${products} products`}
            isPending={isSaving}
            kind="secondary"
            onPress={() => void save(() => undoBatch(id)).then(setSkipped)}
            size="small"
          >
            Undo
          </Button>
        ) : (
          <span className="text-muted">Undone</span>
        )}
      </div>
      {refusal !== null && (
        <Notice className="mt-2" isUrgent kind="danger">
          <p>{refusal}</p>
        </Notice>
      )}
      {skipped !== null && skipped.run === null && (
        <Notice className="mt-2" kind={skipped.skipped_total > 0 ? 'warning' : 'success'}>
          <p>
            {formatCount(skipped.restored)} products have their markup back.
            {skipped.skipped_total > 0 &&
              ` ${formatCount(skipped.skipped_total)} were changed since and stay as they are:`}
          </p>
          <ul>
            {skipped.skipped.map(({ label, rate_ppm }) => (
              <li key={label}>
                {label}: {rate_ppm === null ? 'no markup of its own' : rateText(rate_ppm)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </li>
  );
}
