import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as page from '@wevisu/contract/account-page.ts';
import * as projects from '@wevisu/contract/projects.ts';
import * as contract from '@wevisu/contract/stills.ts';
import { ACCOUNT_STORAGE } from '@wevisu/domain/projects/account-storage.ts';
import { PROJECT_STILL } from '@wevisu/domain/projects/project-still.ts';
import { lookOf } from '@wevisu/scene/reading/look-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import type { Member } from '../projects/test-rooms.ts';
import { ASKED, roomWithWalls, testStills, until } from './test-stills.ts';
import { dropLostStills, stillFileKey } from './worker/still-files.ts';

// A still of the smallest size takes half a minute where much else runs.
vi.setConfig({ testTimeout: 300_000 });

let app: TestApp;
let stills: Awaited<ReturnType<typeof testStills>>;
/** Another one for each test. */
let ana: Member;

beforeAll(async () => {
  app = await testApp({ env: { STILL_SAMPLES: '1' } });
  stills = await testStills(app);
});

beforeEach(async () => {
  ana = await stills.rooms.shop.addHomeowner();
});

/** What lists the files that are kept of a still, also when its row is gone. */
async function filesOf(still: number): Promise<() => Promise<string[]>> {
  const { rows } = await app.pool.query('select key from stills where id = $1', [still]);
  const own = rows[0].key.replace('stills/', '');
  return async () => {
    const all = await readdir(join(app.dataDir, 'files', 'stills')).catch(() => []);
    return all.filter((name) => name.startsWith(own)).map((name) => name.slice(own.length));
  };
}

const ended = (who: Member, id: number, still: number) =>
  until(async () => {
    const card = (await stills.list(who, id)).find((one) => one.id === still);
    return card?.status === 'done' || card?.status === 'failed' ? card : null;
  });

async function asked(who: Member, id: number, over: Parameters<typeof stills.ask>[2] = {}) {
  const { status, body } = await stills.ask(who, id, over);
  expect(status).toBe(201);
  return body.data;
}

/** Puts a row into the list that no server draws: it is done, or has failed. */
async function addRow(projectId: number, done: boolean) {
  const request = { width: 640, height: 480, samples: 64, seed: 1, light: 'day', camera: {} };
  await app.pool.query(
    `insert into stills (user_id, project_id, key, name, request, revision, created_at, done_at, failed_at)
     select user_id, id, 'stills/row-' || gen_random_uuid(), 'Row', $2, 1, now(),
       case when $3 then now() end, case when not $3 then now() end
     from projects where id = $1`,
    [projectId, JSON.stringify(request), done],
  );
}

describe('G-39 a still of a saved room', () => {
  test('is asked for, seen while it grows, and downloaded; asked for again it is another one of the same bytes', async () => {
    const id = await stills.newRoom(ana);
    expect(await stills.list(ana, id)).toEqual([]);
    const card = await asked(ana, id);
    const saved = (await stills.rooms.read(ana, id)).body.data.scene;
    expect(card.look).toBe(lookOf(readScene(saved).document.nodes));
    expect(card).toMatchObject({
      ...{ name: 'Kitchen, day', width: 640, height: 480, light: 'day', samples: 1 },
      ...{ samples_done: 0, revision: 1, done_at: null, ahead: 0 },
    });
    expect(['waiting', 'drawing']).toContain(card.status);
    const again = await asked(ana, id);
    // The room goes on; the stills show it as it was.
    const changed = await stills.rooms.save(ana, id, roomWithWalls(null), { base_revision: 1 });
    expect(changed.body.data.revision).toBe(2);

    const growing = await until(async () => (await stills.list(ana, id))[1]?.picture);
    const so = await stills.file(ana, id, card.id);
    expect([growing > 0, so.statusCode]).toEqual([true, 200]);

    const done = [await ended(ana, id, card.id), await ended(ana, id, again.id)];
    for (const one of done) {
      expect(one).toMatchObject({ status: 'done', samples_done: 1, ahead: 0, revision: 1 });
      expect(one.done_at).not.toBeNull();
    }
    const [first, second] = [
      await stills.file(ana, id, card.id),
      await stills.file(ana, id, again.id),
    ];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      ...{ format: 'png', width: 640, height: 480, channels: 3 },
    });
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="still-${card.id}.png"`,
      'cache-control': 'private, no-cache',
      etag: `"${card.id}-full-${done[0]?.picture}"`,
      vary: expect.stringMatching(/authorization/i),
    });
    const small = await stills.file(ana, id, card.id, 'small');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
    const { rows } = await app.pool.query(
      'select document from stills where project_id = $1 and document is not null',
      [id],
    );
    expect(rows).toEqual([]);
    // The state that was kept to go on from is gone with the work.
    const kept = await filesOf(card.id);
    await until(async () => !(await kept()).includes('.state'));
  });

  test('that is being drawn is canceled, and one that waits leaves the line; twice is as good as once', async () => {
    const id = await stills.newRoom(ana);
    const [drawn, waits] = [
      await asked(ana, id, { size: 'large', shape: 'portrait' }),
      await asked(ana, id),
    ];
    const cards = await stills.list(ana, id);
    expect(cards.map((one) => [one.id, one.ahead])).toEqual([
      [waits.id, 1],
      [drawn.id, 0],
    ]);
    expect(cards[1]).toMatchObject({ width: 1440, height: 1920 });
    const kept = [await filesOf(drawn.id), await filesOf(waits.id)];
    for (const { id: still } of [waits, drawn, drawn]) {
      expect((await stills.remove(ana, id, still)).status).toBe(200);
      expect((await stills.file(ana, id, still)).statusCode).toBe(404);
    }
    expect(await stills.list(ana, id)).toEqual([]);
    for (const list of kept) expect(await list()).toEqual([]);
    const { rows } = await app.pool.query('select from stills where user_id = $1', [ana.userId]);
    expect(rows).toEqual([]);
  });

  test('is nothing to others, nor to pros', async () => {
    const id = await stills.newRoom(ana);
    await addRow(id, true);
    const [{ id: still } = { id: 0 }] = await stills.list(ana, id);
    const bea = await stills.rooms.shop.addHomeowner();
    const own = await stills.newRoom(bea);
    for (const [project, code] of [
      [id, 'project_not_found'],
      [own, 'still_not_found'],
    ] as const) {
      const params = { id: project, still };
      const read = await app.raw(
        'GET',
        `/api/projects/${project}/stills/${still}/file`,
        undefined,
        bea.token,
      );
      expect([read.status, read.body.code]).toEqual([404, 'still_not_found']);
      const gone = await app.call(contract.deleteProjectStill, { params }, { token: bea.token });
      if (project === id) expect([gone.status, gone.body.code]).toEqual([404, code]);
    }
    expect((await stills.ask(bea, id)).body.code).toBe('project_not_found');
    expect(await stills.list(ana, id)).toHaveLength(1);
    const { pro } = stills.rooms.shop;
    expect((await stills.ask(pro, id)).status).toBe(403);
    expect((await stills.file(pro, id, still)).statusCode).toBe(403);
    const nobody = await app.raw('GET', `/api/projects/${id}/stills`);
    expect(nobody.status).toBe(401);
  });
});

describe('G-39 a still is refused', () => {
  test.each([
    ['from where it looks at', { eye: [1, 2, 3], target: [1, 2, 3], fovDeg: 60 }, 'camera'],
    ['from a kilometer away', { eye: [1001, 2, 3], target: [1, 2, 3], fovDeg: 60 }, 'camera.eye.0'],
    ['from nowhere', { eye: [null, 2, 3], target: [1, 2, 3], fovDeg: 60 }, 'camera.eye.0'],
    ['from a place of two numbers', { eye: [1, 2], target: [1, 2, 3], fovDeg: 60 }, 'camera.eye'],
    [
      'with a lens of 180 degrees',
      { eye: [0, 2, 3], target: [1, 2, 3], fovDeg: 180 },
      'camera.fovDeg',
    ],
    ['with a lens of none', { eye: [0, 2, 3], target: [1, 2, 3], fovDeg: 0 }, 'camera.fovDeg'],
    ['without a camera', undefined, 'camera'],
  ])('%s', async (_, camera, field) => {
    const id = await stills.newRoom(ana);
    const { status, body } = await app.raw(
      'POST',
      `/api/projects/${id}/stills`,
      { ...ASKED, camera },
      ana.token,
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await stills.list(ana, id)).toEqual([]);
  });

  test('without a name, with too long a one, of a size, a shape or a light that there is not', async () => {
    const id = await stills.newRoom(ana);
    for (const wrong of [
      { name: '  ' },
      { name: 'x'.repeat(81) },
      { name: 'a\u0000b' },
      { size: 'huge' },
      { shape: 'round' },
      { light: 'dark' },
    ]) {
      const send = { ...ASKED, ...wrong };
      const { status, body } = await app.raw('POST', `/api/projects/${id}/stills`, send, ana.token);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(wrong)]);
    }
  });

  test('of a project without a room, and of one that is too much to draw', async () => {
    const id = await stills.rooms.newProject(ana);
    expect((await stills.ask(ana, id)).body.code).toBe('scene_missing');
    // Each has 174,000 tiles.
    const side = 590 * 3_048;
    const outline = [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ];
    const hall = { type: 'room', levelId: 'level', name: 'Hall', use: 'living', outline };
    const floor = { type: 'surface', face: { on: 'floor' }, covering: { sku: stills.tile.sku } };
    const nodes: Record<string, unknown> = { level: { type: 'level', name: 'Ground' } };
    for (let n = 0; n < 18; n++) {
      nodes[`hall${n}`] = hall;
      nodes[`floor${n}`] = { ...floor, roomId: `hall${n}` };
    }
    const scene = { format: 'wevisu-scene', version: 1, name: 'Halls', nodes };
    expect((await stills.rooms.save(ana, id, scene)).status).toBe(200);
    expect((await stills.ask(ana, id)).body.code).toBe('scene_too_complex');
  });

  test('where three wait, and where a project has 24, also when the last two are asked for at once', async () => {
    const [id, other] = [await stills.newRoom(ana), await stills.newRoom(ana)];
    for (const one of [id, other]) await asked(ana, one);
    const last = await Promise.all([stills.ask(ana, id), stills.ask(ana, other)]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = last.find(({ status }) => status === 422);
    expect([refused?.body.code, refused?.body.message]).toEqual([
      'too_many_stills_waiting',
      '3 of your pictures are still waiting to be drawn. Wait for one to finish, or cancel one.',
    ]);
    for (const project of [id, other]) {
      for (const card of await stills.list(ana, project)) {
        await stills.remove(ana, project, card.id);
      }
    }
    for (let n = 1; n < PROJECT_STILL.maxStills; n++) await addRow(id, true);
    const both = await Promise.all([stills.ask(ana, id), stills.ask(ana, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { body } = await stills.ask(ana, id);
    expect([body.code, body.message]).toEqual([
      'too_many_stills',
      'A project can have up to 24 pictures. Delete one you no longer need.',
    ]);
    const [newest] = await stills.list(ana, id);
    await stills.remove(ana, id, newest?.id ?? 0);
  });
});

test('G-39 pictures that failed take no place of others; of many the newest six are kept, the rest goes with its files', async () => {
  const id = await stills.newRoom(ana);
  for (let n = 1; n < PROJECT_STILL.maxStills; n++) await addRow(id, true);
  for (let n = 0; n < PROJECT_STILL.maxFailed + 2; n++) await addRow(id, false);
  const failed = async () =>
    (await stills.list(ana, id)).filter(({ status }) => status === 'failed').map((one) => one.id);
  const all = await failed();
  const oldest = all.at(-1) ?? 0;
  const { rows } = await app.pool.query('select key from stills where id = $1', [oldest]);
  const files = await createFileStore({ dataDir: app.dataDir, s3: null });
  await files.put(stillFileKey(rows[0].key, 'small'), Buffer.from('as far as it was drawn'));
  const kept = await filesOf(oldest);
  expect(await kept()).toEqual(['-small.webp']);

  const last = await asked(ana, id);
  expect(await failed()).toEqual(all.slice(0, PROJECT_STILL.maxFailed));
  expect(await kept()).toEqual([]);
  const gone = await app.pool.query('select from stills where id = any($1::bigint[])', [
    all.slice(PROJECT_STILL.maxFailed),
  ]);
  expect(gone.rows).toEqual([]);
  expect((await stills.ask(ana, id)).body.code).toBe('too_many_stills');
  await stills.remove(ana, id, last.id);
});

test('an account keeps 400 stills over all of its projects', async () => {
  const bea = await stills.rooms.shop.addHomeowner();
  const id = await stills.newRoom(bea);
  const others = [await stills.newRoom(bea), await stills.newRoom(bea)];
  for (const project of others) await addRow(project, true);
  await app.pool.query(
    `insert into stills (user_id, project_id, key, name, request, revision, created_at, done_at)
     select user_id, project_id, key || n, name, request, revision, created_at, done_at
     from stills, generate_series(1, $2::int) n where project_id = $1`,
    [others[0], ACCOUNT_STORAGE.maxStills - 2],
  );
  const { body } = await stills.ask(bea, id);
  expect([body.code, body.message]).toEqual([
    'too_many_stills_in_all',
    'You can keep up to 400 pictures of your rooms. Delete one you no longer need.',
  ]);
});

describe('G-39 stills are never left behind', () => {
  const lost = async () => {
    const files = await createFileStore({ dataDir: app.dataDir, s3: null });
    await dropLostStills({ pool: app.pool, files });
  };

  test('of a project that is put aside they come back with it; with a project that is removed they go', async () => {
    const id = await stills.newRoom(ana);
    const { id: still } = await asked(ana, id);
    const kept = await filesOf(still);
    await ended(ana, id, still);
    const token = { token: ana.token };
    await app.call(projects.deleteProject, { params: { id } }, token);
    expect((await stills.file(ana, id, still)).statusCode).toBe(404);
    await app.call(projects.restoreProject, { params: { id } }, token);
    expect((await stills.file(ana, id, still)).statusCode).toBe(200);
    await lost();
    expect((await kept()).sort()).toEqual(['-small.webp', '.png']);
    await app.pool.query('delete from projects where id = $1', [id]);
    await lost();
    expect(await kept()).toEqual([]);
    const { rows } = await app.pool.query('select from stills where id = $1', [still]);
    expect(rows).toEqual([]);
  });

  test('G-70 they are in the export, and go with the account, also while one is drawn', async () => {
    const { userId, token } = ana;
    const id = await stills.newRoom(ana);
    const { id: still } = await asked(ana, id);
    const kept = await filesOf(still);
    await until(async () => ((await stills.list(ana, id))[0]?.picture ?? 0) > 0);
    const addressed = async () => {
      const everything = await app.raw('GET', page.exportData.path, undefined, token);
      return everything.text.match(/[/\w]+[/]stills[/]\d+[/]file/g);
    };
    await addRow(id, false);
    expect(await addressed()).toEqual([`/api/projects/${id}/stills/${still}/file`]);
    await app.call(projects.deleteProject, { params: { id } }, { token });
    expect(await addressed()).toBeNull();
    await app.call(projects.restoreProject, { params: { id } }, { token });
    const body = { current_password: TEST_PASSWORD };
    expect((await app.call(page.deleteAccount, { body }, { token })).status).toBe(200);
    await until(async () => {
      const { rows } = await app.pool.query('select from stills where id = $1 or user_id = $2', [
        still,
        userId,
      ]);
      return rows.length === 0;
    });
    expect(await kept()).toEqual([]);
  });
});
