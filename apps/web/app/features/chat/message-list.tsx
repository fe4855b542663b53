import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ChatMessage } from './chat-calls.ts';
import { type MessageActs, MessageRow } from './message-row.tsx';
import type { Outgoing } from './outbox.ts';
import { OutgoingRow } from './outgoing-row.tsx';
import type { RoomState } from './room-state.ts';
import { dayText } from './time-text.ts';

export interface MessageListProps {
  readonly state: RoomState;
  readonly outgoing: readonly Outgoing[];
  readonly acts: Omit<MessageActs, 'jump'>;
  readonly isOlderLoading: boolean;
  readonly onOlder: () => void;
  /** The newest message is in view. */
  readonly onSeen: (id: number) => void;
  readonly emptyText: string;
}

/** Messages of one person within so long stand together. */
const TOGETHER_MS = 5 * 60_000;
/** Pixels from the end that count as the end. */
const NEAR_END = 80;

export function MessageList(props: MessageListProps) {
  const { state, outgoing, acts, isOlderLoading, onOlder, onSeen, emptyText } = props;
  const { messages, hasOlder, room } = state;
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [isBehind, setBehind] = useState(false);
  const lastId = messages.at(-1)?.id ?? 0;
  const firstId = messages[0]?.id ?? 0;
  const before = useRef({ firstId, height: 0 });

  // Older ones go above what is read, without moving it; new ones come into view if the end was in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added at either end
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    if (before.current.firstId !== firstId && before.current.height > 0 && !atEnd.current) {
      list.scrollTop += list.scrollHeight - before.current.height;
    } else if (atEnd.current) list.scrollTop = list.scrollHeight;
    else setBehind(true);
    before.current = { firstId, height: list.scrollHeight };
  }, [firstId, lastId, outgoing.length]);

  // Pictures that load make the list longer.
  useEffect(() => {
    const list = box.current;
    const inner = list?.firstElementChild;
    if (!list || !inner) return;
    const watch = new ResizeObserver(() => {
      if (atEnd.current) list.scrollTop = list.scrollHeight;
      before.current = { ...before.current, height: list.scrollHeight };
    });
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new last message
  useEffect(() => {
    const look = () => {
      if (lastId > 0 && atEnd.current && document.visibilityState === 'visible') onSeen(lastId);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [lastId]);

  function toEnd() {
    atEnd.current = true;
    setBehind(false);
    box.current?.scrollTo({ top: box.current.scrollHeight });
    if (lastId > 0) onSeen(lastId);
  }

  function jump(id: number) {
    const found = document.getElementById(rowId(id));
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }

  const now = new Date();
  const readers = readersOf(state);
  return (
    <div className="relative min-h-0 flex-1">
      <section
        aria-label="Messages"
        className="h-full overflow-y-auto overscroll-contain px-4"
        onScroll={({ currentTarget: list }) => {
          atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
          if (atEnd.current && isBehind) toEnd();
        }}
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
      >
        <div className="flex min-h-full flex-col justify-end gap-3 py-4">
          {hasOlder && (
            <div className="text-center">
              <Button isPending={isOlderLoading} kind="quiet" onPress={onOlder} size="small">
                Show older messages
              </Button>
            </div>
          )}
          {messages.length === 0 && outgoing.length === 0 && (
            <EmptyState icon="chat" title="No messages yet">
              <p>{emptyText}</p>
            </EmptyState>
          )}
          <ol className="flex flex-col gap-3">
            {messages.map((message, at) => {
              const previous = messages[at - 1];
              const day = dayText(message.created_at, now);
              const isNewDay = previous === undefined || dayText(previous.created_at, now) !== day;
              return (
                <Fragment key={message.id}>
                  {isNewDay && (
                    <li className="my-1 text-center text-12 text-muted">
                      <span className="rounded-full bg-sunken px-3 py-1">{day}</span>
                    </li>
                  )}
                  <li
                    className="min-w-0 rounded-card outline-offset-4"
                    id={rowId(message.id)}
                    tabIndex={-1}
                  >
                    <MessageRow
                      acts={{ ...acts, jump }}
                      canEdit={room.can_edit}
                      isFollowing={!isNewDay && isTogether(previous, message)}
                      message={message}
                      room={room.key}
                      seenBy={message.is_own ? (readers.get(message.id) ?? []) : []}
                    />
                  </li>
                </Fragment>
              );
            })}
            {outgoing.map((one) => (
              <li key={one.key}>
                <OutgoingRow outgoing={one} />
              </li>
            ))}
          </ol>
        </div>
      </section>
      {isBehind && (
        <div className="absolute inset-x-0 bottom-3 text-center">
          <Button className="shadow-soft" icon="down" onPress={toEnd} size="small">
            New messages
          </Button>
        </div>
      )}
    </div>
  );
}

export const rowId = (id: number) => `chat-message-${id}`;

function isTogether(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before === undefined || before.author.id !== message.author.id) return false;
  const gap = new Date(message.created_at).getTime() - new Date(before.created_at).getTime();
  return gap < TOGETHER_MS;
}

/** Under the last own message that each of the others has read. */
function readersOf({ room, messages }: RoomState): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  const own = messages.filter(({ is_own }) => is_own);
  for (const { id, name, read_up_to } of room.people) {
    if (id === room.me) continue;
    const last = own.findLast((message) => message.id <= read_up_to);
    if (last) found.set(last.id, [...(found.get(last.id) ?? []), name]);
  }
  return found;
}
