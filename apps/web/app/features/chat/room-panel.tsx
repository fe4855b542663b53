import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { late } from '../../platform/late.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { LiveRegion } from '../../ui/reader-only.tsx';
import {
  type AnchorChoice,
  type ChatFile,
  type ChatMessage,
  editMessage,
  markRead,
  react,
  removeMessage,
  tellTyping,
} from './chat-calls.ts';
import { Composer, type Written } from './composer.tsx';
import { MessageList, rowId } from './message-list.tsx';
import { addOutgoing } from './outbox.ts';
import { RoomHead } from './room-head.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';
import type { RoomState } from './room-state.ts';
import { picturesOf, spotsOf } from './sent-pictures.ts';
import { useNews } from './use-news.ts';
import { useOutbox } from './use-outbox.ts';
import { useRoom } from './use-room.ts';

const PictureDialog = late(() => import('./picture-dialog.tsx'));
const ReportDialog = late(() => import('./report-dialog.tsx'));
const SearchPanel = late(() => import('./search-panel.tsx'));

/** While somebody types, the others are told so often. */
const TYPING_EVERY_MS = 3_000;
/** Pages that are loaded to reach a message that was found. */
const MAX_PAGES_BACK = 25;

export interface RoomPanelProps {
  /** The room's key. */
  readonly room: string;
  readonly emptyText: string;
  /** Within a page that has a heading. */
  readonly isInside?: boolean;
  /** A prepared answer for the box. */
  readonly prepared?: { readonly text: string; readonly at: number } | null;
}

/** A chat: its messages, and a box to write into. It fills the height it is given. */
export function RoomPanel(props: RoomPanelProps) {
  const { room, emptyText, isInside = false, prepared = null } = props;
  const live = useRoom(room);
  const { data, error, isLoadingError, isFetching } = live;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403)) {
    return (
      <EmptyState icon="lock" isPage={!isInside} title="This chat is not open to you">
        <p>The project was deleted, or is no longer shared with you.</p>
      </EmptyState>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState
        isPage={!isInside}
        isRetrying={isFetching}
        onRetry={live.retry}
        title="This chat could not be loaded"
      />
    );
  }
  if (!data) return <RoomSkeleton />;
  return <Room {...{ emptyText, isInside, prepared, live }} key={room} state={data} />;
}

function Room(of: {
  readonly emptyText: string;
  readonly isInside: boolean;
  readonly prepared: RoomPanelProps['prepared'];
  readonly state: RoomState;
  readonly live: ReturnType<typeof useRoom>;
}) {
  const { state, live } = of;
  const { room } = state;
  const queryClient = useQueryClient();
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const [anchor, setAnchor] = useState<AnchorChoice | null>(null);
  const [opened, setOpened] = useState<{ file: ChatFile; spot: number | null } | null>(null);
  const typedAt = useRef(0);
  const readUpTo = useRef(0);
  const outgoing = useOutbox({ room: room.key, user: room.me }, live.put);
  // A reply may come by the stream before the answer to its sending.
  const sent = new Set(state.messages.map(({ key }) => key));
  const news = useNews(state.messages);

  async function attempt(work: () => Promise<ChatMessage>): Promise<boolean> {
    try {
      live.put(await work());
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'There is no connection. Try again.');
      return false;
    }
  }

  function send({ text, files, mentions }: Written) {
    addOutgoing({
      ...{ key: crypto.randomUUID(), room: room.key, user: room.me, text, files, mentions, anchor },
      replyTo: replyTo && { id: replyTo.id, author: replyTo.author.name, text: replyTo.text },
      ...{ at: new Date().toISOString(), problem: null },
    });
    setReplyTo(null);
    setAnchor(null);
    typedAt.current = 0;
  }

  function type() {
    const now = Date.now();
    if (now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    tellTyping(room.key).catch(() => {});
  }

  function seen(id: number) {
    const me = room.people.find((one) => one.id === room.me);
    if (id <= Math.max(readUpTo.current, me?.read_up_to ?? 0)) return;
    readUpTo.current = id;
    markRead(room.key, id).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: ['notifications'] });
        void queryClient.invalidateQueries({ queryKey: ['chat', 'list'] });
      },
      // The next message, or the next visit, says it again.
      () => {
        readUpTo.current = 0;
      },
    );
  }

  async function find(id: number) {
    for (let page = 0; page < MAX_PAGES_BACK && !document.getElementById(rowId(id)); page += 1) {
      await live.loadOlder().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const row = document.getElementById(rowId(id));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <RoomHead
        isInside={of.isInside}
        onSearch={() => setSearching(!isSearching)}
        onBlocked={live.retry}
        room={room}
        setRoom={live.setRoom}
      />
      {isSearching && (
        <Suspense>
          <SearchPanel
            onClose={() => setSearching(false)}
            onFind={(id) => void find(id)}
            room={room.key}
          />
        </Suspense>
      )}
      {reported && (
        <Suspense>
          <ReportDialog message={reported} onClose={() => setReported(null)} room={room.key} />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <PictureDialog
            chosen={opened.spot}
            file={opened.file}
            onClose={() => setOpened(null)}
            onFind={(id) => {
              setOpened(null);
              document.getElementById(rowId(id))?.scrollIntoView({ block: 'center' });
              focusLater(rowId(id));
            }}
            onPoint={(choice) => {
              setOpened(null);
              setAnchor(choice);
            }}
            onShow={(file) => setOpened({ file, spot: null })}
            pictures={picturesOf(state.messages)}
            room={room.key}
            spots={spotsOf(state.messages)}
          />
        </Suspense>
      )}
      <LiveRegion>{news}</LiveRegion>
      <MessageList
        acts={{
          reply: setReplyTo,
          react: (message, emoji) => {
            const own = message.reactions.find((one) => one.emoji === emoji);
            void attempt(() => react(room.key, { id: message.id, emoji, on: !own?.is_own }));
          },
          edit: (message, text) => attempt(() => editMessage(room.key, message.id, text)),
          remove: (message) => void attempt(() => removeMessage(room.key, message.id)),
          report: setReported,
          open: (file, spot) => setOpened({ file, spot }),
        }}
        emptyText={of.emptyText}
        isOlderLoading={live.isOlderLoading}
        onOlder={() => void live.loadOlder().catch(() => showToast('error', 'Try again.'))}
        onSeen={seen}
        outgoing={outgoing.filter(({ key }) => !sent.has(key))}
        state={state}
      />
      <p className="h-5 truncate px-4 text-12 text-muted">{typingText(live.typing)}</p>
      <Composer
        hasAnchors={/^\d+$/.test(room.key)}
        anchor={anchor}
        onDropReply={() => setReplyTo(null)}
        onPoint={setAnchor}
        onSend={send}
        onType={type}
        people={room.people.filter(({ id }) => id !== room.me)}
        prepared={of.prepared ?? null}
        replyTo={replyTo}
        room={room.key}
      />
    </div>
  );
}

function typingText(people: readonly { readonly name: string }[]): string {
  const [first, second] = people;
  if (first === undefined) return '';
  if (second === undefined) return `${first.name} is typing …`;
  return people.length === 2
    ? `${first.name} and ${second.name} are typing …`
    : 'Several people are typing …';
}
