import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../apps/server/src/platform/database/test-database.ts';
import { loadRooms } from './load-rooms.ts';
import { readBuiltRooms } from './rooms/room-files.ts';

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
    { sku: 'A-1', units: 9 },
    { sku: 'B-2', units: 1 },
  ],
  scene: { ...scene, products: { 'A-1': { priceCents: 1 } } },
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-built-'));
  for (const part of ['plans', 'templates', 'pictures']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'plans', 'galley.json'), JSON.stringify(plan));
  await writeFile(join(folder, 'plans', 'galley.svg'), '<svg/>');
  await writeFile(join(folder, 'templates', 'galley-coastal.json'), JSON.stringify(template));
  await writeFile(join(folder, 'pictures', 'galley-coastal.webp'), 'picture');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('VIS-01 built rooms are loaded as they were designed, without prices of their own', async () => {
  await loadRooms(pool, await readBuiltRooms(folder), join(folder, 'pictures'));
  const plans = await pool.query('select * from floor_plans');
  expect(plans.rows).toMatchObject([{ id: 'galley', plan_svg: '<svg/>', area_sqft_e2: 9_600 }]);
  const templates = await pool.query('select * from templates');
  expect(templates.rows).toMatchObject([
    { id: 'galley-coastal', plan_id: 'galley', style: 'coastal', scene: { products: {} } },
  ]);
  expect(templates.rows[0].picture_key).toMatch(/^rooms\/galley-coastal-[0-9a-f]{12}$/);
  const products = await pool.query('select sku, units from template_products order by sku');
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
