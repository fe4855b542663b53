import * as cart from '@wevisu/contract/cart.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { MAX_ROOMS } from '../cart/limits.ts';

let app: TestApp;
let oak: TestShop;
let elm: TestShop;
let moss: TestVariant;
let fern: TestVariant;

const ROOM = 'template=galley-in-oak';

beforeAll(async () => {
  app = await testApp();
  oak = await testShop(app);
  elm = await testShop(app);
  const vendorId = oak.vendors[0]?.vendorId ?? 0;
  moss = await oak.addVariant({ vendorId });
  fern = await oak.addVariant({ vendorId, name: 'Fern' });
  await app.pool.query(`insert into floor_plans
      (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
    values ('galley', 'Galley', 'kitchen', 9000, 'small', 1, '<svg/>', 'abcdef012345', '{}', 1)`);
  await app.pool.query(`insert into templates
      (id, plan_id, name, room, style, colors, brands, picture_key, scene)
    values ('galley-in-oak', 'galley', 'Galley in oak', 'kitchen', 'modern', '{}', 1, 'rooms/x-1', '{}')`);
});

type Member = Awaited<ReturnType<TestShop['addHomeowner']>>;
interface Who {
  readonly temp?: string | null;
  readonly token?: string;
}

interface ToAdd extends Who {
  readonly shop: TestShop;
  readonly variant: TestVariant;
  readonly qty: number;
  readonly room?: string;
}

async function add({ shop, variant, qty, temp = null, token, room }: ToAdd) {
  const { status, body } = await app.call(
    cart.syncToCart,
    {
      body: {
        action: 'cart',
        showroom: shop.showroom,
        temp_project_id: temp,
        ...(room === undefined ? {} : { room }),
        items: [{ variant_id: variant.variantId, qty }],
      },
    },
    { token },
  );
  expect(status).toBe(200);
  return body.data;
}

async function cartsOf({ temp, token }: Who) {
  const query = temp ? { temp_project_id: temp } : {};
  return (await app.call(cart.listCarts, { query }, { token })).body.data;
}

/** As the browser does after signing in. */
async function signInWith(temp: string, { token }: Member, over: object = {}) {
  const made = await app.call(
    projects.createProject,
    { body: { showroom: oak.showroom, project: '', for_cart: true, ...over } },
    { token },
  );
  const { body } = await app.call(
    cart.addProjectToCart,
    { body: { re_temp_project_id: temp, project_id: made.body.data } },
    { token },
  );
  return body.data;
}

async function listProjects({ token }: Member) {
  return (await app.call(projects.listProjects, { query: {} }, { token })).body.data;
}

const linesOf = (data: Awaited<ReturnType<typeof add>>) =>
  data.Project_tans.map(({ product_name, qty }) => [product_name, qty]);

test('G-47 a guest has one id for a cart in each showroom, and sees both', async () => {
  const { temp_project_id: temp } = await add({ shop: oak, variant: moss, qty: 2 });
  const there = await add({ shop: elm, variant: fern, qty: 3, temp });
  expect(there.temp_project_id).toBe(temp);
  expect(linesOf(there)).toEqual([['Fern', 3]]);
  expect(await cartsOf({ temp })).toMatchObject([
    { showroom: elm.showroom, products: 1, total_qty: 3 },
    { showroom: oak.showroom, products: 1, total_qty: 2 },
  ]);
  expect(await cartsOf({})).toEqual([]);
  expect(await cartsOf({ temp: 'x'.repeat(43) })).toEqual([]);
});

test('G-47 six products at once make one cart in a showroom that is new to the guest', async () => {
  const { temp_project_id: temp } = await add({ shop: oak, variant: moss, qty: 1 });
  const variants = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      oak.addVariant({ vendorId: oak.vendors[0].vendorId, name: `Tile ${i}` }),
    ),
  );
  await Promise.all(variants.map((variant) => add({ shop: elm, variant, qty: 1, temp })));
  expect(await cartsOf({ temp })).toMatchObject([
    { showroom: elm.showroom, products: 6 },
    { showroom: oak.showroom, products: 1 },
  ]);
  const { rows } = await app.pool.query('select 1 from carts where guest_key = $1', [temp]);
  expect(rows).toHaveLength(2);
});

test('API-23 signing in brings the carts of all showrooms to the account, which finds them anywhere', async () => {
  const owner = await oak.addHomeowner();
  const { temp_project_id: temp } = await add({ shop: elm, variant: fern, qty: 3 });
  await add({ shop: oak, variant: moss, qty: 2, temp });
  expect(linesOf(await signInWith(temp ?? '', owner))).toEqual([['Moss', 2]]);
  expect(await cartsOf({ token: owner.token })).toMatchObject([
    { company_name: expect.any(String), total_qty: 2 },
    { showroom: elm.showroom, total_qty: 3 },
  ]);
  expect(await cartsOf({ temp })).toEqual([]);
  const other = await oak.addHomeowner();
  expect(await cartsOf({ token: other.token })).toEqual([]);
});

test('AUTH-19 the carts of several sign-ins go under one project, and one bought does not come back', async () => {
  const owner = await oak.addHomeowner();
  const first = await add({ shop: oak, variant: moss, qty: 2 });
  const mine = await signInWith(first.temp_project_id ?? '', owner);
  const line = mine.Project_tans[0]?.id ?? 0;
  await app.call(
    cart.destroyCartLine,
    { params: { id: line }, query: { showroom: oak.showroom } },
    { token: owner.token },
  );
  const second = await add({ shop: oak, variant: fern, qty: 1 });
  const again = await signInWith(second.temp_project_id ?? '', owner);
  expect(linesOf(again)).toEqual([['Fern', 1]]);
  const { company_name } = again;
  expect(await listProjects(owner)).toMatchObject([
    { name: `Picks from ${company_name}`, picked_products: 2 },
  ]);
});

test('AUTH-20 a project takes the name of its design, and the same design again is the same project', async () => {
  const owner = await oak.addHomeowner();
  const design = { floorplan: 'galley', floorTemplate: 'galley-in-oak', is_3d: true };
  for (const _ of [1, 2]) {
    const { temp_project_id } = await add({ shop: oak, variant: moss, qty: 1 });
    await signInWith(temp_project_id ?? '', owner, design);
  }
  expect(await listProjects(owner)).toMatchObject([{ name: 'Galley in oak' }]);
  const [made] = await listProjects(owner);
  await app.call(projects.deleteProject, { params: { id: made?.id ?? 0 } }, { token: owner.token });
  const { temp_project_id } = await add({ shop: oak, variant: moss, qty: 1 });
  await signInWith(temp_project_id ?? '', owner, design);
  await app.call(
    projects.restoreProject,
    { params: { id: made?.id ?? 0 } },
    { token: owner.token },
  );
  expect(await listProjects(owner)).toHaveLength(2);
});

test("CART-09 a guest's room is counted again without adding, beside what was picked by hand", async () => {
  const { temp_project_id: temp } = await add({ shop: oak, variant: moss, qty: 2 });
  for (const qty of [9, 9, 8]) await add({ shop: oak, variant: moss, qty, temp, room: ROOM });
  const other = await add({ shop: oak, variant: moss, qty: 4, temp, room: 'empty=1' });
  expect(other.Project_tans.map(({ qty, room }) => [qty, room])).toEqual([
    [2, null],
    [8, ROOM],
    [4, 'empty=1'],
  ]);
});

test('VIS-04 at sign-in a room of the cart becomes its project, and the same room again adds nothing', async () => {
  const owner = await oak.addHomeowner();
  const shopping = async () => {
    const { temp_project_id: temp } = await add({ shop: oak, variant: moss, qty: 2 });
    await add({ shop: oak, variant: moss, qty: 9, temp, room: ROOM });
    return temp ?? '';
  };
  const mine = await signInWith(await shopping(), owner, { floorTemplate: 'galley-in-oak' });
  const [room] = await listProjects(owner);
  expect(room).toMatchObject({ name: 'Galley in oak', has_scene: false, picked_products: 0 });
  const scene = await app.call(
    scenes.getScene,
    { params: { id: room?.id ?? 0 } },
    { token: owner.token },
  );
  expect(scene.body.data).toMatchObject({ scene: null, started_from: ROOM });
  const shown = (data: typeof mine) =>
    data.Project_tans.map((line) => [line.qty, line.project_id, line.room]);
  expect(shown(mine)).toEqual([
    [2, null, null],
    [9, room?.id, null],
  ]);
  const again = await signInWith(await shopping(), owner, { floorTemplate: 'galley-in-oak' });
  expect(shown(again)).toEqual([
    [4, null, null],
    [9, room?.id, null],
  ]);
  expect(await listProjects(owner)).toHaveLength(1);
});

test('a room whose address names no design the database could keep comes along all the same', async () => {
  const owner = await oak.addHomeowner();
  const room = 'template=a%00b';
  const { temp_project_id: temp } = await add({ shop: oak, variant: moss, qty: 2, room });
  expect(linesOf(await signInWith(temp ?? '', owner))).toEqual([['Moss', 2]]);
});

test('of more rooms than a guest furnishes in a visit, the last ones come along without a project', async () => {
  const owner = await oak.addHomeowner();
  const { temp_project_id: temp } = await add({ shop: oak, variant: moss, qty: 1, room: ROOM });
  await app.pool.query(
    `insert into cart_lines (cart_id, variant_id, room, qty, seen_price_cents, created_at)
     select l.cart_id, l.variant_id, 'template=room-' || n, 1, l.seen_price_cents, now()
     from cart_lines l join carts c on c.id = l.cart_id, generate_series(1, 60) n
     where c.guest_key = $1`,
    [temp],
  );
  const { Project_tans: lines } = await signInWith(temp ?? '', owner);
  expect(lines.reduce((all, { qty }) => all + qty, 0)).toBe(61);
  expect(lines.filter(({ project_id }) => project_id !== null)).toHaveLength(MAX_ROOMS);
});
