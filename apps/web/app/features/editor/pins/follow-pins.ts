// What goes on beside the views while a room with comments is open.
import { useQueryClient } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useEffect, useRef } from 'react';
import { listenLive } from '../../../platform/live/live-stream.ts';
import { useSession } from '../../../platform/session.tsx';
import type { ChatMessage } from '../../chat/chat-calls.ts';
import type { PinThread, RoomPins } from '../../chat/pin-calls.ts';
import { useOutbox } from '../../chat/use-outbox.ts';
import { useEditor, useNodes, useScreen, useWorkspace } from '../workspace/workspace-context.ts';
import { pinKey, pinsKey, usePinThread } from './use-pins.ts';

/** Looks again whenever something changes in the chat. */
export function useNews(project: ProjectId): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenLive((event) => {
        const isHere = event.kind === 'chat' && event.room === `${project}`;
        if (!isHere && event.kind !== 'ready' && event.kind !== 'reset') return;
        void queryClient.invalidateQueries({ queryKey: pinsKey(project) });
        void queryClient.invalidateQueries({ queryKey: ['chat', 'pin', project] });
      }),
    [project, queryClient],
  );
}

/** Sends what waits. A comment that was just written stays open once it is sent. */
export function useSending(project: ProjectId): void {
  const queryClient = useQueryClient();
  const { screen } = useWorkspace();
  const user = useSession().user?.id ?? 0;
  const sent = useRef((_: ChatMessage) => {});
  sent.current = (message) => {
    const { anchor, key, reply_to, author, id, text, created_at } = message;
    if (anchor?.kind === 'pin') {
      const { kind, project: of, ...place } = anchor;
      queryClient.setQueryData<PinThread>(pinKey(project, anchor.number), {
        ...{ pin: message, replies: [] },
      });
      queryClient.setQueriesData<RoomPins>({ queryKey: pinsKey(project) }, (known) => {
        if (known === undefined) return known;
        const others = known.pins.filter((one) => one.id !== id);
        const pin = { ...place, id, author, text, created_at, replies: 0 };
        return { ...known, pins: [pin, ...others] };
      });
      const { comment, openComment } = screen.getState();
      if (comment?.kind === 'waiting' && comment.key === key) {
        openComment({ kind: 'pin', view: comment.view, number: anchor.number });
      }
    }
    if (reply_to !== null) {
      queryClient.setQueriesData<PinThread>({ queryKey: ['chat', 'pin', project] }, (known) =>
        known?.pin.id !== reply_to.id || known.replies.some((one) => one.id === id)
          ? known
          : { ...known, replies: [...known.replies, message] },
      );
    }
    void queryClient.invalidateQueries({ queryKey: pinsKey(project) });
  };
  useOutbox({ room: `${project}`, user }, (message) => sent.current(message));
}

/** Goes to the story of a comment that is opened by its address. */
export function useStoryOfOpened(project: ProjectId): void {
  const comment = useScreen((state) => state.comment);
  const number = comment?.kind === 'pin' ? comment.number : null;
  const show = useEditor((state) => state.show);
  const nodes = useNodes();
  const { data } = usePinThread(project, number);
  const level = data?.pin.anchor?.kind === 'pin' ? data.pin.anchor.level : null;
  useEffect(() => {
    if (level !== null && Object.hasOwn(nodes, level)) show({ levelId: level });
  }, [number, level]);
}
