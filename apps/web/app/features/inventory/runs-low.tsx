import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { stockPath, VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { Link } from 'react-router';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { SideSection } from '../../back-office/side-section.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchInventory } from './inventory-calls.ts';

const SHOWN = 5;
const QUERY = { sort: 'sku', dir: 'asc', q: '', filters: { show: 'low' } } as const;

/** What is at its threshold or below, or not for sale anymore. */
export function RunsLow() {
  const stock = useQuery({
    queryKey: ['inventory', 'runs-low'],
    queryFn: () => fetchInventory(QUERY, null),
  });
  const all = { to: `${VENDOR_PATHS.inventory}?show=low`, label: 'All low stock' };
  return (
    <SideSection all={all} title="Low in stock">
      {stock.isLoadingError ? (
        <ErrorState
          isRetrying={stock.isFetching}
          onRetry={() => void stock.refetch()}
          title="Your stock could not be loaded"
        />
      ) : stock.data === undefined ? (
        <RowsSkeleton label="Your stock is loading" />
      ) : stock.data.rows.length === 0 ? (
        <p className="text-muted">
          Nothing is low. Set from how many on we tell you at each product of the inventory.
        </p>
      ) : (
        <ul className="border-line border-t">
          {stock.data.rows.slice(0, SHOWN).map((row) => (
            <li
              className="flex items-baseline justify-between gap-4 border-line border-b py-2.5"
              key={row.id}
            >
              <div className="min-w-0">
                <Link className="font-[560] hover:underline" to={stockPath(row.id)}>
                  {row.name}
                </Link>
                <p className="text-muted">
                  {row.sku}, {row.size_label}, {row.finish}
                </p>
              </div>
              <p className="figures shrink-0">{formatCount(row.on_hand - row.held)} left</p>
            </li>
          ))}
        </ul>
      )}
    </SideSection>
  );
}
