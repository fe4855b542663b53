import * as chat from '@wevisu/contract/chat.ts';
import type { AnchorRef } from '@wevisu/contract/chat-anchors.ts';
import { saveScene } from '@wevisu/contract/project-scenes.ts';
import { plan } from '@wevisu/scene/placing/test-room.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { say, type TestChat, testChat } from './test-chat.ts';

let app: TestApp;
let room: TestChat;
let owner: string;
let pro: string;

const NORTH = { kind: 'wall', room: 'R', wall: 'north' } as const;

beforeAll(async () => {
  app = await testApp();
  room = await testChat(app);
  owner = room.owner.token;
  pro = room.pro.token;
});

const point = (token: string, anchor: AnchorRef, project = room.key) =>
  say(app, token, { project, text: 'Here', anchor });

function save(base_revision: number, nodes: object) {
  const scene = { format: 'wevisu-scene', version: 1, name: 'Room', nodes };
  const params = { id: room.projectId };
  return app.call(saveScene, { params, body: { base_revision, scene } }, { token: owner });
}

async function shown(token: string, id: number) {
  const params = { project: room.key };
  const { body } = await app.call(chat.showChat, { params, query: {} }, { token });
  return body.data.Project_chats.find((one) => one.id === id)?.anchor;
}

test('a message points at a wall of the room as it is saved, named by where one looks', async () => {
  expect((await point(owner, NORTH)).body.code).toBe('chat_anchor_gone');
  expect((await save(0, plan)).status).toBe(200);
  const params = { project: room.key };
  const choices = await app.call(chat.listChatAnchors, { params }, { token: pro });
  expect(choices.body.data.map(({ label }) => label).sort()).toEqual([
    'East wall, Room',
    'North wall, Room',
    'South wall, Room',
    'West wall, Room',
  ]);
  const sent = await point(pro, NORTH);
  const anchor = { ...NORTH, label: 'North wall, Room', project: room.projectId };
  expect(sent.body.data.anchor).toEqual(anchor);
  const none = await point(owner, { kind: 'wall', room: 'R', wall: 'nowhere' });
  expect(none.body.code).toBe('chat_anchor_gone');
  // A room of somebody else's project is not read for it.
  const other = await testChat(app);
  expect((await point(other.owner.token, NORTH, other.key)).body.code).toBe('chat_anchor_gone');
  // Staff who are asked in sit in the chat, and not in the room.
  const staff = await app.createAccount({ email: 'staff@anchors.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
  await app.call(chat.askStaffIntoChat, { params, body: { on: true } }, { token: owner });
  expect(await shown(staff.token, sent.body.data.id)).toEqual({ kind: 'hidden' });
  expect(await shown(owner, sent.body.data.id)).toEqual(anchor);
  const offered = await app.call(chat.listChatAnchors, { params }, { token: staff.token });
  expect(offered.body.data).toEqual([]);
  expect((await point(staff.token, NORTH)).body.code).toBe('chat_anchor_gone');
});

test('a message points at a spot of a picture of its chat, by a number of its own, until that is removed', async () => {
  const corner = { width: 400, height: 300, channels: 3, background: '#8a8' } as const;
  const bytes = await sharp({ create: corner }).jpeg().toBuffer();
  const made = await sendForm(app, {
    url: `/api/projectChat/${room.key}/files`,
    fields: { file: new File([new Uint8Array(bytes)], 'corner.jpg'), name: 'corner.jpg' },
    token: owner,
  });
  const { id: file } = made.body.data as { id: number };
  const spot = { kind: 'spot', file, x: 250, y: 1000 } as const;
  // Not before it is sent.
  expect((await point(owner, spot)).body.code).toBe('chat_anchor_gone');
  const sent = await say(app, owner, { project: room.key, text: 'Look', files: [file] });
  const first = (await point(pro, spot)).body.data;
  expect(first.anchor).toMatchObject({ ...spot, number: 1, file: { id: file, width: 400 } });
  expect((await point(owner, { ...spot, x: 0 })).body.data.anchor).toMatchObject({ number: 2 });
  expect((await point(owner, { ...spot, x: 1001 })).status).toBe(422);
  // A picture of another chat.
  const other = await testChat(app);
  expect((await point(other.owner.token, spot, other.key)).body.code).toBe('chat_anchor_gone');
  await app.call(
    chat.removeChatMessage,
    { params: { project: room.key, id: sent.body.data.id } },
    { token: owner },
  );
  expect(await shown(pro, first.id)).toMatchObject({ kind: 'spot', number: 1, file: null });
  expect((await point(owner, spot)).body.code).toBe('chat_anchor_gone');
});
