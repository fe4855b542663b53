import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookDifference } from '@wevisu/contract/books.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { DIFFERENCE_WORDS } from '@wevisu/domain/ledger/differences.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { beginReconciliation, fetchReconciliations } from './book-calls.ts';

const KEY = ['books', 'reconciliations'];
/** While one that was just begun is at work. */
const LOOK_MS = 2_000;

/** Whether ledger, items and gateway agree: every night, and whenever staff ask. */
export function Reconciliations() {
  const client = useQueryClient();
  /** The newest run when the next one was begun. */
  const [begunAfter, setBegunAfter] = useState<number | null>(null);
  const runs = useQuery({
    queryKey: KEY,
    queryFn: fetchReconciliations,
    refetchInterval: (query) => {
      const newest = query.state.data?.runs[0]?.id ?? 0;
      return begunAfter !== null && newest <= begunAfter ? LOOK_MS : false;
    },
  });
  const newest = runs.data?.runs[0];
  const isAtWork = begunAfter !== null && (newest?.id ?? 0) <= begunAfter;
  async function begin() {
    try {
      await beginReconciliation();
      setBegunAfter(newest?.id ?? 0);
      await client.invalidateQueries({ queryKey: KEY });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    }
  }
  return (
    <section aria-labelledby="reconciliations">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18" id="reconciliations">
          Ledger, items and gateway
        </h2>
        <Button isPending={isAtWork} kind="secondary" onPress={() => void begin()} size="small">
          Compare now
        </Button>
      </div>
      {runs.isLoadingError && (
        <ErrorState
          isRetrying={runs.isFetching}
          onRetry={() => void runs.refetch()}
          title="The comparisons could not be loaded"
        />
      )}
      {runs.isPending && <RowsSkeleton label="The comparisons are loading" />}
      {runs.data && newest === undefined && (
        <p className="mt-2 text-muted">Nothing was compared yet. It is done every night.</p>
      )}
      {newest && (
        <div className="mt-3">
          <Notice
            kind={newest.differences === 0 ? 'success' : 'danger'}
            title={
              newest.differences === 0
                ? 'They agree to the cent'
                : `They differ: ${formatCount(newest.differences)}`
            }
          >
            {formatCount(newest.orders)} orders and {formatCount(newest.charges)} charges, compared
            on {formatDate(newest.finished_at)}.
          </Notice>
          <Differences rows={runs.data?.differences ?? []} />
        </div>
      )}
    </section>
  );
}

function Differences({ rows }: { readonly rows: readonly BookDifference[] }) {
  if (rows.length === 0) return null;
  return (
    <ScrollBox label="Table of differences">
      <table className="mt-2 w-full">
        <thead>
          <tr className="border-line border-b text-muted">
            <th className="py-2 text-start font-[520]" scope="col">
              What differs
            </th>
            <th className="py-2 ps-3 text-start font-[520]" scope="col">
              Of
            </th>
            <th className="py-2 ps-3 text-end font-[520]" scope="col">
              Should be
            </th>
            <th className="py-2 ps-3 text-end font-[520]" scope="col">
              Is
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, order_number: number, about, expected, found }) => (
            <tr className="border-line border-b" key={`${kind} ${about}`}>
              <th className="py-2 text-start font-normal" scope="row">
                {DIFFERENCE_WORDS[kind]}
              </th>
              <td className="py-2 ps-3">
                {number === null ? (
                  about
                ) : (
                  <Link className="text-link" to={`${STAFF_PATHS.money}?q=${number}`}>
                    {number}
                  </Link>
                )}
              </td>
              <td className="py-2 ps-3 text-end">
                <Money amount={expected} />
              </td>
              <td className="py-2 ps-3 text-end">
                <Money amount={found} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
