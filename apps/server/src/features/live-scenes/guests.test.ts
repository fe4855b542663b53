import { LIVE_SCENE_CLOSED, LIVE_SCENE_PATH } from '@wevisu/contract/live-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { parseConfig } from '../../platform/config.ts';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Member, PENDANT, roomWithFloor, testRooms } from '../projects/test-rooms.ts';
import { MAX_GUESTS } from './guests.ts';
import { closeEditors, lookOn, openEditor, type TestEditor } from './test-live.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let owner: Member;
/** Addresses of two processes' servers on one database. */
let first: string;
let second: string;

beforeAll(async () => {
  app = await testApp({ connections: 20 });
  rooms = await testRooms(app);
  owner = await rooms.shop.addHomeowner();
  first = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  second = await (await startAnother()).http.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(closeEditors);

async function startAnother(): Promise<App> {
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://shop.example' };
  const config = parseConfig({ ...env, DATA_DIR: app.dataDir });
  const other = await createApp({ config, pool: app.serverPool, now: () => new Date() });
  await other.start();
  atFileEnd(() => other.close());
  return other;
}

async function savedRoom(): Promise<ProjectId> {
  const id = await rooms.newProject(owner);
  const scene = roomWithFloor(null);
  const lamp = { ...PENDANT, kind: 'pendant' };
  await rooms.save(owner, id, { ...scene, nodes: { ...scene.nodes, lamp } });
  return id;
}

async function setLink(id: ProjectId, on: boolean): Promise<string> {
  const as = { token: owner.token };
  const { body } = await app.call(sharing.setShareLink, { params: { id }, body: { on } }, as);
  return body.data.pid ?? '';
}

async function openAsOwner(id: ProjectId): Promise<TestEditor> {
  const { scene, name } = (await rooms.read(owner, id)).body.data;
  const editor = openEditor({ origin: first, project: id, token: owner.token, scene, name });
  await soon(() => expect(editor.client.status()).toBe('joined'));
  return editor;
}

const soon = (check: () => void) => vi.waitFor(check, 10_000);

const put = (id: string, change: object) => (nodes: SceneNodes) => ({
  ...nodes,
  [id]: { ...(nodes[id] ?? nodes.lamp), ...change } as SceneNode,
});

test('a guest with the link sees what is edited at another server, and who edits by the first name', async () => {
  const id = await savedRoom();
  const home = await openAsOwner(id);
  const guest = lookOn({ origin: second, by: { pid: await setLink(id, true) } });
  await soon(() => expect(guest.nodes()).toEqual(home.nodes()));
  home.edit(put('lamp', { position: [10_000, 10_000] }));
  home.edit(put('second', {}));
  await soon(() => {
    expect(guest.nodes()).toEqual(home.nodes());
    expect(guest.nodes()).toMatchObject({ lamp: { position: [10_000, 10_000] }, second: {} });
  });
  home.undo();
  await soon(() => {
    expect(guest.nodes().second).toBeUndefined();
    expect(guest.saves()).toBeGreaterThan(0);
    const [name = ''] = home.people().map((one) => one.name);
    expect(guest.people()).toMatchObject([{ role: 'owner', name: name.split(' ')[0] }]);
    expect(home.people().find(({ role }) => role === 'guest')?.name).toBe('Guest');
  });
});

test('a pro who may only read looks on by their session, and others do not', async () => {
  const id = await savedRoom();
  const home = await openAsOwner(id);
  const by = { project: id, token: rooms.shop.pro.token };
  const early = lookOn({ origin: first, by });
  await soon(() => expect(early.ended()).toBe('refused'));
  await app.call(sharing.shareToContractor, { params: { project: id } }, { token: owner.token });
  const pro = lookOn({ origin: first, by });
  await soon(() => expect(pro.nodes()).toEqual(home.nodes()));
  const stranger = await rooms.shop.addHomeowner();
  const otherPro = await app.createAccount({ email: 'pro@guests.example', type: 'Contractor' });
  for (const { token } of [stranger, otherPro, { token: 'made-up-token' }]) {
    const nobody = lookOn({ origin: first, by: { project: id, token } });
    await soon(() => expect(nobody.ended()).toBe('refused'));
    expect([nobody.nodes(), nobody.people()]).toEqual([{}, []]);
  }
  const madeUp = lookOn({ origin: first, by: { pid: '0'.repeat(36) } });
  await soon(() => expect(madeUp.ended()).toBe('refused'));
  await app.pool.query('delete from sessions where user_id = $1', [rooms.shop.pro.userId]);
  home.edit(put('secret', {}));
  await soon(() => expect(pro.ended()).toBe('refused'));
  expect(pro.nodes().secret).toBeUndefined();
});

test('a link that is turned off, or replaced, shows nothing more on connections that are open', async () => {
  const id = await savedRoom();
  const home = await openAsOwner(id);
  for (const on of [false, true]) {
    const guest = lookOn({ origin: first, by: { pid: await setLink(id, true) } });
    await soon(() => expect(guest.nodes()).toEqual(home.nodes()));
    await setLink(id, on);
    home.edit(put(`secret-${on}`, {}));
    await soon(() => expect(guest.ended()).toBe('refused'));
    expect(guest.nodes()).not.toHaveProperty(`secret-${on}`);
  }
  await soon(() => expect(home.people().map(({ role }) => role)).toEqual(['owner']));
});

/** All that a guest's connection says, until the code that ends it. */
async function hear(
  pid: string,
  then: (socket: WebSocket) => void,
): Promise<{ readonly texts: readonly string[]; readonly code: number }> {
  const socket = new WebSocket(`${first.replace('http', 'ws')}${LIVE_SCENE_PATH}`);
  const texts: string[] = [];
  socket.binaryType = 'arraybuffer';
  return new Promise((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'look', by: { pid } })));
    socket.addEventListener('message', ({ data }) => {
      texts.push(typeof data === 'string' ? data : 'bytes');
      if (texts.length === 1) then(socket);
    });
    socket.addEventListener('close', ({ code }) => resolve({ texts, code }));
  });
}

test('guests are told no budget and no shared document, and whoever writes is cut off', async () => {
  const id = await savedRoom();
  const home = await openAsOwner(id);
  home.choose({ budgetCents: 1_234_500 });
  const pid = await setLink(id, true);
  const writes: ((socket: WebSocket) => void)[] = [
    (socket) => socket.send(new Uint8Array(40)),
    (socket) => socket.send('{"t":"save","id":1,"label":"Mine"}'),
    (socket) =>
      socket.send('{"t":"here","at":{"selected":[],"levelId":null,"pointer":[1,2,3],"eye":null}}'),
    (socket) => socket.send(JSON.stringify({ t: 'look', by: { pid } })),
  ];
  for (const write of writes) {
    const { texts, code } = await hear(pid, write);
    expect(code).toBe(LIVE_SCENE_CLOSED.broken);
    expect(texts.join('\n')).not.toMatch(/bytes|1234500|udget|welcome/);
    expect(texts[0]).toContain('"isAll":true');
  }
  await soon(() => expect(home.client.hasUnsent()).toBe(false));
  expect(home.nodes()).toHaveProperty('lamp');
  // Nor by the page's own call, once the budget is saved.
  await home.client.save(null);
  expect((await rooms.read(owner, id)).body.data.scene).toMatchObject({ budgetCents: 1_234_500 });
  const shown = await app.call(sharing.getSharedProject, { query: { pid } });
  expect(shown.body.data.scene).toMatchObject({ budgetCents: null });
});

test('a room takes so many guests, and its owner comes in all the same', async () => {
  const id = await savedRoom();
  const pid = await setLink(id, true);
  const guests = Array.from({ length: MAX_GUESTS }, () => lookOn({ origin: first, by: { pid } }));
  await soon(() => {
    for (const guest of guests) expect(guest.nodes()).toHaveProperty('lamp');
  });
  const oneMore = lookOn({ origin: first, by: { pid } });
  await soon(() => expect(oneMore.ended()).toBe('unsuitable'));
  const home = await openAsOwner(id);
  home.edit(put('second', {}));
  await soon(() => {
    for (const guest of guests) expect(guest.nodes()).toHaveProperty('second');
  });
});
