import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchNotifications, markRead } from './notification-calls.ts';
import { NotificationRow } from './notification-row.tsx';

/** NOTI-02. */
export default function NotificationsPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Notifications" />
      <div className="mx-auto max-w-prose">
        <h1 className="text-36 md:text-48">Notifications</h1>
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
  const [news, setNews] = useState('');
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const list = useQuery({
    queryKey: ['notifications', 'list', page],
    queryFn: () => fetchNotifications(page),
  });

  async function read(ids: readonly number[]) {
    await Promise.allSettled(ids.map(markRead));
    await queryClient.invalidateQueries({ queryKey: ['notifications'] });
    setNews(ids.length === 1 ? 'Marked as read.' : `${ids.length} marked as read.`);
  }

  if (list.isError) {
    return <ErrorState isRetrying={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <ListSkeleton />;
  const { data: rows, total, total_pending, current_page, last_page } = list.data;
  if (total === 0) {
    return (
      <EmptyState icon="bell" title="Nothing new">
        <p>Here we tell you about your orders and messages.</p>
      </EmptyState>
    );
  }
  const unread = rows.filter((row) => !row.read).map((row) => row.id);
  const hrefOf = (to: number) =>
    to === 1 ? PATHS.notification : `${PATHS.notification}?page=${to}`;
  return (
    <>
      <LiveRegion>{news}</LiveRegion>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{total_pending === 0 ? 'All read' : `${total_pending} unread`}</p>
        {unread.length > 1 && (
          <Button kind="quiet" onPress={() => void read(unread)} size="small">
            Mark all on this page as read
          </Button>
        )}
      </div>
      <ul className="mt-3 border-line border-t">
        {rows.map((row) => (
          <NotificationRow key={row.id} notification={row} onRead={() => read([row.id])} />
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
