import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../apps/server/src/platform/database/test-database.ts';
import { loadDemo } from './load.ts';
import { loadRooms } from './load-rooms.ts';
import { readBuiltRooms } from './rooms/room-files.ts';

/** Two products of the small world. */
const FLOOR = 'TSRO-1-1A';
const SINK = 'TSRO-15-1A';

const { pool } = await testDatabase();
const scene = { format: 'wevisu-scene', version: 1, name: 'Galley', nodes: {} };
const plan = {
  id: 'galley',
  name: 'Galley kitchen',
  room: 'kitchen',
  position: 1,
  areaSqftE2: 9_600,
  size: `8' x 12'`,
  rooms: 1,
  scene,
};
const template = {
  id: 'galley-coastal',
  plan: 'galley',
  name: 'Harbor galley',
  room: 'kitchen',
  style: 'coastal',
  colors: ['#ffffff', '#88aabb'],
  brands: 2,
  orders: [
    { sku: FLOOR, units: 9 },
    { sku: SINK, units: 1 },
  ],
  scene: { ...scene, products: { [FLOOR]: { priceCents: 1 } } },
};
let folder: string;

beforeAll(async () => {
  await loadDemo({ pool, size: 'small' });
  folder = await mkdtemp(join(tmpdir(), 'wevisu-built-'));
  for (const part of ['plans', 'templates', 'pictures']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'plans', 'galley.json'), JSON.stringify(plan));
  await writeFile(join(folder, 'plans', 'galley.svg'), '<svg/>');
  await writeFile(join(folder, 'templates', 'galley-coastal.json'), JSON.stringify(template));
  const unsold = { ...template, id: 'unsold', orders: [{ sku: 'NOBODY-1', units: 1 }] };
  await writeFile(join(folder, 'templates', 'unsold.json'), JSON.stringify(unsold));
  const unseen = { ...template, id: 'unseen' };
  await writeFile(join(folder, 'templates', 'unseen.json'), JSON.stringify(unseen));
  for (const id of ['galley-coastal', 'unsold'])
    await writeFile(join(folder, 'pictures', `${id}.webp`), 'picture');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('VIS-01 built rooms are loaded as they were designed, without prices of their own', async () => {
  await loadRooms(pool, await readBuiltRooms(folder), join(folder, 'pictures'));
  const plans = await pool.query("select * from floor_plans where id = 'galley'");
  expect(plans.rows).toMatchObject([{ id: 'galley', plan_svg: '<svg/>', area_sqft_e2: 9_600 }]);
  // One is made of what nobody sells here, one has no picture to be chosen by: neither is offered.
  const templates = await pool.query("select * from templates where plan_id = 'galley'");
  expect(templates.rows).toMatchObject([
    { id: 'galley-coastal', plan_id: 'galley', style: 'coastal', scene: { products: {} } },
  ]);
  expect(templates.rows[0].picture_key).toMatch(/^rooms\/galley-coastal-[0-9a-f]{12}$/);
  const products = await pool.query(
    "select sku, units from template_products where template_id = 'galley-coastal' order by units desc",
  );
  expect(products.rows).toEqual(template.orders);
});

test('where nothing was built there is nothing to load', async () => {
  expect(await readBuiltRooms(join(folder, 'nowhere'))).toEqual({ plans: [], templates: [] });
});

test('a file of another shape is told', async () => {
  const broken = join(folder, 'broken');
  await mkdir(join(broken, 'templates'), { recursive: true });
  const file = JSON.stringify({ ...template, style: 'baroque' });
  await writeFile(join(broken, 'templates', 'x.json'), file);
  await expect(readBuiltRooms(broken)).rejects.toThrow(/style/);
});
