import { expect, test } from 'vitest';
import type { ChatMessage, ChatRoom } from './chat-calls.ts';
import { addChanges, addMessage, addOlder, firstPage } from './room-state.ts';

const message = (id: number, text = `m${id}`): ChatMessage => ({
  id,
  author: { id: 1, name: 'Ana', role: 'owner' },
  ...{ is_own: false, key: null, text, reply_to: null, mentions: [], anchor: null, files: [] },
  ...{ reactions: [], created_at: '2026-01-01T00:00:00Z', edited_at: null },
  ...{ is_removed: false, is_removed_by_staff: false },
});
const room = (seq: number) => ({ key: '1', seq }) as ChatRoom;
const page = (seq: number, ids: readonly number[], has_more = false) => ({
  ...{ room: room(seq), Project_chats: ids.map((id) => message(id)), room_files: [], has_more },
});
const idsOf = ({ messages }: { readonly messages: readonly ChatMessage[] }) =>
  messages.map(({ id }) => id);

test('pages, changes and own messages come together in one order, each once', () => {
  let state = firstPage(page(9, [5, 6], true));
  state = addMessage(state, message(8));
  state = addChanges(state, page(12, [7, 8]));
  state = addOlder(state, page(9, [3, 4], false));
  expect(idsOf(state)).toEqual([3, 4, 5, 6, 7, 8]);
  expect([state.room.seq, state.hasOlder]).toEqual([12, false]);
});

test('a change of a message that is not shown yet makes no hole', () => {
  const state = addChanges(firstPage(page(9, [5, 6], true)), page(10, [2, 6]));
  expect(idsOf(state)).toEqual([5, 6]);
});

test('a reply that was overtaken does not turn the count back', () => {
  const state = addChanges(firstPage(page(12, [5])), page(11, [6]));
  expect([state.room.seq, idsOf(state)]).toEqual([12, [5, 6]]);
});
