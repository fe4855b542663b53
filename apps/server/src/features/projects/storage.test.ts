import { randomBytes } from 'node:crypto';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as contract from '@wevisu/contract/projects.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { ACCOUNT_STORAGE } from '@wevisu/domain/projects/account-storage.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { requirePlaceForScenes } from './storage.ts';
import { type Member, roomWithFloor, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
});

const { maxProjects, maxSceneBytes } = ACCOUNT_STORAGE;
const storageOf = async ({ token }: Member) =>
  (await app.call(contract.getStorage, {}, { token })).body.data;
const copy = ({ token }: Member, id: ProjectId) =>
  app.call(contract.copyProject, { params: { id } }, { token });

/** Adds versions of so many random bytes to a project, one a day, the newest a day ago. */
async function addVersions(
  id: ProjectId,
  count: number,
  bytes: number,
  label: string | null = null,
) {
  for (let n = 1; n <= count; n += 1) {
    await app.pool.query(
      `insert into scenes (project_id, revision, label, saved_at, document, content_hash, rooms, skus)
       select $1, coalesce(max(revision), 0) + 1, $2, now() - make_interval(days => $3), $4, $5, 1, '{}'
       from scenes where project_id = $1`,
      [id, label, 1 + count - n, randomBytes(bytes), randomBytes(32)],
    );
  }
  await app.pool.query(
    `update projects set scene_revision = (select max(revision) from scenes where project_id = $1)
     where id = $1`,
    [id],
  );
}

const versionsOf = async ({ token }: Member, id: ProjectId) =>
  (await app.call(scenes.listSceneVersions, { params: { id } }, { token })).body.data.map(
    ({ revision }) => revision,
  );

test('an owner sees how much is used of what may be kept', async () => {
  const owner = await rooms.shop.addHomeowner();
  const id = await rooms.newProject(owner);
  await rooms.save(owner, id, roomWithFloor(null));
  const storage = await storageOf(owner);
  expect(storage).toMatchObject({
    projects: { used: 1, max: 200 },
    pictures: { used: 0, max: 60 },
    stills: { used: 0, max: 400 },
  });
  expect(storage.scene_bytes.used).toBeGreaterThan(100);
  await copy(owner, id);
  expect((await storageOf(owner)).scene_bytes.used).toBe(storage.scene_bytes.used * 2);
});

test('an account keeps 200 projects, also when the last two are made at once', async () => {
  const owner = await rooms.shop.addHomeowner();
  const id = await rooms.newProject(owner);
  await app.pool.query(
    `insert into projects (public_id, user_id, showroom_id, name)
     select lpad(n::text, 43, 'x'), user_id, showroom_id, name
     from projects, generate_series(3, $2::int) n where id = $1`,
    [id, maxProjects],
  );
  const last = await Promise.all([copy(owner, id), copy(owner, id), copy(owner, id)]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  const refused = last.find(({ status }) => status === 422);
  expect(refused?.body.message).toBe(
    'You can keep up to 200 projects. Delete one you no longer need.',
  );
  expect((await storageOf(owner)).projects.used).toBe(maxProjects);
  const { token } = owner;
  await app.call(contract.deleteProject, { params: { id } }, { token });
  const another = await rooms.newProject(owner);
  expect(another).toBeGreaterThan(0);
  expect((await app.call(contract.restoreProject, { params: { id } }, { token })).status).toBe(422);
});

test('a room of megabytes is copied until the storage is full, and no further', async () => {
  const owner = await rooms.shop.addHomeowner();
  const id = await rooms.newProject(owner);
  const size = maxSceneBytes / 4;
  await addVersions(id, 1, size);
  const copies = await Promise.all([1, 2, 3, 4, 5].map(() => copy(owner, id)));
  expect(copies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422]);
  expect(copies.find(({ status }) => status === 422)?.body.message).toBe(
    'Your rooms and their named versions take more than 200 MB. Delete a project you no longer need.',
  );
  expect((await storageOf(owner)).scene_bytes.used).toBe(4 * size);
});

test('the oldest automatic versions make room for new ones; named ones and the newest stay', async () => {
  const owner = await rooms.shop.addHomeowner();
  const [id, other] = [await rooms.newProject(owner), await rooms.newProject(owner)];
  await addVersions(id, 1, 1_000, 'As we ordered it');
  await addVersions(id, 6, 1_000);
  await addVersions(other, 2, 1_000);
  // 1,000 named, 2,000 newest: 3,000 are left for the youngest of six automatic ones.
  const place = await requirePlaceForScenes(app.pool, { userId: owner.userId, maxBytes: 6_000 });
  expect(place.ok).toBe(true);
  expect(await versionsOf(owner, id)).toEqual([7, 6, 5, 1]);
  expect(await versionsOf(owner, other)).toEqual([2, 1]);
  const tooSmall = await requirePlaceForScenes(app.pool, { userId: owner.userId, maxBytes: 2_999 });
  expect(tooSmall).toMatchObject({ code: 'storage_full' });
});
