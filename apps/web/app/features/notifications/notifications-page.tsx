import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIL_CHOICES_PATH, PATHS } from '@wevisu/site/paths.ts';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchNotifications, markAllRead, markRead } from './notification-calls.ts';
import { NotificationRow } from './notification-row.tsx';
import { useLiveNotifications } from './use-live-notifications.ts';

/** NOTI-02. */
export default function NotificationsPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Notifications" />
      <div className="mx-auto max-w-prose">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-36 md:text-48">Notifications</h1>
          <PlainLink className="text-link text-14" to={MAIL_CHOICES_PATH}>
            Choose your emails
          </PlainLink>
        </div>
        <RequireSession loading={<ListSkeleton />}>
          <List />
        </RequireSession>
      </div>
    </div>
  );
}

function List() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useLiveNotifications();
  const [news, setNews] = useState('');
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const onlyPending = params.get('show') === 'unread';
  const [isReadingAll, setReadingAll] = useState(false);
  const list = useQuery({
    queryKey: ['notifications', 'list', page, onlyPending],
    queryFn: () => fetchNotifications(page, onlyPending),
  });

  async function read(id: number) {
    await Promise.allSettled([markRead(id)]);
    await queryClient.invalidateQueries({ queryKey: ['notifications'] });
    setNews('Marked as read.');
  }

  /** G-61. */
  async function readAll() {
    if (isReadingAll) return;
    setReadingAll(true);
    try {
      const count = await markAllRead();
      await queryClient.invalidateQueries({ queryKey: ['notifications'] });
      setNews(`${count} marked as read.`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setReadingAll(false);
    }
  }

  if (list.isLoadingError) {
    return (
      <ErrorState
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
        title="Your notifications could not be loaded"
      />
    );
  }
  if (!list.data) return <ListSkeleton />;
  const { data: rows, total, total_pending, current_page, last_page } = list.data;
  if (total === 0 && !onlyPending) {
    return (
      <EmptyState icon="bell" title="Nothing new">
        <p>News about your orders and messages shows up here.</p>
      </EmptyState>
    );
  }
  const hrefOf = (to: number, pending = onlyPending) => {
    const query = new URLSearchParams();
    if (pending) query.set('show', 'unread');
    if (to > 1) query.set('page', String(to));
    return query.size === 0 ? PATHS.notification : `${PATHS.notification}?${query}`;
  };
  return (
    <>
      <LiveRegion>{news}</LiveRegion>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <nav aria-label="Show" className="flex gap-5">
          <FilterLink isCurrent={!onlyPending} to={hrefOf(1, false)}>
            All
          </FilterLink>
          <FilterLink isCurrent={onlyPending} to={hrefOf(1, true)}>
            Unread <span className="figures">({total_pending})</span>
          </FilterLink>
        </nav>
        {total_pending > 1 && (
          <Button isPending={isReadingAll} kind="quiet" onPress={() => void readAll()} size="small">
            Mark all as read
          </Button>
        )}
      </div>
      {total === 0 && (
        <p className="mt-3 border-line border-t py-8 text-muted">You are all caught up.</p>
      )}
      <ul className="mt-3 border-line border-t">
        {rows.map((row) => (
          <NotificationRow key={row.id} notification={row} onRead={() => read(row.id)} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          current={current_page}
          hrefOf={hrefOf}
          lastPage={last_page}
          onJump={(to) => void navigate(hrefOf(to))}
        />
      </div>
    </>
  );
}

interface FilterLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function FilterLink({ to, isCurrent, children }: FilterLinkProps) {
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'border-b-2 py-2',
        isCurrent ? 'border-accent-text text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
      to={to}
    >
      {children}
    </Link>
  );
}

function ListSkeleton() {
  return (
    <div className="mt-14 border-line border-t">
      <LoadingNote label="Your notifications are loading" />
      {[1, 2, 3, 4].map((row) => (
        <div className="border-line border-b py-5" key={row}>
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2.5 h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
