import { useQuery } from '@tanstack/react-query';
import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchChats } from './chat-calls.ts';
import { ChatList } from './chat-list.tsx';
import { RoomPanel } from './room-panel.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';

/** CHAT-01: the chats of an account, and one of them. */
export default function ChatPage() {
  const { room } = useParams();
  return (
    <div className="page pt-4 pb-4 md:pt-8 md:pb-10">
      <PageHead isPrivate title="Messages" />
      <RequireSession loading={<Frame list={<ListSkeleton />} room={room && <RoomSkeleton />} />}>
        <Chats room={room} />
      </RequireSession>
    </div>
  );
}

const EMPTY_TEXTS = {
  project: 'Ask a question, send a picture of the room, or a plan. Both of you find it here later.',
  support: 'Tell us what you need. A person answers, and you are notified here.',
};

function Chats({ room }: { readonly room: string | undefined }) {
  const { user } = useSession();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['chat', 'list'],
    queryFn: fetchChats,
    refetchInterval: 60_000,
    staleTime: 0,
  });
  const list = isLoadingError ? (
    <ErrorState
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      title="Your chats could not be loaded"
    />
  ) : !data ? (
    <ListSkeleton />
  ) : (
    <ChatList chats={data} current={room} hasSupport={user?.type !== 'Admin'} />
  );
  const isSupport = room?.startsWith('support');
  return (
    <Frame
      list={list}
      room={
        room && (
          <RoomPanel
            emptyText={isSupport ? EMPTY_TEXTS.support : EMPTY_TEXTS.project}
            key={room}
            room={room}
          />
        )
      }
    />
  );
}

/** On a phone the list, or the chat; side by side where there is room. */
function Frame(of: { readonly list: ReactNode; readonly room: ReactNode }) {
  const hasRoom = Boolean(of.room);
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <aside className={cx('min-w-0', hasRoom && 'max-lg:hidden')}>
        {hasRoom ? (
          <h2 className="font-sans text-22">Messages</h2>
        ) : (
          <h1 className="font-sans text-22">Messages</h1>
        )}
        {of.list}
      </aside>
      {hasRoom ? (
        <div className="min-w-0">
          <LinkButton
            className="mb-2 lg:hidden"
            icon="left"
            kind="quiet"
            size="small"
            to={PATHS.chats}
          >
            All chats
          </LinkButton>
          <div className="h-[calc(100dvh-15rem)] min-h-96 md:h-[calc(100dvh-18rem)] overflow-hidden rounded-card border border-line bg-surface">
            {of.room}
          </div>
        </div>
      ) : (
        <p className="hidden place-items-center rounded-card bg-sunken text-muted lg:grid lg:min-h-96">
          Choose a chat.
        </p>
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="mt-4 grid gap-3">
      <LoadingNote label="Your chats are loading" />
      {[1, 2, 3].map((row) => (
        <div className="p-3" key={row}>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-2 h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
