import { LIVE_SCENE_CLOSED, LIVE_SCENE_PATH } from '@wevisu/contract/live-scenes.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { canonicalJson } from '@wevisu/scene/document/canonical-json.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket as Client } from 'ws';
import { type App, createApp } from '../../app.ts';
import { parseConfig } from '../../platform/config.ts';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Member, PENDANT, roomWithFloor, testRooms } from '../projects/test-rooms.ts';
import { closeEditors, openEditor, type TestEditor } from './test-live.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let owner: Member;
let sku: string;
/** Addresses of two processes' servers on one database. */
let first: string;
let second: string;
let secondApp: App;
const lines: string[] = [];

beforeAll(async () => {
  app = await testApp({
    connections: 20,
    env: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  });
  rooms = await testRooms(app);
  owner = await rooms.shop.addHomeowner();
  ({ sku } = await rooms.addTile());
  secondApp = await startAnother();
  first = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  second = await secondApp.http.listen({ port: 0, host: '127.0.0.1' });
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

async function letProIn(id: ProjectId, on = true): Promise<void> {
  const as = { token: owner.token };
  await app.call(sharing.shareToContractor, { params: { project: id } }, as);
  await app.call(sharing.setProsEdit, { params: { id }, body: { on } }, as);
}

async function open(id: ProjectId, who: { token: string }, origin = first): Promise<TestEditor> {
  const { body } = await rooms.read(owner, id);
  const { scene, name } = body.data;
  return openEditor({ origin, project: id, token: who.token, scene, name });
}

const joined = (...editors: readonly TestEditor[]) =>
  vi.waitFor(() => {
    for (const { client } of editors) expect(client.status()).toBe('joined');
  }, 10_000);

const put = (id: string, change: object) => (nodes: SceneNodes) => ({
  ...nodes,
  [id]: { ...(nodes[id] ?? nodes.lamp), ...change } as SceneNode,
});

async function same(...editors: readonly TestEditor[]): Promise<void> {
  await vi.waitFor(() => {
    for (const { client } of editors) expect(client.hasUnsent()).toBe(false);
    const texts = new Set(editors.map((one) => canonicalJson(one.parts())));
    expect([...texts]).toHaveLength(1);
  }, 10_000);
}

async function storedNodes(id: ProjectId): Promise<SceneNodes> {
  return readScene((await rooms.read(owner, id)).body.data.scene).document.nodes;
}

test('owner and pro edit one room at once, at two servers, and each takes back only their own', async () => {
  const id = await savedRoom();
  await letProIn(id);
  const [home, pro] = [await open(id, owner), await open(id, rooms.shop.pro, second)];
  await joined(home, pro);
  home.edit(put('lamp', { position: [10_000, 10_000] }));
  pro.edit(put('lamp', { elevationTenths: 15_000 }));
  home.edit(put('second', {}));
  await same(home, pro);
  expect(home.nodes()).toMatchObject({
    lamp: { position: [10_000, 10_000], elevationTenths: 15_000 },
    second: { type: 'item' },
  });
  await vi.waitFor(() => {
    expect(
      home
        .people()
        .map(({ role }) => role)
        .sort(),
    ).toEqual(['owner', 'pro']);
    expect(pro.people()).toHaveLength(2);
  }, 10_000);
  home.undo();
  home.undo();
  await same(home, pro);
  expect(pro.nodes().second).toBeUndefined();
  expect(pro.nodes().lamp).toMatchObject({ elevationTenths: 15_000, position: [18_288, 15_240] });
  // The server saves by itself; a save that is asked for says which revision holds everything.
  const saved = await pro.client.save(null);
  expect(saved.outcome).toBe('saved');
  expect(await storedNodes(id)).toEqual(home.nodes());
});

test('what is done without a connection joins on return, and what others did meanwhile stays', async () => {
  const id = await savedRoom();
  const [desk, phone] = [await open(id, owner), await open(id, owner)];
  await joined(desk, phone);
  phone.client.close();
  desk.edit(put('lamp', { position: [1, 1] }));
  await same(desk);
  await desk.client.save(null);
  // The phone still has the scene of before, and what was done on it since.
  const { body } = await rooms.read(owner, id);
  const before = { ...body.data.scene, nodes: phone.nodes() };
  const back = openEditor({
    origin: second,
    project: id,
    token: owner.token,
    scene: before,
    name: body.data.name,
  });
  back.edit(put('lamp', { rotationTenthsDeg: 900 }));
  back.edit(put('late', {}));
  await joined(back);
  await same(desk, back);
  expect(desk.nodes()).toMatchObject({
    lamp: { position: [1, 1], rotationTenthsDeg: 900 },
    late: { type: 'item' },
  });
});

test('a plain save beside a shared scene is taken in, and a version goes by its name', async () => {
  const id = await savedRoom();
  const editor = await open(id, owner);
  await joined(editor);
  const { body } = await rooms.read(owner, id);
  const nodes = (body.data.scene as { nodes: object }).nodes;
  const scene = { ...body.data.scene, nodes: { ...nodes, plain: PENDANT } };
  expect((await rooms.save(owner, id, scene, { base_revision: 1 })).status).toBe(200);
  editor.edit(put('lamp', { rotationTenthsDeg: 1_800 }));
  expect(await editor.client.save('Before tiling')).toEqual({ outcome: 'saved', revision: 3 });
  await vi.waitFor(() => expect(editor.nodes().plain).toBeDefined());
  expect(await storedNodes(id)).toMatchObject({ plain: {}, lamp: { rotationTenthsDeg: 1_800 } });
  const versions = await app.call(
    scenes.listSceneVersions,
    { params: { id } },
    { token: owner.token },
  );
  expect(versions.body.data[0]).toMatchObject({ revision: 3, label: 'Before tiling' });
  // A restored version reaches those who have the room open with the next look, at the latest when somebody joins.
  await app.call(
    scenes.restoreSceneVersion,
    { params: { id, revision: 1 } },
    { token: owner.token },
  );
  const again = await open(id, owner);
  await joined(again);
  await same(editor, again);
  expect(editor.nodes().plain).toBeUndefined();
});

test('a forged product, budget or field is dropped and logged, and the rest of the work stays', async () => {
  const id = await savedRoom();
  await letProIn(id);
  const [home, pro] = [await open(id, owner), await open(id, rooms.shop.pro)];
  await joined(home, pro);
  lines.length = 0;
  pro.edit(put('lamp', { sku: 'FORGED-1' }));
  pro.edit(put('right', { sku }));
  pro.choose({ budgetCents: 1 });
  await vi.waitFor(() => expect(pro.dropped).toHaveLength(1), 10_000);
  await same(home, pro);
  expect(home.nodes()).toMatchObject({ lamp: { sku: null }, right: { sku } });
  expect(home.parts().choices.budgetCents).toBeNull();
  const noted = lines
    .filter((line) => line.includes('was dropped'))
    .map((line) => JSON.parse(line));
  expect(noted.map(({ code }) => code).sort()).toEqual(['not-yours', 'product']);
  expect(noted[0]).toMatchObject({ project: id, userId: rooms.shop.pro.userId });
});

test('strangers, pros who may only look, vendors and staff get nothing', async () => {
  const id = await savedRoom();
  const stranger = await rooms.shop.addHomeowner();
  const other = await app.createAccount({ email: 'other-pro@live.example', type: 'Contractor' });
  const staff = await app.createAccount({ email: 'staff@live.example', type: 'Admin' });
  await letProIn(id, false);
  const { scene } = (await rooms.read(owner, id)).body.data;
  for (const { token } of [stranger, other, staff, rooms.shop.pro, { token: 'made-up-token' }]) {
    const editor = openEditor({ origin: first, project: id, token, scene });
    await vi.waitFor(() => expect(editor.client.status()).toBe('refused'), 10_000);
    expect([editor.heard(), editor.people().length]).toEqual([0, 0]);
  }
});

test.each([
  ['whose right was taken', async (id: ProjectId) => letProIn(id, false)],
  [
    'who was deactivated',
    async () => {
      await app.pool.query("update users set status = 'Deactive' where id = $1", [
        rooms.shop.pro.userId,
      ]);
    },
  ],
  [
    'who has signed out elsewhere',
    async () => {
      await app.pool.query('delete from sessions where user_id = $1', [rooms.shop.pro.userId]);
    },
  ],
])('a pro %s sees nothing more, also on a connection that is open', async (_, bar) => {
  const id = await savedRoom();
  await letProIn(id);
  const [home, pro] = [await open(id, owner), await open(id, rooms.shop.pro)];
  await joined(home, pro);
  const heard = pro.heard();
  await bar(id);
  home.edit(put('secret', {}));
  await same(home);
  await vi.waitFor(() => expect(pro.client.status()).toBe('refused'), 10_000);
  expect([pro.heard(), pro.nodes().secret]).toEqual([heard, undefined]);
  await vi.waitFor(() => expect(home.people()).toHaveLength(1), 10_000);
  await app.pool.query("update users set status = 'Approve' where id = $1", [
    rooms.shop.pro.userId,
  ]);
});

test('what was confirmed outlives the process, and who was there goes on at another', async () => {
  const id = await savedRoom();
  const third = await startAnother();
  const origin = await third.http.listen({ port: 0, host: '127.0.0.1' });
  const editor = await open(id, owner, origin);
  await joined(editor);
  editor.edit(put('kept', {}));
  await same(editor);
  // Before the room was saved: a process that dies leaves its rows.
  const { rows } = await app.pool.query('select * from live_updates where project_id = $1', [id]);
  expect(rows.length).toBeGreaterThan(0);
  const other = await open(id, owner, second);
  await joined(other);
  await same(editor, other);
  await third.close();
  expect(other.nodes().kept).toBeDefined();
  other.client.close();
  editor.client.close();
  await vi.waitFor(async () => expect((await storedNodes(id)).kept).toBeDefined(), 10_000);
  await vi.waitFor(async () => {
    const left = await app.pool.query('select 1 from live_rooms where project_id = $1', [id]);
    expect(left.rows).toHaveLength(0);
  }, 10_000);
});

test('where somebody points and what they selected is seen by the others, at both servers', async () => {
  const id = await savedRoom();
  const [desk, phone] = [await open(id, owner), await open(id, owner, second)];
  await joined(desk, phone);
  await vi.waitFor(
    () => expect([desk, phone].map((one) => one.people().length)).toEqual([2, 2]),
    10_000,
  );
  const at = {
    selected: ['lamp'],
    levelId: 'level',
    pointer: [1, 2, 3] as [number, number, number],
    eye: null,
  };
  desk.client.here(at);
  await vi.waitFor(() => {
    expect(phone.people().find((one) => one.at !== null)?.at).toEqual(at);
  }, 10_000);
});

/** A connection that says what it likes; resolves with the code that ends it. */
function connect(origin: string, say: (socket: WebSocket) => void): Promise<number> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_SCENE_PATH}`);
  return new Promise((resolve) => {
    socket.addEventListener('open', () => say(socket));
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
}

test('hostile messages end their connection, and the room goes on', async () => {
  const id = await savedRoom();
  const editor = await open(id, owner);
  await joined(editor);
  const before = canonicalJson(editor.nodes());
  const hello = JSON.stringify({ t: 'hello', project: id, token: owner.token });
  const afterHello = (send: (socket: WebSocket) => void) => (socket: WebSocket) => {
    socket.binaryType = 'arraybuffer';
    socket.send(hello);
    socket.addEventListener('message', ({ data }) => typeof data !== 'string' && send(socket));
  };
  const { broken } = LIVE_SCENE_CLOSED;
  const tries: [(socket: WebSocket) => void, number][] = [
    [(socket) => socket.send('not json'), broken],
    [(socket) => socket.send('{"t":"here"}'), broken],
    [(socket) => socket.send(new Uint8Array(9)), broken],
    [afterHello((socket) => socket.send(hello)), broken],
    [afterHello((socket) => socket.send(new Uint8Array(2))), broken],
    [afterHello((socket) => socket.send(crypto.getRandomValues(new Uint8Array(900)))), broken],
    [afterHello((socket) => socket.send('{"t":"here","at":{"selected":["a"]}}')), broken],
    [afterHello((socket) => socket.send(new Uint8Array(2_000_000))), 1009],
    [
      afterHello((socket) => {
        for (let i = 0; i < 500; i++) socket.send('{"t":"save","id":1,"label":null}');
      }),
      broken,
    ],
  ];
  for (const [say, code] of tries) expect(await connect(first, say)).toBe(code);
  const foreign = new Client(`${first.replace('http', 'ws')}${LIVE_SCENE_PATH}`, {
    origin: 'https://evil.example',
  });
  const refused = await new Promise((resolve) => foreign.once('error', resolve));
  expect(String(refused)).toContain('403');
  editor.edit(put('after', {}));
  await same(editor);
  expect(canonicalJson({ ...editor.nodes(), after: undefined })).toBe(before);
});
