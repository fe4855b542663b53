import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/session.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchChats } from './chat-calls.ts';
import { ChatList } from './chat-list.tsx';
import { useChatPlace } from './chat-place.ts';
import { RoomPanel } from './room-panel.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';

const EMPTY_TEXTS = {
  project: 'Ask a question, send a picture of the room, or a plan. Both of you find it here later.',
  support: 'Tell us what you need. A person answers, and you are notified here.',
};

export interface ChatsProps {
  readonly room: string | undefined;
  /** Under the heading of a page of an area. */
  readonly isInArea?: boolean;
}

/** The list, and the chat that is open. */
export function Chats({ room, isInArea = false }: ChatsProps) {
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
      isInArea={isInArea}
      list={list}
      room={
        room && (
          <RoomPanel
            emptyText={isSupport ? EMPTY_TEXTS.support : EMPTY_TEXTS.project}
            isInside={isInArea}
            key={room}
            room={room}
          />
        )
      }
    />
  );
}

/** On a phone the list, or the chat; side by side where there is room. */
function Frame(of: {
  readonly list: ReactNode;
  readonly room: ReactNode;
  readonly isInArea?: boolean;
}) {
  const place = useChatPlace();
  const hasRoom = Boolean(of.room);
  const Heading = hasRoom ? 'h2' : 'h1';
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <aside className={cx('min-w-0', hasRoom && 'max-lg:hidden')}>
        {!of.isInArea && <Heading className="font-sans text-22">Messages</Heading>}
        {of.list}
      </aside>
      {hasRoom ? (
        <div className="min-w-0">
          <LinkButton
            className="mb-2 lg:hidden"
            icon="left"
            kind="quiet"
            size="small"
            to={place.list}
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

export function ChatsSkeleton({ hasRoom }: { readonly hasRoom: boolean }) {
  return <Frame list={<ListSkeleton />} room={hasRoom && <RoomSkeleton />} />;
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
