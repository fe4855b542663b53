import * as cart from '@wevisu/contract/cart.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let moss: TestVariant;
let fern: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  moss = await shop.addVariant({ vendorId });
  fern = await shop.addVariant({ vendorId, name: 'Fern' });
});

type Member = Awaited<ReturnType<TestShop['addHomeowner']>>;

async function guestCart(qty: number): Promise<string> {
  const { body } = await app.call(cart.syncToCart, {
    body: {
      action: 'cart',
      showroom: shop.showroom,
      items: [{ variant_id: moss.variantId, qty }],
    },
  });
  return body.data.temp_project_id ?? '';
}

async function newProject(who: Member, over: object = {}): Promise<number> {
  const { status, body } = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom, ...over } },
    { token: who.token },
  );
  expect(status).toBe(201);
  return body.data;
}

function putInProject(who: Member, project: number, items: [TestVariant, number][]) {
  return app.call(
    projects.updateProjectCart,
    {
      body: {
        project,
        items: items.map(([variant, qty]) => ({ variant_id: variant.variantId, qty })),
      },
    },
    { token: who.token },
  );
}

function takeOver(who: Member, temp: string, project: number | null = null) {
  return app.call(
    cart.addProjectToCart,
    { body: { re_temp_project_id: temp, project_id: project } },
    { token: who.token },
  );
}

async function myCart(who: Member, over: object = {}) {
  const { body } = await app.call(
    cart.getCart,
    { query: { showroom: shop.showroom, ...over } },
    { token: who.token },
  );
  return body.data;
}

test('API-20 API-21 CART-03 DATA-19 a project is created from the stored selection and read by its owner', async () => {
  const [owner, other] = [await shop.addHomeowner(), await shop.addHomeowner()];
  const id = await newProject(owner, { floorplan: 'galley', is_3d: true, project: 'null' });
  await putInProject(owner, id, [
    [moss, 3],
    [fern, 2],
  ]);
  const read = await app.call(projects.getProjectCart, { params: { id } }, { token: owner.token });
  expect(read.body.data).toMatchObject({
    id,
    name: 'My project',
    showroom: shop.showroom,
    floorplan: 'galley',
    is_3d: true,
    extra_info: {},
  });
  expect(read.body.data.Project_tans.map((line) => line.qty)).toEqual([3, 2]);
  const foreign = await app.call(
    projects.getProjectCart,
    { params: { id } },
    { token: other.token },
  );
  expect(foreign.body).toMatchObject({ code: 'project_not_found' });
  expect(foreign.status).toBe(404);
});

test('a selection that names a project makes no second one, and a foreign one is a 404', async () => {
  const [owner, other] = [await shop.addHomeowner(), await shop.addHomeowner()];
  const id = await newProject(owner);
  expect(await newProject(owner, { project: String(id) })).toBe(id);
  const foreign = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom, project: String(id) } },
    { token: other.token },
  );
  expect(foreign.status).toBe(404);
});

test('a guest project is taken over by whoever holds its public id, once', async () => {
  const [owner, other] = [await shop.addHomeowner(), await shop.addHomeowner()];
  const publicId = 'guest-project-with-a-long-random-id';
  await app.pool.query('insert into projects (public_id, showroom_id) values ($1, $2)', [
    publicId,
    shop.showroomId,
  ]);
  const id = await newProject(owner, { project: publicId });
  expect(await newProject(owner, { project: publicId })).toBe(id);
  const late = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom, project: publicId } },
    { token: other.token },
  );
  expect(late.status).toBe(404);
});

test('CART-11 CART-13 API-18 API-22 lines and extra information change for the owner alone', async () => {
  const [owner, other] = [await shop.addHomeowner(), await shop.addHomeowner()];
  const id = await newProject(owner);
  await putInProject(owner, id, [
    [moss, 3],
    [fern, 2],
  ]);
  const changed = await putInProject(owner, id, [
    [moss, 0],
    [fern, 7],
  ]);
  expect(changed.body.data.Project_tans.map((line) => [line.product_name, line.qty])).toEqual([
    ['Fern', 7],
  ]);
  expect((await putInProject(other, id, [[fern, 1]])).status).toBe(404);
  const extra = { extra_info: { budget: 9000, rooms: ['kitchen'] } };
  const info = (who: Member) =>
    app.call(projects.updateProjectInfo, { params: { id }, body: extra }, { token: who.token });
  expect((await info(owner)).body.data.extra_info).toEqual(extra.extra_info);
  expect((await info(other)).status).toBe(404);
  const read = await app.call(projects.getProjectCart, { params: { id } }, { token: owner.token });
  expect(read.body.data).toMatchObject(extra);
});

test('API-14 CART-08 the cart is narrowed by project, and is_cart=0 reads the project itself', async () => {
  const owner = await shop.addHomeowner();
  const id = await newProject(owner);
  await putInProject(owner, id, [[moss, 3]]);
  await app.call(
    cart.syncToCart,
    {
      body: {
        action: 'cart',
        showroom: shop.showroom,
        project: id,
        items: [{ variant_id: fern.variantId, qty: 1 }],
      },
    },
    { token: owner.token },
  );
  await app.call(
    cart.syncToCart,
    {
      body: {
        action: 'cart',
        showroom: shop.showroom,
        items: [{ variant_id: fern.variantId, qty: 4 }],
      },
    },
    { token: owner.token },
  );
  expect((await myCart(owner)).Project_tans.map((line) => line.qty)).toEqual([1, 4]);
  expect((await myCart(owner, { project: id })).Project_tans.map((line) => line.qty)).toEqual([1]);
  const own = await myCart(owner, { project: id, is_cart: 0 });
  expect(own.Project_tans.map((line) => [line.product_name, line.qty])).toEqual([['Moss', 3]]);
  const other = await shop.addHomeowner();
  const query = { showroom: shop.showroom, project: id };
  expect((await app.call(cart.getCart, { query }, { token: other.token })).status).toBe(404);
  expect((await app.call(cart.getCart, { query })).status).toBe(404);
});

test('CART-04 API-23 AUTH-19 a guest cart comes over once, however often and at once it is asked', async () => {
  const owner = await shop.addHomeowner();
  const temp = await guestCart(4);
  const id = await newProject(owner);
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeOver(owner, temp, id)));
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  const mine = await myCart(owner);
  expect(mine.Project_tans.map((line) => [line.qty, line.project_id])).toEqual([[4, id]]);
  const gone = await app.call(cart.getCart, {
    query: { showroom: shop.showroom, temp_project_id: temp },
  });
  expect(gone.status).toBe(404);
  const project = await app.call(
    projects.getProjectCart,
    { params: { id } },
    { token: owner.token },
  );
  expect(project.body.data.Project_tans.map((line) => line.qty)).toEqual([4]);
});

test('G-47 a guest cart merges into what the account has, with its coupon', async () => {
  const owner = await shop.addHomeowner();
  await shop.addCoupon('GUEST', 10_000);
  await takeOver(owner, await guestCart(4));
  const second = await guestCart(3);
  await app.call(cart.updateCart, {
    body: { showroom: shop.showroom, temp_project_id: second, coupon: 'GUEST' },
  });
  const { body } = await takeOver(owner, second);
  expect(body.data.Project_tans.map((line) => line.qty)).toEqual([7]);
  expect(body.data.coupon?.code).toBe('GUEST');
});

test("a takeover brings the project's own lines, and never another's project or cart", async () => {
  const [owner, other] = [await shop.addHomeowner(), await shop.addHomeowner()];
  const id = await newProject(owner);
  await putInProject(owner, id, [[fern, 6]]);
  const temp = await guestCart(1);
  expect((await takeOver(other, temp, id)).body.code).toBe('project_not_found');
  const taken = await takeOver(owner, temp, id);
  expect(taken.body.data.Project_tans.map((line) => [line.product_name, line.qty])).toEqual([
    ['Moss', 1],
    ['Fern', 6],
  ]);
  expect((await takeOver(other, temp)).body.code).toBe('cart_not_found');
  expect((await takeOver(other, taken.body.data.temp_project_id ?? '')).status).toBe(404);
  expect((await myCart(owner)).total_qty).toBe(7);
});

test('CART-10 API-16 several projects go into the cart, each under its own name, and twice is once', async () => {
  const [owner, other] = [await shop.addHomeowner(), await shop.addHomeowner()];
  const [kitchen, bath] = [await newProject(owner), await newProject(owner)];
  await putInProject(owner, kitchen, [[moss, 3]]);
  await putInProject(owner, bath, [
    [moss, 2],
    [fern, 1],
  ]);
  const bulk = (who: Member) =>
    app.call(
      cart.syncToBulkCart,
      { body: { showroom: shop.showroom, projects: [kitchen, bath] } },
      { token: who.token },
    );
  await bulk(owner);
  const { body } = await bulk(owner);
  expect(body.data.Project_tans.map((line) => [line.project_id, line.qty])).toEqual([
    [kitchen, 3],
    [bath, 2],
    [bath, 1],
  ]);
  expect((await bulk(other)).status).toBe(404);
  expect((await myCart(other)).total_qty).toBe(0);
});

test('CART-03 CART-10 what was picked for a project is summed and put into the cart as far as it can be bought', async () => {
  const owner = await shop.addHomeowner();
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  const [gone, none] = [
    await shop.addVariant({ vendorId, name: 'Gone' }),
    await shop.addVariant({ vendorId, name: 'None', stock: [0] }),
  ];
  const id = await newProject(owner);
  await putInProject(owner, id, [
    [moss, 3],
    [gone, 2],
    [none, 1],
    [fern, 5],
  ]);
  const inRoom =
    'update project_lines set from_scene = true where project_id = $1 and variant_id = $2';
  await app.pool.query(inRoom, [id, fern.variantId]);
  await app.pool.query(`update products set status = 'withdrawn' where id = $1`, [gone.productId]);
  const as = { token: owner.token };
  const { body } = await app.call(projects.getProjectCart, { params: { id } }, as);
  expect(body.data).toMatchObject({
    vsd_id: expect.any(String),
    has_scene: false,
    subtotal: 3 * 3_780,
  });
  expect(
    body.data.Project_tans.map((line) => [line.product_name, line.from_scene, line.problem_code]),
  ).toEqual([
    ['Moss', false, null],
    ['Gone', false, 'product_not_sold'],
    ['None', false, 'out_of_stock'],
    ['Fern', true, null],
  ]);
  for (const _ of [1, 2]) {
    const put = await app.call(
      cart.syncToBulkCart,
      { body: { showroom: shop.showroom, projects: [id], picked: true } },
      as,
    );
    expect(put.body.message).toBe('The products are in your cart.');
    expect(put.body.data.Project_tans.map((line) => [line.variant_id, line.qty])).toEqual([
      [moss.variantId, 3],
    ]);
  }
});

test('CART-11 what a room put into a project counts as picked once a hand was laid on it', async () => {
  const owner = await shop.addHomeowner();
  const id = await newProject(owner);
  await putInProject(owner, id, [[moss, 3]]);
  await app.pool.query('update project_lines set from_scene = true where project_id = $1', [id]);
  const items = [{ variant_id: moss.variantId, qty: 2 }];
  const { body } = await app.call(
    projects.updateProjectCart,
    { body: { project: id, add: true, items } },
    { token: owner.token },
  );
  expect(body.data.Project_tans).toMatchObject([{ qty: 5, from_scene: false }]);
  const list = await app.call(projects.listProjects, { query: {} }, { token: owner.token });
  expect(list.body.data).toMatchObject([{ id, products: 0, picked_products: 1 }]);
});
