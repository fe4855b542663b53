import * as scenes from '@wevisu/contract/project-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { thinVersions } from './store/scenes.ts';
import { type Member, PENDANT, roomWithFloor, type TestTile, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let owner: Member;
let tile: TestTile;

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
  owner = await rooms.shop.addHomeowner();
  tile = await rooms.addTile();
});

const as = () => ({ token: owner.token });

async function newProject(): Promise<ProjectId> {
  return rooms.newProject(owner);
}

test('VIS-05 a scene comes back as it was saved, with the facts of its products of now', async () => {
  const id = await newProject();
  const empty = await rooms.read(owner, id);
  expect(empty.body.data).toMatchObject({ revision: 0, saved_at: null, scene: null });

  const claimed = { [tile.sku]: { sku: tile.sku, priceCents: 1 } };
  const saved = await rooms.save(owner, id, { ...roomWithFloor(tile.sku), products: claimed });
  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({ revision: 1, findings: [] });

  const { body } = await rooms.read(owner, id);
  const { document, findings } = readScene(body.data.scene);
  expect(findings).toEqual([]);
  expect(document.nodes).toEqual(readScene(roomWithFloor(tile.sku)).document.nodes);
  // 30.00 wholesale, 5 % for the platform, 20 % of both for the pro.
  expect(document.products[tile.sku]).toMatchObject({
    variantId: tile.variantId,
    hash: tile.hash,
    priceCents: 3_780,
    problem: null,
    boxSqftE4: 140_000,
    piecesPerUnit: 7,
  });
  expect(JSON.stringify(body)).not.toMatch(/wholesale|markup|fee_cents|ppm/);
});

test('what is stored are canonical bytes without products', async () => {
  const id = await newProject();
  const { nodes, ...rest } = roomWithFloor(tile.sku);
  await rooms.save(owner, id, { nodes, ...rest });
  const other = await newProject();
  const turned = Object.fromEntries(Object.entries(nodes).toReversed());
  await rooms.save(owner, other, { ...rest, nodes: turned });
  const { rows } = await app.pool.query(
    'select content_hash, document from scenes where project_id = any($1) order by project_id',
    [[id, other]],
  );
  expect(rows[0].content_hash).toEqual(rows[1].content_hash);
  expect(rows[0].document).toEqual(rows[1].document);
});

test('a save over what somebody else saved is refused until it is forced, and the other is kept by name', async () => {
  const id = await newProject();
  await rooms.save(owner, id, roomWithFloor(tile.sku, 'One'));
  await rooms.save(owner, id, roomWithFloor(tile.sku, 'Two'), { base_revision: 1 });
  const late = await rooms.save(owner, id, roomWithFloor(tile.sku, 'Late'), { base_revision: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'scene_changed']);
  expect((await rooms.read(owner, id)).body.data).toMatchObject({ revision: 2 });
  const forced = await rooms.save(owner, id, roomWithFloor(tile.sku, 'Late'), {
    base_revision: 1,
    force: true,
  });
  expect(forced.body.data.revision).toBe(3);
  const { body } = await app.call(scenes.listSceneVersions, { params: { id } }, as());
  expect(body.data.map(({ revision, label }) => [revision, label])).toEqual([
    [3, null],
    [2, 'Before it was saved over'],
    [1, null],
  ]);
});

test('a save that is sent twice is one, and two at once end as one of them', async () => {
  const id = await newProject();
  const first = await rooms.save(owner, id, roomWithFloor(tile.sku));
  const again = await rooms.save(owner, id, roomWithFloor(tile.sku));
  expect(again.body.data).toEqual(first.body.data);
  const both = await Promise.all(
    ['Left', 'Right'].map((name) =>
      rooms.save(owner, id, roomWithFloor(tile.sku, name), { base_revision: 1 }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await rooms.read(owner, id)).body.data.revision).toBe(2);
});

test('a version is named, read and brought back, and what was the newest stays', async () => {
  const id = await newProject();
  await rooms.save(owner, id, roomWithFloor(tile.sku, 'Plain'), { label: 'Before the tile' });
  await rooms.save(owner, id, roomWithFloor(null, 'Bare'), { base_revision: 1 });
  const named = await app.call(scenes.getSceneVersion, { params: { id, revision: 1 } }, as());
  expect(named.body.data.scene).toMatchObject({ name: 'Plain' });
  const back = await app.call(scenes.restoreSceneVersion, { params: { id, revision: 1 } }, as());
  expect(back.body.data).toMatchObject({ revision: 3, scene: { name: 'Plain' } });
  const { body } = await app.call(scenes.listSceneVersions, { params: { id } }, as());
  expect(body.data).toMatchObject([
    { revision: 3, products: 1, rooms: 1 },
    { revision: 2, products: 0 },
    { revision: 1, label: 'Before the tile' },
  ]);
  const none = await app.call(scenes.getSceneVersion, { params: { id, revision: 9 } }, as());
  expect([none.status, none.body.code]).toEqual([404, 'scene_version_not_found']);
});

test('automatic versions are thinned with age, named ones and the newest stay', async () => {
  const id = await newProject();
  const now = new Date('2026-06-15T12:30:00Z');
  const ages: [minutes: number, label?: string][] = [
    [100 * 1440],
    [99 * 1440, 'Kept'],
    [3 * 1440 + 10],
    [3 * 1440],
    [2 * 1440],
    [200],
    [190],
    [70],
    [20],
    [10],
    [80 * 1440],
  ];
  for (const [place, [minutes, label]] of ages.entries()) {
    await app.pool.query(
      `insert into scenes (project_id, revision, label, saved_at, document, content_hash, rooms, skus)
       values ($1, $2, $3, $4, '', '', 0, '{}')`,
      [id, place + 1, label ?? null, new Date(now.getTime() - minutes * 60_000)],
    );
  }
  await app.pool.query('update projects set scene_revision = 11 where id = $1', [id]);
  await thinVersions(app.pool, { projectId: id, now });
  const { rows } = await app.pool.query(
    'select revision from scenes where project_id = $1 order by 1',
    [id],
  );
  expect(rows.map(({ revision }) => revision)).toEqual([2, 4, 5, 7, 8, 9, 10, 11]);
});

describe('bad input', () => {
  async function unchanged(id: number): Promise<void> {
    expect((await rooms.read(owner, id)).body.data).toMatchObject({ revision: 0, scene: null });
  }

  test.each<[string, unknown, string]>([
    ['no scene', { a: 1 }, 'scene_unreadable'],
    ['another format', { format: 'dwg', version: 1, nodes: {} }, 'scene_unreadable'],
    ['a later version', { ...roomWithFloor(null), version: 99 }, 'scene_unreadable'],
    ['nodes that are a list', { ...roomWithFloor(null), nodes: [1] }, 'scene_unreadable'],
  ])('%s is refused with words, and nothing changes', async (_, scene, code) => {
    const id = await newProject();
    const { status, body } = await rooms.save(owner, id, scene);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/Nothing was saved\.$/);
    await unchanged(id);
  });

  test('20,001 nodes are refused', async () => {
    const id = await newProject();
    const nodes = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`n${n}`, {}]));
    const { status, body } = await rooms.save(owner, id, { ...roomWithFloor(null), nodes });
    expect([status, body.code]).toEqual([422, 'scene_too_large']);
    await unchanged(id);
  });

  test('more than 8 MB is refused', async () => {
    const id = await newProject();
    const scene = { ...roomWithFloor(null), notes: 'x'.repeat(8 * 1024 * 1024) };
    expect((await rooms.save(owner, id, scene)).status).toBe(413);
    await unchanged(id);
  });

  test.each([
    ['a prototype', '{"base_revision":0,"scene":{"__proto__":{"nodes":{}}}}'],
    ['NaN', '{"base_revision":0,"scene":{"format":"wevisu-scene","version":NaN}}'],
    ['a text that no database keeps', '{"base_revision":0,"scene":{"name":"\\u0000"}}'],
    [
      'hundreds of brackets',
      `{"base_revision":0,"scene":{"a":${'['.repeat(500)}${']'.repeat(500)}}}`,
    ],
  ])('%s is refused', async (_, text) => {
    const id = await newProject();
    const answer = await app.app.http.inject({
      method: 'PUT',
      url: `/api/projects/${id}/scene`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload: text,
    });
    expect(answer.statusCode).toBe(422);
    await unchanged(id);
  });

  test('what cannot be used is told and kept', async () => {
    const id = await newProject();
    const scene = roomWithFloor('NOBODY-HAS-THIS');
    const odd = { type: 'spaceship', wings: 2 };
    const saved = await rooms.save(owner, id, {
      ...scene,
      nodes: { ...scene.nodes, odd, lamp: { ...PENDANT, kind: 'unknown-kind' } },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.data.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['node-unreadable', 'product-unknown']),
    );
    const { body } = await rooms.read(owner, id);
    expect(body.data.scene).toMatchObject({ nodes: { odd } });
  });

  test('whatever stands in a scene is kept as it is or refused with words', async () => {
    const id = await newProject();
    const key = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,12}$/);
    const oddNode = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record({
        type: fc.constantFrom('item', 'wall', 'room', 'opening', 'surface', 'run', 'level'),
        levelId: fc.constantFrom('level', 'nowhere'),
        from: fc.jsonValue({ maxDepth: 1 }),
        outline: fc.jsonValue({ maxDepth: 2 }),
        sku: fc.constantFrom(tile.sku, null, 'NOBODY-HAS-THIS', 7),
      }),
    );
    let revision = 0;
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, oddNode, { maxKeys: 6 }), async (odd) => {
        const scene = roomWithFloor(tile.sku);
        const nodes = { ...odd, ...scene.nodes };
        const saved = await rooms.save(owner, id, { ...scene, nodes }, { base_revision: revision });
        expect([200, 422]).toContain(saved.status);
        if (saved.status !== 200) return;
        revision = saved.body.data.revision;
        const { body } = await rooms.read(owner, id);
        const kept = (body.data.scene as { nodes: Record<string, unknown> }).nodes;
        expect(Object.keys(kept).toSorted()).toEqual(Object.keys(nodes).toSorted());
        const unread = saved.body.data.findings.filter(({ code }) => code === 'node-unreadable');
        for (const name of unread.flatMap(({ nodeIds }) => nodeIds)) {
          expect(kept[name]).toEqual(JSON.parse(JSON.stringify(nodes[name as keyof typeof nodes])));
          seen += 1;
        }
      }),
      { numRuns: 60, seed: 20_260_307 },
    );
    expect(seen).toBeGreaterThan(50);
  });

  test('a product that is discontinued is told when it is saved, and drawn all the same', async () => {
    const [gone, id] = [await rooms.addTile(), await newProject()];
    await app.pool.query(`update products set status = 'withdrawn' where id = $1`, [
      gone.productId,
    ]);
    const saved = await rooms.save(owner, id, roomWithFloor(gone.sku));
    expect(saved.body.data.findings).toMatchObject([
      { code: 'product-discontinued', nodeIds: ['floor'] },
    ]);
    const { body } = await rooms.read(owner, id);
    expect(body.data.scene).toMatchObject({
      products: { [gone.sku]: { problem: 'discontinued', picture: { type: 'surface' } } },
    });
  });
});
