import type { ChatFile, ChatMessage, ChatRoom } from './chat-calls.ts';

/** What is known of a room: its messages in order, from the oldest one that was asked for. */
export interface RoomState {
  readonly room: ChatRoom;
  readonly messages: readonly ChatMessage[];
  readonly files: readonly ChatFile[];
  readonly hasOlder: boolean;
}

interface Page {
  readonly room: ChatRoom;
  readonly Project_chats: readonly ChatMessage[];
  readonly room_files: readonly ChatFile[];
  readonly has_more: boolean;
}

export function firstPage({ room, Project_chats, room_files, has_more }: Page): RoomState {
  return { room, messages: Project_chats, files: room_files, hasOlder: has_more };
}

/** An older page goes before what is there. */
export function addOlder(state: RoomState, page: Page): RoomState {
  const messages = mergeMessages(page.Project_chats, state.messages);
  return { ...state, messages, hasOlder: page.has_more };
}

/** Changes since `state.room.seq`. Those of messages older than what is shown are of no concern here. */
export function addChanges(state: RoomState, page: Page): RoomState {
  const from = state.messages[0]?.id ?? 0;
  const changed = page.Project_chats.filter(({ id }) => !state.hasOlder || id >= from);
  // A later reply may have overtaken this one.
  const room = page.room.seq >= state.room.seq ? page.room : state.room;
  return {
    ...{ room, files: page.room_files, hasOlder: state.hasOlder },
    messages: mergeMessages(state.messages, changed),
  };
}

/** One message as a call answered it. What it misses of others comes with the next changes. */
export function addMessage(state: RoomState, message: ChatMessage): RoomState {
  return { ...state, messages: mergeMessages(state.messages, [message]) };
}

/** By id; later ones replace. */
function mergeMessages(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
): readonly ChatMessage[] {
  const all = new Map([...before, ...after].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => a.id - b.id);
}
