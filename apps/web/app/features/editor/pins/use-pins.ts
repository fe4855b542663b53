import { useQuery } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useSession } from '../../../platform/session.tsx';
import { fetchPin, fetchPins } from '../../chat/pin-calls.ts';
import { useWaiting } from '../../chat/use-outbox.ts';
import type { OpenComment } from '../workspace/comment.ts';
import { useEditor, useNodes, useScreen } from '../workspace/workspace-context.ts';
import { type PinPlace, placeOfPress } from './pin-place.ts';

/** A comment as the views draw it. */
export interface DrawnPin {
  readonly place: PinPlace;
  /** What a press opens; null for the one that is about to be written. */
  readonly opens: OpenComment | null;
  /** '3', or '…' until it has a number. */
  readonly sign: string;
  readonly name: string;
  readonly isDone: boolean;
  readonly isOpen: boolean;
}

/** Without a stream, as where a balancer cuts it, new ones are still looked for. */
const LOOK_EVERY_MS = 15_000;
const EXCERPT = 80;

export const pinsKey = (project: ProjectId) => ['chat', 'pins', project] as const;
export const pinKey = (project: ProjectId, number: number) =>
  ['chat', 'pin', project, number] as const;

/** The comments on places in the room. */
export function useRoomPins(project: ProjectId) {
  const isAll = useScreen(({ comments }) => comments === 'all');
  return useQuery({
    queryKey: [...pinsKey(project), isAll],
    queryFn: () => fetchPins(`${project}`, isAll),
    placeholderData: (before) => before,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    retry: false,
  });
}

/** One of them with its replies. */
export function usePinThread(project: ProjectId, number: number | null) {
  return useQuery({
    queryKey: pinKey(project, number ?? 0),
    queryFn: () => fetchPin(`${project}`, number ?? 0),
    enabled: number !== null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    retry: false,
  });
}

/** What this person wrote and is not sent yet. */
export function useOwnWaiting(project: ProjectId) {
  const user = useSession().user?.id ?? 0;
  return useWaiting({ room: `${project}`, user });
}

/** All that the views draw; the last one is in front. */
export function useDrawnPins(project: ProjectId): readonly DrawnPin[] {
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const shows = useScreen((state) => state.comments);
  const comment = useScreen((state) => state.comment);
  const number = comment?.kind === 'pin' ? comment.number : null;
  const { data } = useRoomPins(project);
  const thread = usePinThread(project, number).data;
  const drawn: DrawnPin[] = [];
  for (const pin of (data?.pins ?? []).toReversed()) {
    if (shows === 'none' || pin.number === number) continue;
    drawn.push(sentPin({ ...pin, isOpen: false }));
  }
  for (const { key, text, anchor } of useOwnWaiting(project)) {
    const ref = anchor?.ref;
    if (ref?.kind !== 'pin') continue;
    drawn.push({
      place: { ...ref, node: ref.node ?? null },
      opens: { kind: 'waiting', view: null, key },
      ...{ sign: '…', name: `Your comment, not sent yet: ${excerptOf(text)}`, isDone: false },
      isOpen: comment?.kind === 'waiting' && comment.key === key,
    });
  }
  const { pin } = thread ?? {};
  if (pin?.anchor?.kind === 'pin') {
    const { text, author } = pin;
    drawn.push(sentPin({ ...pin.anchor, author, text, isOpen: true }));
  }
  const place = comment?.kind === 'new' ? placeOfPress(nodes, comment.place, levelId) : null;
  if (place) {
    drawn.push({ place, opens: null, sign: '+', name: 'New comment', isDone: false, isOpen: true });
  }
  return drawn;
}

function sentPin(
  pin: PinPlace & {
    readonly number: number;
    readonly author: { readonly name: string };
    readonly text: string;
    readonly settled: object | null;
    readonly isOpen: boolean;
  },
): DrawnPin {
  const { number, author, text, settled, isOpen, ...place } = pin;
  const said = `Comment ${number} by ${author.name}: ${excerptOf(text)}`;
  return {
    ...{ place, isOpen, isDone: settled !== null, sign: `${number}` },
    name: settled === null ? said : `${said} (done)`,
    opens: { kind: 'pin', view: null, number },
  };
}

export function excerptOf(text: string): string {
  if (text === '') return 'a file';
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}
