import * as chat from '@wevisu/contract/chat.ts';
import * as pins from '@wevisu/contract/chat-pins.ts';
import { blockInChat } from '@wevisu/contract/chat-safety.ts';
import { saveScene } from '@wevisu/contract/project-scenes.ts';
import { setProsEdit } from '@wevisu/contract/project-sharing.ts';
import { item, plan } from '@wevisu/scene/placing/test-room.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { say, type TestChat, testChat } from './test-chat.ts';

let app: TestApp;
let room: TestChat;
let owner: string;
let pro: string;

const PLACE = { kind: 'pin', level: 'L', x: 12_000, y: 8_000, z: 9_000, node: null } as const;
type Place = Omit<typeof PLACE, 'level' | 'x' | 'node'> & {
  readonly level: string;
  readonly x: number;
  readonly node: string | null;
};

beforeAll(async () => {
  app = await testApp();
  room = await testChat(app);
  owner = room.owner.token;
  pro = room.pro.token;
});

const pin = (token: string, text: string, place: Partial<Place> = {}, key?: string) =>
  say(app, token, {
    ...{ project: room.key, text, anchor: { ...PLACE, ...place } },
    ...(key ? { key } : {}),
  });

const list = (token: string, query: { settled?: '1' } = {}, project = room.key) =>
  app.call(pins.listChatPins, { params: { project }, query }, { token });

const show = (token: string, number: number, project = room.key) =>
  app.call(pins.showChatPin, { params: { project, number } }, { token });

const settle = (token: string, number: number, on: boolean, project = room.key) =>
  app.call(pins.settleChatPin, { params: { project, number }, body: { on } }, { token });

function save(nodes: object) {
  const scene = { format: 'wevisu-scene', version: 1, name: 'Room', nodes };
  const params = { id: room.projectId };
  return app.call(saveScene, { params, body: { base_revision: 0, scene } }, { token: owner });
}

async function seqOf(token: string) {
  const params = { project: room.key };
  const { body } = await app.call(chat.showChat, { params, query: {} }, { token });
  return body.data.room.seq;
}

test('a message points at a place in the room as it is saved; those of a chat are numbered', async () => {
  expect((await pin(owner, 'Here')).body.code).toBe('chat_pin_nowhere');
  expect((await save({ ...plan, sofa: item('sofa', [20_000, 15_000]) })).status).toBe(200);
  const first = await pin(owner, 'A lamp here?', { node: 'sofa' });
  expect(first.body.data.anchor).toEqual({
    ...{ ...PLACE, node: 'sofa' },
    ...{ number: 1, project: room.projectId, settled: null },
  });
  // What is not saved yet is not kept, and a story that is not there is no place.
  expect((await pin(pro, 'And here', { node: 'new' })).body.data.anchor).toMatchObject({
    ...{ number: 2, node: null },
  });
  for (const level of ['R', 'elsewhere', 'constructor']) {
    expect((await pin(owner, 'No', { level })).body.code).toBe('chat_pin_nowhere');
  }
  expect((await pin(owner, 'No', { x: 5_000_001 })).status).toBe(422);
  expect((await pin(owner, 'No', { x: 0.5 })).status).toBe(422);
  // Support has no room, and a project without a saved one has no places.
  const support = { project: 'support', text: 'Here', anchor: PLACE };
  expect((await say(app, owner, support)).body.code).toBe('chat_pin_nowhere');
  const { data } = (await list(pro)).body;
  expect(data.pins.map(({ number, text }) => [number, text])).toEqual([
    [2, 'And here'],
    [1, 'A lamp here?'],
  ]);
  expect(data.pins[1]).toMatchObject({ level: 'L', x: 12_000, z: 9_000, replies: 0 });
});

test('a pin that is sent again with its key is there once', async () => {
  const key = crypto.randomUUID();
  const both = await Promise.all([1, 2].map(() => pin(owner, 'Twice', {}, key)));
  const [one, other] = both.map(({ body }) => body.data);
  expect(one?.id).toBe(other?.id);
  expect(one?.anchor).toEqual(other?.anchor);
  const { data } = (await list(owner)).body;
  expect(data.pins.filter(({ text }) => text === 'Twice')).toHaveLength(1);
});

test('replies are counted and shown with the pin they answer, without those that were removed', async () => {
  const { id, anchor } = (await pin(owner, 'Which handle?')).body.data;
  const number = anchor?.kind === 'pin' ? anchor.number : 0;
  const answer = await say(app, pro, { project: room.key, text: 'Brass', reply_to: id });
  const gone = await say(app, owner, { project: room.key, text: 'Nickel', reply_to: id });
  const params = { project: room.key, id: gone.body.data.id };
  await app.call(chat.removeChatMessage, { params }, { token: owner });
  expect((await list(owner)).body.data.pins[0]).toMatchObject({ number, replies: 1 });
  const { data } = (await show(pro, number)).body;
  expect(data.pin).toMatchObject({ id, text: 'Which handle?', is_own: false });
  expect(data.replies.map((one) => [one.id, one.text])).toEqual([
    [answer.body.data.id, 'Brass'],
    [gone.body.data.id, ''],
  ]);
});

test('whoever is done with a pin first stays, all hear of it, and it can be opened again', async () => {
  const { anchor } = (await pin(owner, 'Move this')).body.data;
  const number = anchor?.kind === 'pin' ? anchor.number : 0;
  const seq = await seqOf(owner);
  const done = await settle(pro, number, true);
  expect(done.body.data.anchor).toMatchObject({ settled: { by: expect.any(String) } });
  const params = { project: room.key };
  const news = await app.call(chat.showChat, { params, query: { since: seq } }, { token: owner });
  expect(news.body.data.Project_chats.map(({ anchor: now }) => now)).toEqual([
    done.body.data.anchor,
  ]);
  expect((await settle(owner, number, true)).body.data.anchor).toEqual(done.body.data.anchor);
  const numbers = async (query: { settled?: '1' }) =>
    (await list(owner, query)).body.data.pins.map((one) => one.number);
  expect(await numbers({})).not.toContain(number);
  expect((await numbers({ settled: '1' }))[0]).toBe(number);
  expect((await list(owner)).body.data.settled).toBe(1);
  const opened = await settle(owner, number, false);
  expect(opened.body.data.anchor).toMatchObject({ settled: null });
  expect((await numbers({}))[0]).toBe(number);
});

test('a pin that was removed is nowhere, and its number is not given again', async () => {
  const { id, anchor } = (await pin(owner, 'A mistake')).body.data;
  const number = anchor?.kind === 'pin' ? anchor.number : 0;
  await app.call(chat.removeChatMessage, { params: { project: room.key, id } }, { token: owner });
  expect((await list(owner, { settled: '1' })).body.data.pins.map((one) => one.id)).not.toContain(
    id,
  );
  expect((await show(owner, number)).body.code).toBe('chat_pin_not_found');
  expect((await settle(owner, number, true)).body.code).toBe('chat_pin_not_found');
  expect((await pin(owner, 'Right')).body.data.anchor).toMatchObject({ number: number + 1 });
});

test('staff who are asked into a chat see that a place is pointed at, and neither which nor its pins', async () => {
  const staff = await app.createAccount({ email: 'staff@pins.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
  const params = { project: room.key };
  await app.call(chat.askStaffIntoChat, { params, body: { on: true } }, { token: owner });
  const { body } = await app.call(chat.showChat, { params, query: {} }, { token: staff.token });
  const first = body.data.Project_chats.find(({ text }) => text === 'A lamp here?');
  expect(first?.anchor).toEqual({ kind: 'hidden' });
  expect(JSON.stringify(body)).not.toContain('"level"');
  expect(body.data.room.can_edit).toBe(false);
  expect((await list(staff.token)).body.data).toEqual({ pins: [], settled: 0 });
  expect((await show(staff.token, 1)).body.code).toBe('chat_pin_not_found');
  expect((await settle(staff.token, 1, true)).body.code).toBe('chat_pin_not_found');
  expect((await pin(staff.token, 'Here')).body.code).toBe('chat_pin_nowhere');
  await app.call(chat.askStaffIntoChat, { params, body: { on: false } }, { token: owner });
});

test('the pro reads whether the room is theirs to edit', async () => {
  const canEdit = async (token: string) => {
    const params = { project: room.key };
    const { body } = await app.call(chat.showChat, { params, query: {} }, { token });
    return body.data.room.can_edit;
  };
  expect([await canEdit(owner), await canEdit(pro)]).toEqual([true, false]);
  await app.call(
    setProsEdit,
    { params: { id: room.projectId }, body: { on: true } },
    { token: owner },
  );
  expect(await canEdit(pro)).toBe(true);
});

test('strangers, people of another chat and blocked pros neither see, make nor settle pins', async () => {
  const other = await testChat(app);
  const tries = async (token: string) => [
    (await list(token)).status,
    (await show(token, 1)).status,
    (await settle(token, 1, true)).status,
    (await pin(token, 'Mine')).status,
  ];
  expect(await tries(other.owner.token)).toEqual([404, 404, 404, 404]);
  // A number names a pin of this chat alone.
  expect((await show(other.owner.token, 1, other.key)).body.code).toBe('chat_pin_not_found');
  expect((await tries(pro)).slice(0, 2)).toEqual([200, 200]);
  await app.call(
    blockInChat,
    { params: { project: room.key }, body: { user: room.pro.userId } },
    { token: owner },
  );
  expect(await tries(pro)).toEqual([404, 404, 404, 404]);
  const { data } = (await list(owner)).body;
  expect(data.pins.filter(({ text }) => text === 'Mine')).toHaveLength(1);
});
