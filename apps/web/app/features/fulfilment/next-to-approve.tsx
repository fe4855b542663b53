import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { Link } from 'react-router';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { SideSection } from '../../back-office/side-section.tsx';
import type { TableQuery } from '../../back-office/table/table-types.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { DueClock } from './due-clock.tsx';
import { fetchLines } from './fulfilment-calls.ts';

const SHOWN = 5;
const WAITING = `${VENDOR_PATHS.orders}?status=Waiting+for+approval&dir=asc`;
/** Who ordered first waits longest. */
const QUERY: TableQuery = {
  ...{ sort: 'placed', dir: 'asc', q: '' },
  filters: { status: 'Waiting for approval' },
};

/** POL-13: the lines whose 48 hours end first. */
export function NextToApprove() {
  const lines = useQuery({
    queryKey: ['orders', 'next-to-approve'],
    queryFn: () => fetchLines(QUERY, null),
  });
  return (
    <SideSection all={{ to: WAITING, label: 'All that wait' }} title="To approve next">
      {lines.isLoadingError ? (
        <ErrorState
          isRetrying={lines.isFetching}
          onRetry={() => void lines.refetch()}
          title="Your orders could not be loaded"
        />
      ) : lines.data === undefined ? (
        <RowsSkeleton label="Your orders are loading" />
      ) : lines.data.rows.length === 0 ? (
        <p className="text-muted">Nothing waits for your approval.</p>
      ) : (
        <ul className="border-line border-t">
          {lines.data.rows.slice(0, SHOWN).map((line) => (
            <li className="border-line border-b py-2.5" key={line.id}>
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Link
                  className="font-[560] hover:underline"
                  to={`${WAITING}&q=${encodeURIComponent(line.order_number)}`}
                >
                  {line.product_name}
                </Link>
                <DueClock dueAt={line.due_at} />
              </p>
              <p className="figures text-muted">
                {line.order_number}, quantity {formatCount(line.qty)},{' '}
                <Money amount={line.profit} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </SideSection>
  );
}
