import { useQuery } from '@tanstack/react-query';
import { type ActingVisit, listVisits } from '@wevisu/contract/acting.ts';
import { call } from '../../platform/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPanel } from './account-panel.tsx';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

async function fetchVisits(): Promise<readonly ActingVisit[]> {
  return (await call(listVisits, {}, { isQuiet: true })).data;
}

/** When and why our staff worked in this account. */
export function StaffVisits() {
  const visits = useQuery({ queryKey: ['account', 'staff-visits'], queryFn: fetchVisits });
  return (
    <AccountPanel
      intro="When and why our staff opened your account to help you. They can't change your password or pay."
      title="Visits of our staff"
    >
      {visits.isLoadingError ? (
        <ErrorState
          isRetrying={visits.isFetching}
          onRetry={() => void visits.refetch()}
          title="The visits could not be loaded"
        />
      ) : !visits.data ? (
        <Skeleton className="h-16 rounded-card" />
      ) : visits.data.length === 0 ? (
        <p className="text-muted">None so far.</p>
      ) : (
        <ul className="border-line border-t">
          {visits.data.map((visit) => (
            <li className="border-line border-b py-4" key={visit.id}>
              <p className="flex flex-wrap items-center gap-2">
                {WHEN.format(new Date(visit.started_at))} to {TIME.format(new Date(visit.ended_at))}
                {visit.is_open && <Badge kind="warning">Going on</Badge>}
              </p>
              <p className="whitespace-pre-line break-words text-14 text-muted">{visit.reason}</p>
            </li>
          ))}
        </ul>
      )}
    </AccountPanel>
  );
}
