// The pictures of own templates, drawn by the queue of stills: grainy here, and otherwise as anybody's.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as page from '@wevisu/contract/account-page.ts';
import * as contract from '@wevisu/contract/own-templates.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { type Member, testRooms } from '../projects/test-rooms.ts';
import { roomWithWalls, until } from '../stills/test-stills.ts';

// Each starts a process and its threads, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
/** Another one for each test. */
let ana: Member;
beforeAll(async () => {
  app = await testApp({ env: { STILL_SAMPLES: '1' } });
  rooms = await testRooms(app);
});
beforeEach(async () => {
  ana = await rooms.shop.addHomeowner();
});

const as = () => ({ token: ana.token });
const keptFiles = async () =>
  (await readdir(join(app.dataDir, 'files', 'stills')).catch(() => [])).sort();
const countStills = async () =>
  (await app.pool.query('select count(*)::int as n from stills')).rows[0].n;

async function keep(): Promise<number> {
  const scene = roomWithWalls(null) as Record<string, unknown>;
  const body = { name: 'Den', room: 'living', style: 'modern', scene } as const;
  const kept = await app.call(contract.keepOwnTemplate, { body }, as());
  expect([kept.status, kept.body.data.picture.kind]).toEqual([201, 'plan']);
  return kept.body.data.id;
}

async function pictureOf(id: number) {
  const { body } = await app.call(contract.listOwnTemplates, { query: {} }, as());
  return body.data.find((one) => one.id === id)?.picture;
}

const drawn = (id: number) =>
  until(async () => {
    const picture = await pictureOf(id);
    return picture?.kind === 'still' && picture;
  });

const read = (id: number, token: string | undefined = ana.token) =>
  app.app.http.inject({
    method: 'GET',
    url: `/api/visualization/own_templates/${id}/picture`,
    headers: { authorization: `Bearer ${token}` },
  });

test('VIS-02 a template shows its plan until its room is drawn, to its owner alone, and again once it holds another', async () => {
  const before = await keptFiles();
  const id = await keep();
  expect((await read(id)).headers['content-type']).toBe('image/svg+xml');
  // It is none of the stills that somebody waits for.
  const project = await rooms.newProject(ana);
  await rooms.save(ana, project, roomWithWalls(null));
  const stills = await app.raw('GET', `/api/projects/${project}/stills`, undefined, ana.token);
  expect(stills.body.data).toEqual([]);

  expect(await drawn(id)).toMatchObject({ version: expect.stringMatching(/^still-\d+$/) });
  const file = await read(id);
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
  });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 720, height: 480 });
  const ben = await rooms.shop.addHomeowner();
  expect((await read(id, ben.token)).statusCode).toBe(404);

  // What nobody could ever download is not kept.
  const files = await keptFiles();
  const own = files.filter((name) => !before.includes(name));
  expect(own.map((name) => name.replace(/^.*(?=-small)/, ''))).toEqual(['-small.webp']);
  const scene = roomWithWalls(null) as Record<string, unknown>;
  const replaced = await app.call(
    contract.replaceOwnTemplateScene,
    { params: { id }, body: { scene } },
    as(),
  );
  expect(replaced.body.data.picture.kind).toBe('plan');
  expect((await read(id)).headers['content-type']).toBe('image/svg+xml');
  expect((await keptFiles()).filter((name) => files.includes(name))).toEqual(before);
  await app.call(contract.deleteOwnTemplate, { params: { id } }, as());
});

test('VIS-02 a template that goes while it is drawn leaves nothing, be it deleted or with its account', async () => {
  const [files, stills] = [await keptFiles(), await countStills()];
  const isDrawn = async (id: number) => {
    const { rows } = await app.pool.query('select worker from stills where template_id = $1', [id]);
    return rows[0]?.worker;
  };
  const id = await keep();
  await until(() => isDrawn(id));
  await app.call(contract.deleteOwnTemplate, { params: { id } }, as());
  expect([await keptFiles(), await countStills()]).toEqual([files, stills]);
  const other = await keep();
  await until(() => isDrawn(other));
  const body = { current_password: TEST_PASSWORD };
  expect((await app.call(page.deleteAccount, { body }, as())).status).toBe(200);
  await until(async () => (await countStills()) === stills);
  expect(await keptFiles()).toEqual(files);
});
