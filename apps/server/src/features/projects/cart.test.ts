import * as cart from '@wevisu/contract/cart.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { roomWithFloor, roomWithTwoFloors, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
});

/** 120 sq ft of 14 sq ft boxes, cutting waste and breakage included. */
const BOXES = 10;

async function furnish() {
  const [owner, slate, moss] = await Promise.all([
    rooms.shop.addHomeowner(),
    rooms.addTile(),
    rooms.addTile({ vendor: 1 }),
  ]);
  const id = await rooms.newProject(owner);
  const saved = await rooms.save(owner, id, roomWithFloor(slate.sku));
  expect(saved.body.data.findings).toEqual([]);
  return { owner, slate, moss, id };
}

test('VIS-04 G-43 what the room takes is shown first, then put into the cart, and twice is once', async () => {
  const { owner, slate, id } = await furnish();
  const before = await rooms.changes(owner, id);
  expect(before.body.data).toMatchObject({
    revision: 1,
    total: BOXES * 3_780,
    changes: [
      {
        variant_id: slate.variantId,
        product_hash: slate.hash,
        in_room: BOXES,
        in_room_contents: '9 counted, 1 for breakage',
        in_cart: 0,
        price: 3_780,
        problem: null,
      },
    ],
  });
  expect(JSON.stringify(before.body)).not.toMatch(/wholesale|markup/);
  for (const _ of [1, 2]) {
    const put = await rooms.put(owner, id, 1);
    expect(put.body.data).toEqual({ lines: 1, total: BOXES * 3_780 });
    expect(await rooms.cartLines(owner)).toEqual([
      { variant_id: slate.variantId, qty: BOXES, project_id: id },
    ]);
  }
  expect((await rooms.changes(owner, id)).body.data.changes).toEqual([]);
  const project = await app.call(
    projects.getProjectCart,
    { params: { id } },
    { token: owner.token },
  );
  expect(project.body.data.Project_tans).toMatchObject([{ qty: BOXES }]);
});

test('VIS-04 the cart takes what the scene orders beyond the count, and nothing where it says so', async () => {
  const { owner, slate, id } = await furnish();
  const changesWith = async (allowance: string, revision: number) => {
    await rooms.save(
      owner,
      id,
      { ...roomWithFloor(slate.sku), allowance },
      { base_revision: revision },
    );
    return (await rooms.changes(owner, id)).body.data;
  };
  expect(await changesWith('exact', 1)).toMatchObject({
    total: 9 * 3_780,
    changes: [{ in_room: 9, in_room_contents: null }],
  });
  expect(await changesWith('keep', 2)).toMatchObject({
    total: 11 * 3_780,
    changes: [{ in_room: 11, in_room_contents: '9 counted, 1 for breakage, 1 to keep' }],
  });
});

test('VIS-05 another product in the room takes the place of the first in the cart, other lines stay', async () => {
  const { owner, slate, moss, id } = await furnish();
  const typed = await rooms.addTile();
  const as = { token: owner.token };
  await rooms.put(owner, id, 1);
  const body = (variant: { variantId: number }, qty: number, project?: number) => ({
    action: 'cart' as const,
    showroom: rooms.shop.showroom,
    items: [{ variant_id: variant.variantId, qty }],
    ...(project === undefined ? {} : { project }),
  });
  await app.call(cart.syncToCart, { body: body(slate, 3) }, as);
  await app.call(cart.syncToCart, { body: body(typed, 4, id) }, as);
  await app.call(
    projects.updateProjectCart,
    { body: { project: id, items: [{ variant_id: typed.variantId, qty: 4 }] } },
    as,
  );
  await rooms.save(owner, id, roomWithFloor(moss.sku), { base_revision: 1 });
  const { body: changes } = await rooms.changes(owner, id);
  expect(
    changes.data.changes.map(({ variant_id, in_room, in_cart }) => [variant_id, in_room, in_cart]),
  ).toEqual([
    [moss.variantId, BOXES, 0],
    [slate.variantId, 0, BOXES],
  ]);
  expect((await rooms.put(owner, id, 2)).status).toBe(200);
  const lines = await rooms.cartLines(owner);
  expect(lines.toSorted((a, b) => a.qty - b.qty)).toEqual([
    { variant_id: slate.variantId, qty: 3, project_id: null },
    { variant_id: typed.variantId, qty: 4, project_id: id },
    { variant_id: moss.variantId, qty: BOXES, project_id: id },
  ]);
});

test('VIS-04 single products of a room go into the cart, twice is once, and the others stay as they are', async () => {
  const { owner, slate, moss, id } = await furnish();
  await rooms.save(owner, id, roomWithTwoFloors(slate.sku, moss.sku), { base_revision: 1 });
  for (const _ of [1, 2]) {
    const put = await rooms.put(owner, id, 2, [moss.variantId]);
    expect(put.body.data).toMatchObject({ lines: 1, total: BOXES * 3_780 });
    expect(await rooms.cartLines(owner)).toEqual([
      { variant_id: moss.variantId, qty: BOXES, project_id: id },
    ]);
  }
  const left = await rooms.changes(owner, id);
  expect(left.body.data.changes).toMatchObject([{ variant_id: slate.variantId, in_cart: 0 }]);
  await rooms.put(owner, id, 2);
  await rooms.save(owner, id, roomWithFloor(slate.sku), { base_revision: 2 });
  await rooms.put(owner, id, 3, [slate.variantId]);
  expect(await rooms.cartLines(owner)).toHaveLength(2);
  await rooms.put(owner, id, 3, [moss.variantId]);
  expect(await rooms.cartLines(owner)).toEqual([
    { variant_id: slate.variantId, qty: BOXES, project_id: id },
  ]);
  const foreign = await rooms.put(owner, id, 3, [999_999_999]);
  expect(foreign.body.data).toEqual({ lines: 0, total: 0 });
});

test('a room that was changed after it was looked at is not put, and nothing changes', async () => {
  const { owner, moss, id } = await furnish();
  await rooms.save(owner, id, roomWithFloor(moss.sku), { base_revision: 1 });
  const put = await rooms.put(owner, id, 1);
  expect([put.status, put.body.code]).toEqual([409, 'scene_changed']);
  expect(await rooms.cartLines(owner)).toEqual([]);
});

test('a project without a room has nothing to put', async () => {
  const owner = await rooms.shop.addHomeowner();
  const id = await rooms.newProject(owner);
  expect((await rooms.changes(owner, id)).body.code).toBe('scene_missing');
  expect((await rooms.put(owner, id, 1)).body.code).toBe('scene_missing');
});

test('what is no longer made is told and left out', async () => {
  const { owner, slate, id } = await furnish();
  await app.pool.query(`update variants set status = 'withdrawn' where id = $1`, [slate.variantId]);
  const { body } = await rooms.changes(owner, id);
  expect(body.data.total).toBe(0);
  expect(body.data.changes).toMatchObject([
    { problem: expect.stringContaining('has been discontinued') },
  ]);
  expect((await rooms.put(owner, id, 1)).body.data).toEqual({ lines: 0, total: 0 });
  expect(await rooms.cartLines(owner)).toEqual([]);
});

test('a refusal half way leaves project and cart as they were', async () => {
  const { owner, slate, moss, id } = await furnish();
  await rooms.put(owner, id, 1);
  await rooms.save(owner, id, roomWithFloor(moss.sku), { base_revision: 1 });
  await app.pool.query(`update showrooms set status = 'closed' where id = $1`, [
    rooms.shop.showroomId,
  ]);
  const put = await rooms.put(owner, id, 2);
  await app.pool.query(`update showrooms set status = 'open' where id = $1`, [
    rooms.shop.showroomId,
  ]);
  expect([put.status, put.body.code]).toEqual([422, 'showroom_closed']);
  expect(await rooms.cartLines(owner)).toEqual([
    { variant_id: slate.variantId, qty: BOXES, project_id: id },
  ]);
  const { rows } = await app.pool.query(
    'select variant_id from project_lines where project_id = $1',
    [id],
  );
  expect(rows).toEqual([{ variant_id: slate.variantId }]);
});

test('goods of a vendor who may not sell are told so, and a removed vendor sells nothing', async () => {
  const { owner, slate, id } = await furnish();
  const vendor = rooms.shop.vendors[0];
  const setStatus = (status: string) =>
    app.pool.query('update users set status = $1 where id = $2', [status, vendor?.userId]);
  await setStatus('Deactive');
  const { body } = await rooms.changes(owner, id);
  await setStatus('Approve');
  expect(body.data).toMatchObject({
    total: 0,
    changes: [
      { variant_id: slate.variantId, problem: expect.stringContaining(vendor?.name ?? '') },
    ],
  });
});
