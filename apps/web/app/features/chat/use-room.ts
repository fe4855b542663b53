import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listenLive } from '../../platform/live/live-stream.ts';
import { type ChatMessage, fetchChat } from './chat-calls.ts';
import { addChanges, addMessage, addOlder, firstPage, type RoomState } from './room-state.ts';

/** Without a stream, as where a balancer cuts it, the room still looks for changes. */
const LOOK_EVERY_MS = 15_000;
const TYPING_MS = 6_000;

export interface Typing {
  readonly user: number;
  readonly name: string;
}

const keyOf = (room: string) => ['chat', 'room', room] as const;

/** A room, kept up to date while it is shown. */
export function useRoom(room: string) {
  const queryClient = useQueryClient();
  const [typing, setTyping] = useState<readonly Typing[]>([]);
  const [isOlderLoading, setOlderLoading] = useState(false);
  const queryKey = keyOf(room);
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => load(room, queryClient.getQueryData<RoomState>(queryKey)),
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    retry: false,
  });
  const look = useLatest(() => void refetch({ cancelRefetch: true }));
  const names = useLatest(() => data?.room);

  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const drop = (user: number) => setTyping((now) => now.filter((one) => one.user !== user));
    const stop = listenLive((event) => {
      if (event.kind === 'ready' || event.kind === 'reset') return look.current();
      if (event.kind === 'notifications') return;
      if (event.room !== names.current()?.key) return;
      if (event.kind === 'chat') {
        if (event.seq > (names.current()?.seq ?? 0)) look.current();
        return;
      }
      const { user, name } = event;
      if (user === names.current()?.me) return;
      clearTimeout(timers.get(user));
      timers.set(
        user,
        setTimeout(() => drop(user), TYPING_MS),
      );
      setTyping((now) => [...now.filter((one) => one.user !== user), { user, name }]);
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [look, names]);

  function change(to: (state: RoomState) => RoomState) {
    queryClient.setQueryData<RoomState>(queryKey, (state) => state && to(state));
  }

  return {
    ...{ data, error, isLoadingError, isFetching, isOlderLoading },
    /** Whose message has come is no longer typing. */
    typing: typing.filter(({ user }) => data?.messages.at(-1)?.author.id !== user),
    retry: () => void refetch(),
    put: (message: ChatMessage) => change((state) => addMessage(state, message)),
    setRoom: (next: RoomState['room']) => change((state) => ({ ...state, room: next })),
    async loadOlder(): Promise<void> {
      const before = data?.messages[0]?.id;
      if (before === undefined || isOlderLoading) return;
      setOlderLoading(true);
      try {
        const page = await fetchChat(room, { before });
        change((state) => addOlder(state, page));
      } finally {
        setOlderLoading(false);
      }
    },
  };
}

async function load(room: string, known: RoomState | undefined): Promise<RoomState> {
  if (known === undefined) return firstPage(await fetchChat(room));
  let state = known;
  for (;;) {
    const page = await fetchChat(room, { since: state.room.seq });
    state = addChanges(state, page);
    if (!page.has_more) return state;
  }
}

function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}
