import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { HireRole } from '@wevisu/domain/hiring/hire-steps.ts';
import { hirePath, staffHirePath } from '@wevisu/site/hire-paths.ts';
import { proHirePath } from '@wevisu/site/pro-paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { fetchHires, HIRES_KEY, type ListedHire } from './hire-calls.ts';
import { HiresSkeleton } from './hires-skeleton.tsx';
import { StateBadge } from './state-badge.tsx';

const PATHS: Readonly<Record<HireRole, (id: number) => string>> = {
  homeowner: hirePath,
  pro: proHirePath,
  staff: staffHirePath,
};

export interface HireListProps {
  readonly reader: HireRole;
  readonly empty: ReactNode;
}

/** The one that changed last stands first. */
export function HireList({ reader, empty }: HireListProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...HIRES_KEY, reader],
    queryFn: () => fetchHires(reader),
    refetchInterval: 60_000,
    staleTime: 0,
  });
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The hires could not be loaded"
      />
    );
  }
  if (!data) return <HiresSkeleton label="The hires are loading" />;
  if (data.length === 0) return empty;
  return (
    <ul className="max-w-[960px] border-line border-t">
      {data.map((hire) => (
        <li key={hire.id}>
          <Row hire={hire} reader={reader} />
        </li>
      ))}
    </ul>
  );
}

function Row({ hire, reader }: { readonly hire: ListedHire; readonly reader: HireRole }) {
  const { id, state, is_own_turn, project_name, homeowner, company_name, price, changed_at } = hire;
  const others = {
    homeowner: company_name,
    pro: homeowner,
    staff: `${homeowner}, ${company_name}`,
  };
  return (
    <Link
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 transition-colors hover:bg-sunken"
      to={PATHS[reader](id)}
    >
      <span className="min-w-0">
        <span className="wrap-anywhere block font-[560]">{project_name}</span>
        <span className="wrap-anywhere figures block text-14 text-muted">
          {others[reader]} · changed {formatDate(changed_at)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {price !== null && <Money amount={price} />}
        {is_own_turn && (
          <Badge kind="warning">{reader === 'staff' ? 'To decide' : 'Your turn'}</Badge>
        )}
        <StateBadge state={state} />
      </span>
    </Link>
  );
}
