// What is reported and who is blocked, as everybody concerned sees it.
import * as chat from '@wevisu/contract/chat.ts';
import * as safety from '@wevisu/contract/chat-safety.ts';
import * as notifications from '@wevisu/contract/notifications.ts';
import * as queues from '@wevisu/contract/staff-queues.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test-app.ts';
import { say, type TestChat, testChat } from '../test-chat.ts';

let app: TestApp;
let room: TestChat;
let staff: { readonly userId: number; readonly token: string };

beforeAll(async () => {
  app = await testApp();
  room = await testChat(app);
  staff = await app.createAccount({ email: 'staff@safety.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const report = (token: string, id: number, reason: 'fraud' | 'spam' = 'fraud') =>
  app.call(
    safety.reportChatMessage,
    { params: { project: room.key, id }, body: { reason, note: 'It wants cash.' } },
    { token },
  );
const show = (token: string) =>
  app.call(chat.showChat, { params: { project: room.key }, query: {} }, { token });
const cases = async () =>
  (
    await app.call(
      queues.listCases,
      { params: { queue: 'reports' }, query: {} },
      { token: staff.token },
    )
  ).body.data.rows;
const decide = (id: string, decision: 'remove' | 'keep', answer = '') =>
  app.call(
    safety.decideChatReport,
    { params: { id: Number(id) }, body: { decision, answer } },
    { token: staff.token },
  );
const titles = async (token: string) =>
  (await app.call(notifications.listNotifications, { query: {} }, { token })).body.data.data.map(
    ({ title }) => title,
  );

test('a message is reported once, read by staff with those before it, and removed for everybody', async () => {
  const { owner, pro } = room;
  await say(app, owner.token, { project: room.key, text: 'What does it cost?' });
  const sent = await say(app, pro.token, { project: room.key, text: 'Pay me in cash, outside.' });
  const { id } = sent.body.data;
  expect((await report(pro.token, id)).body.code).toBe('chat_report_own');
  expect((await report((await room.shop.addHomeowner()).token, id)).status).toBe(404);
  expect((await report(owner.token, id)).status).toBe(200);
  expect((await report(owner.token, id, 'spam')).status).toBe(200);
  const [one] = await cases();
  expect(await cases()).toMatchObject([{ title: 'Pay me in cash, outside.', detail: 'Kitchen' }]);
  const read = await app.call(
    queues.getCase,
    { params: { queue: 'reports', id: one?.id ?? '' } },
    { token: staff.token },
  );
  expect(read.body.data.text).toBe('Pay me in cash, outside.');
  const facts = Object.fromEntries(read.body.data.facts.map(({ label, value }) => [label, value]));
  expect(facts).toMatchObject({
    Why: 'It asks for money or cards outside of WeVisu, or deceives',
    Note: 'It wants cash.',
  });
  expect(Object.entries(facts).find(([label]) => label.startsWith('Before it'))?.[1]).toBe(
    'What does it cost?',
  );
  // The rest of the chat stays closed to staff.
  expect((await show(staff.token)).status).toBe(404);

  const before = (await show(owner.token)).body.data.room.seq;
  expect((await decide(one?.id ?? '', 'remove', 'Thank you.')).status).toBe(200);
  expect((await decide(one?.id ?? '', 'remove')).body.code).toBe('chat_report_closed');
  expect(await cases()).toEqual([]);
  for (const { token } of [owner, pro]) {
    const seen = (await show(token)).body.data;
    expect(seen.Project_chats.at(-1)).toMatchObject({
      ...{ id, text: '', is_removed: true, is_removed_by_staff: true },
    });
    expect(seen.room.seq).toBeGreaterThan(before);
  }
  expect(await titles(owner.token)).toContain('The message you reported was removed');
  expect(await titles(pro.token)).toContain('Support removed a message of yours');
  const { rows } = await app.pool.query(
    `select e.action, (select text from chat_message_edits where message_id = $1) as kept
     from audit_events e where e.target_kind = 'chat'`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'chat_message.report_removed', kept: 'Pay me in cash, outside.' },
  ]);
});

test('a report that is not followed is answered, and the message stays', async () => {
  const { owner, pro } = room;
  const { id } = (await say(app, owner.token, { project: room.key, text: 'Hm.' })).body.data;
  await report(pro.token, id, 'spam');
  const [one] = await cases();
  expect((await decide(one?.id ?? '', 'keep')).status).toBe(422);
  expect((await decide(one?.id ?? '', 'keep', 'It is within the rules.')).status).toBe(200);
  expect((await show(pro.token)).body.data.Project_chats.at(-1)).toMatchObject({ text: 'Hm.' });
  expect(await titles(pro.token)).toContain('The message you reported stays');
});

test('two of staff decide one report at the same time: one does, the other is told', async () => {
  const { owner, pro } = room;
  const { id } = (await say(app, pro.token, { project: room.key, text: 'Again.' })).body.data;
  await report(owner.token, id);
  const [one] = await cases();
  const [first, second] = await Promise.all([
    decide(one?.id ?? '', 'remove'),
    decide(one?.id ?? '', 'keep', 'It stays.'),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
});

test('a homeowner blocks the pro: no chat, file, search or message is open to the pro, until unblocked', async () => {
  const { owner, pro } = room;
  const block = (token: string, user: number) =>
    app.call(safety.blockInChat, { params: { project: room.key }, body: { user } }, { token });
  expect((await block(owner.token, owner.userId)).body.code).toBe('chat_block_not_here');
  expect((await block(owner.token, staff.userId)).body.code).toBe('chat_block_not_here');
  const [person] = (await block(owner.token, pro.userId)).body.data;
  expect(person?.id).toBe(pro.userId);
  expect((await block(owner.token, pro.userId)).body.code).toBe('chat_block_not_here');
  expect((await show(pro.token)).status).toBe(404);
  expect((await say(app, pro.token, { project: room.key, text: 'Hello?' })).status).toBe(404);
  const found = await app.call(
    chat.searchChat,
    { params: { project: room.key }, query: { q: 'cost' } },
    { token: pro.token },
  );
  expect(found.status).toBe(404);
  const chats = await app.call(chat.listChats, {}, { token: pro.token });
  expect(chats.body.data.map(({ key }) => key)).not.toContain(room.key);
  const seen = (await show(owner.token)).body.data.room;
  expect(seen.people.map(({ id }) => id)).toEqual([owner.userId]);
  expect(seen.blocked.map(({ id }) => id)).toEqual([pro.userId]);
  // The pro hears nothing of it, and can't undo it.
  const unblock = (token: string, id: number) =>
    app.call(safety.unblockInChat, { params: { id } }, { token });
  expect((await unblock(pro.token, owner.userId)).body.data).toEqual([]);
  expect((await show(pro.token)).status).toBe(404);
  expect((await unblock(owner.token, pro.userId)).body.data).toEqual([]);
  expect((await show(pro.token)).status).toBe(200);
});

test('a pro who blocks a homeowner leaves the chat, which stays with the homeowner', async () => {
  const { owner, pro } = room;
  const blocked = await app.call(
    safety.blockInChat,
    { params: { project: room.key }, body: { user: owner.userId } },
    { token: pro.token },
  );
  expect(blocked.body.data.map(({ id }) => id)).toEqual([owner.userId]);
  expect((await show(pro.token)).status).toBe(404);
  expect((await show(owner.token)).body.data.room.blocked).toEqual([]);
  const list = await app.call(safety.listChatBlocks, {}, { token: pro.token });
  expect(list.body.data.map(({ id }) => id)).toEqual([owner.userId]);
});
