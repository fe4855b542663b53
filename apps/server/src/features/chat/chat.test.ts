import { randomUUID } from 'node:crypto';
import * as chat from '@wevisu/contract/chat.ts';
import * as notifications from '@wevisu/contract/notifications.ts';
import * as projects from '@wevisu/contract/projects.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testPdf } from '../../platform/uploads/test-files.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { say, type TestChat, testChat } from './test-chat.ts';

let app: TestApp;
let room: TestChat;
let owner: string;
let pro: string;
let stranger: string;

beforeAll(async () => {
  app = await testApp();
  room = await testChat(app);
  owner = room.owner.token;
  pro = room.pro.token;
  stranger = (await room.shop.addHomeowner()).token;
});

const show = (token: string, query: { before?: number; since?: number } = {}, project = room.key) =>
  app.call(chat.showChat, { params: { project }, query }, { token });

const textsOf = async (token: string) =>
  (await show(token)).body.data.Project_chats.map(({ text }) => text);

async function upload(token: string, bytes: Uint8Array, name: string, project = room.key) {
  const file = new File([new Uint8Array(bytes)], name);
  const url = `/api/projectChat/${project}/files`;
  return sendForm(app, { url, fields: { file, name }, token });
}

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a8' } })
    .png()
    .toBuffer();

test('CHAT-03 CHAT-05 API-30 API-31 a message is in Project_chats of both, and sent again with its key it is there once', async () => {
  const key = randomUUID();
  const sent = await say(app, owner, { project: room.key, key, text: 'Which grout?' });
  expect([sent.status, sent.body.data.text]).toEqual([201, 'Which grout?']);
  const again = await say(app, owner, { project: room.key, key, text: 'Which grout?' });
  expect(again.body.data.id).toBe(sent.body.data.id);
  const { data } = (await show(pro)).body;
  expect(data.Project_chats.filter(({ text }) => text === 'Which grout?')).toHaveLength(1);
  expect(data.room_files).toEqual([]);
  expect(data.room).toMatchObject({ key: room.key, title: 'Kitchen', role: 'pro', unread: 1 });
  expect(data.room.people.map(({ role }) => role)).toEqual(['owner', 'pro']);
});

test('two sends with one key at once make one message', async () => {
  const key = randomUUID();
  const both = await Promise.all(
    [1, 2, 3].map(() => say(app, pro, { project: room.key, key, text: 'At once' })),
  );
  expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await textsOf(owner)).filter((text) => text === 'At once')).toHaveLength(1);
});

test('who is told of a message has one notification for a chat, until it is read', async () => {
  const first = await say(app, owner, { project: room.key, text: 'One' });
  await say(app, owner, { project: room.key, text: 'Two', mentions: [room.pro.userId, 999_999] });
  const told = async () =>
    (await app.call(notifications.listNotifications, { query: { pending: 1 } }, { token: pro }))
      .body.data.data;
  const [one, ...others] = (await told()).filter(({ event }) => event === 'chat_message');
  expect([one?.link, others]).toEqual([`/chat/${room.key}`, []]);
  expect(one?.title).toContain('mentioned you in “Kitchen”');
  const { data } = (await show(pro)).body;
  const up_to = data.Project_chats.at(-1)?.id ?? 0;
  const read = await app.call(
    chat.readChat,
    { params: { project: room.key }, body: { up_to } },
    { token: pro },
  );
  expect(read.body.data.unread).toBe(0);
  expect((await told()).filter(({ event }) => event === 'chat_message')).toEqual([]);
  const seen = (await show(owner)).body.data.room.people.find(({ role }) => role === 'pro');
  expect(seen?.read_up_to).toBe(up_to);
  // Never back.
  await app.call(
    chat.readChat,
    { params: { project: room.key }, body: { up_to: first.body.data.id } },
    { token: pro },
  );
  expect((await show(pro)).body.data.room.unread).toBe(0);
});

test('what changed since is told once: an edit, a reaction, a removal; the text before is kept', async () => {
  const sent = await say(app, owner, { project: room.key, text: 'Teh tile' });
  const { id } = sent.body.data;
  const { seq } = (await show(pro)).body.data.room;
  const params = { project: room.key, id };
  await app.call(chat.editChatMessage, { params, body: { text: 'The tile' } }, { token: owner });
  await app.call(
    chat.reactToChatMessage,
    { params, body: { emoji: '👍', on: true } },
    { token: pro },
  );
  const changed = (await show(pro, { since: seq })).body.data;
  expect(changed.Project_chats).toHaveLength(1);
  expect(changed.Project_chats[0]).toMatchObject({
    ...{ id, text: 'The tile', edited_at: expect.any(String) },
    reactions: [{ emoji: '👍', is_own: true }],
  });
  expect((await show(pro, { since: changed.room.seq })).body.data.Project_chats).toEqual([]);
  const reply = await say(app, pro, { project: room.key, text: 'Yes', reply_to: id });
  expect(reply.body.data.reply_to).toMatchObject({ id, text: 'The tile' });
  const gone = await app.call(chat.removeChatMessage, { params }, { token: owner });
  expect(gone.body.data).toMatchObject({ text: '', is_removed: true, reactions: [] });
  expect(JSON.stringify((await show(pro)).body)).not.toContain('The tile');
  const { rows } = await app.pool.query(
    'select text from chat_message_edits where message_id = $1 order by id',
    [id],
  );
  expect(rows.map(({ text }) => text)).toEqual(['Teh tile', 'The tile']);
});

test('only an own message can be changed, and only for a while', async () => {
  const { id } = (await say(app, owner, { project: room.key, text: 'Fixed' })).body.data;
  const params = { project: room.key, id };
  const body = { text: 'Mine' };
  expect((await app.call(chat.editChatMessage, { params, body }, { token: pro })).status).toBe(404);
  await app.pool.query(
    "update chat_messages set created_at = now() - interval '61 minutes' where id = $1",
    [id],
  );
  const late = await app.call(chat.editChatMessage, { params, body }, { token: owner });
  expect([late.status, late.body.code]).toEqual([422, 'chat_message_fixed']);
  const removed = await app.call(chat.removeChatMessage, { params }, { token: owner });
  expect(removed.body.code).toBe('chat_message_fixed');
});

test('CHAT-04 API-29 files are checked by their content, sent with a message and listed with t', async () => {
  const made = await upload(owner, await picture(), 'corner.png');
  expect(made.status).toBe(201);
  const file = made.body.data as { id: number; type: string; width: number };
  expect(file).toMatchObject({ type: 'image/jpeg', width: 400, name: 'corner.png' });
  const fileUrl = `/api/projectChat/${room.key}/files/${file.id}`;
  // Nobody else sees it before it is sent.
  expect((await app.raw('GET', fileUrl, undefined, pro)).status).toBe(404);
  const pdf = (await upload(owner, await testPdf(), 'plan.pdf')).body.data as { id: number };
  const dwg = (await upload(owner, Buffer.from('AC1032\0\0\0'), 'house.dwg')).body.data;
  expect(dwg).toMatchObject({ type: 'image/vnd.dwg' });
  for (const bytes of [
    Buffer.from('<html><script>'),
    Buffer.from('MZ\x90\0'),
    Buffer.from('%PDF-1.4 no'),
  ]) {
    const refused = await upload(owner, bytes, 'invoice.pdf');
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
  }
  const sent = await say(app, owner, { project: room.key, files: [file.id, pdf.id] });
  expect(sent.body.data.files.map(({ id }) => id)).toEqual([file.id, pdf.id]);
  const twice = await say(app, owner, { project: room.key, files: [file.id] });
  expect(twice.body.code).toBe('chat_file_gone');
  const small = await app.app.http.inject({
    ...{ method: 'GET', url: `${fileUrl}?size=small`, headers: { authorization: `Bearer ${pro}` } },
  });
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(small.headers['content-disposition']).toContain('attachment');
  expect((await app.raw('GET', fileUrl, undefined, stranger)).status).toBe(404);
  const listed = await app.call(
    chat.listChatFiles,
    { query: { project: room.key, t: 'files' } },
    { token: pro },
  );
  expect(listed.body.data.files.map(({ id }) => id)).toEqual([pdf.id, file.id]);
  expect((await show(pro)).body.data.room_files).toHaveLength(2);
  await app.call(
    chat.removeChatMessage,
    { params: { project: room.key, id: sent.body.data.id } },
    { token: owner },
  );
  expect((await app.raw('GET', fileUrl, undefined, pro)).status).toBe(404);
});

test('a message points only at what the project has', async () => {
  const { variantId } = await room.shop.addVariant({ vendorId: room.shop.vendors[0].vendorId });
  const anchor = { kind: 'product', variant: variantId } as const;
  const early = await say(app, owner, { project: room.key, text: 'This one', anchor });
  expect(early.body.code).toBe('chat_anchor_gone');
  await app.call(
    projects.updateProjectCart,
    { body: { project: room.projectId, items: [{ variant_id: variantId, qty: 1 }] } },
    { token: owner },
  );
  const sent = await say(app, pro, { project: room.key, text: 'This one', anchor });
  expect(sent.body.data.anchor).toMatchObject({ kind: 'product', hash: expect.any(String) });
  const choices = await app.call(
    chat.listChatAnchors,
    { params: { project: room.key } },
    { token: pro },
  );
  expect(choices.body.data).toMatchObject([{ ref: anchor, about: 'In this project' }]);
});

test('older pages come by the first message of the page before, and search finds signs as they are', async () => {
  const other = await testChat(app);
  const { token } = other.owner;
  await show(token, {}, other.key);
  await app.pool.query(
    `insert into chat_messages (room_id, author_id, author_role, client_key, text, changed_seq, created_at)
     select r.id, $2, 'owner', gen_random_uuid(), 'Line ' || n, 1, now()
     from chat_rooms r, generate_series(1, 45) n where r.project_id = $1`,
    [other.projectId, other.owner.userId],
  );
  const newest = (await show(token, {}, other.key)).body.data;
  expect([newest.Project_chats.length, newest.has_more]).toEqual([40, true]);
  const before = newest.Project_chats[0]?.id ?? 0;
  const older = (await show(token, { before }, other.key)).body.data;
  expect(older.has_more).toBe(false);
  expect(older.Project_chats.at(-1)?.id).toBeLessThan(before);
  await say(app, token, { project: other.key, text: '100% wool_blend' });
  const find = async (q: string) =>
    (
      await app.call(chat.searchChat, { params: { project: other.key }, query: { q } }, { token })
    ).body.data.map(({ text }) => text);
  expect(await find('0% WOOL_')).toEqual(['100% wool_blend']);
  expect(await find('__')).toEqual([]);
});

test('API-39 a stranger, a former pro and a deactivated one see nothing of a chat, its files and its search', async () => {
  const other = await testChat(app);
  const file = (await upload(other.owner.token, await picture(), 'a.png', other.key)).body.data as {
    id: number;
  };
  await say(app, other.owner.token, { project: other.key, text: 'Secret', files: [file.id] });
  const params = { project: other.key };
  const tries = async (token: string) => [
    (await app.call(chat.showChat, { params, query: {} }, { token })).status,
    (await app.call(chat.searchChat, { params, query: { q: 'Secret' } }, { token })).status,
    (await app.call(chat.listChatFiles, { query: params }, { token })).status,
    (await app.raw('GET', `/api/projectChat/${other.key}/files/${file.id}`, undefined, token))
      .status,
    (await say(app, token, { project: other.key, text: 'Mine' })).status,
    (await app.call(chat.typeInChat, { params }, { token })).status,
  ];
  const none = [404, 404, 404, 404, 404, 404];
  expect((await tries(other.pro.token)).slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(await tries(stranger)).toEqual(none);
  expect(await tries(pro)).toEqual(none);
  await app.pool.query('update projects set shared_to_pro_at = null where id = $1', [
    other.projectId,
  ]);
  expect(await tries(other.pro.token)).toEqual(none);
  const listed = await app.call(chat.listChats, {}, { token: other.pro.token });
  expect(listed.body.data).toEqual([]);
  await app.pool.query("update users set status = 'Deactive' where id = $1", [other.owner.userId]);
  expect(await tries(other.owner.token)).toEqual([401, 401, 401, 401, 401, 401]);
});

test('staff see a project only while somebody in it asks for them', async () => {
  const staff = await app.createAccount({ email: 'staff@chat.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
  const ask = (on: boolean) =>
    app.call(
      chat.askStaffIntoChat,
      { params: { project: room.key }, body: { on } },
      { token: owner },
    );
  expect((await show(staff.token)).status).toBe(404);
  expect((await ask(true)).body.data.is_staff_asked).toBe(true);
  const answer = await say(app, staff.token, { project: room.key, text: 'How can I help?' });
  expect(answer.body.data.author).toMatchObject({ role: 'staff', name: 'Ana from support' });
  await ask(false);
  expect((await show(staff.token)).status).toBe(404);
  expect((await textsOf(owner)).at(-1)).toBe('How can I help?');
});
