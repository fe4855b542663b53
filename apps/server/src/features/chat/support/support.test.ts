import * as chat from '@wevisu/contract/chat.ts';
import * as notifications from '@wevisu/contract/notifications.ts';
import * as support from '@wevisu/contract/support.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test-app.ts';
import { say, type TestChat, testChat } from '../test-chat.ts';

let app: TestApp;
let room: TestChat;
let staff: { readonly userId: number; readonly token: string };
let other: { readonly userId: number; readonly token: string };

beforeAll(async () => {
  app = await testApp();
  room = await testChat(app);
  staff = await app.createAccount({ email: 'staff1@support.example', type: 'Admin' });
  other = await app.createAccount({ email: 'staff2@support.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const queue = async () =>
  (await app.call(support.listSupportChats, {}, { token: staff.token })).body.data.chats;
const claim = (key: string, to: number | null) =>
  app.call(
    support.claimSupportChat,
    { params: { project: key }, body: { to } },
    { token: staff.token },
  );

test('G-74 who writes to support waits in the queue until staff answer, and is notified of the answer', async () => {
  const { token, userId } = room.owner;
  const key = `support-${userId}`;
  await say(app, token, { project: 'support', text: 'Two boxes are broken.' });
  expect(await queue()).toMatchObject([
    { key, is_project: false, claimed_by: null, waiting_since: expect.any(String) },
  ]);
  expect((await claim(key, staff.userId)).body.data.claimed_by?.id).toBe(staff.userId);
  const answer = await say(app, staff.token, { project: key, text: 'We send new ones.' });
  expect(answer.body.data.author.name).toBe('Ana from support');
  expect(await queue()).toMatchObject([{ key, waiting_since: null }]);
  const told = await app.call(notifications.listNotifications, { query: {} }, { token });
  expect(told.body.data.data[0]).toMatchObject({ event: 'chat_message', link: `/chat/${key}` });
  const seen = await app.call(
    chat.showChat,
    { params: { project: 'support' }, query: {} },
    { token },
  );
  expect(seen.body.data.Project_chats.map(({ text }) => text)).toEqual([
    'Two boxes are broken.',
    'We send new ones.',
  ]);
});

test('a chat is handed over, let go and closed, each noted; it comes back when somebody writes', async () => {
  const key = `support-${room.owner.userId}`;
  expect((await claim(key, other.userId)).body.data.claimed_by?.id).toBe(other.userId);
  expect((await claim(key, room.owner.userId)).status).toBe(404);
  expect((await claim(key, null)).body.data.claimed_by).toBeNull();
  await claim(key, staff.userId);
  const closed = await app.call(
    support.closeSupportChat,
    { params: { project: key } },
    { token: staff.token },
  );
  expect([closed.status, await queue()]).toEqual([200, []]);
  await say(app, room.owner.token, { project: 'support', text: 'One more thing' });
  expect(await queue()).toMatchObject([{ key, claimed_by: null }]);
  const { rows } = await app.pool.query(
    "select action from audit_events where target_kind = 'chat' order by id",
  );
  expect(rows.map(({ action }) => action).slice(-2)).toEqual([
    'support_chat.claimed',
    'support_chat.closed',
  ]);
});

test('the chat of a project is in the queue only while somebody in it asks for staff', async () => {
  const ask = (on: boolean) =>
    app.call(
      chat.askStaffIntoChat,
      { params: { project: room.key }, body: { on } },
      { token: room.pro.token },
    );
  expect((await claim(room.key, staff.userId)).status).toBe(404);
  await ask(true);
  expect((await queue()).find(({ key }) => key === room.key)).toMatchObject({
    ...{ is_project: true, title: 'Kitchen' },
  });
  await ask(false);
  expect((await queue()).some(({ key }) => key === room.key)).toBe(false);
});

test("nobody else reads somebody's chat with support", async () => {
  const params = { project: `support-${room.owner.userId}` };
  const { token } = await room.shop.addHomeowner();
  for (const one of [token, room.pro.token, room.shop.vendors[0].token]) {
    expect((await app.call(chat.showChat, { params, query: {} }, { token: one })).status).toBe(404);
  }
});

test('answers are prepared once for all of staff', async () => {
  const { token } = staff;
  const save = (text: string) =>
    app.call(support.saveSupportAnswer, { body: { title: 'Returns', text } }, { token });
  const { id } = (await save('Within 30 days.')).body.data;
  expect((await save('Unopened boxes can be returned.')).body.data.id).toBe(id);
  const list = async () =>
    (await app.call(support.listSupportAnswers, {}, { token: other.token })).body.data;
  expect(await list()).toEqual([{ id, title: 'Returns', text: 'Unopened boxes can be returned.' }]);
  await app.call(support.deleteSupportAnswer, { params: { id } }, { token });
  expect(await list()).toEqual([]);
});
