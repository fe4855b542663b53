import { getAuthUser } from '@wevisu/contract/accounts.ts';
import * as cart from '@wevisu/contract/cart.ts';
import { listNotifications } from '@wevisu/contract/notifications.ts';
import * as checklists from '@wevisu/contract/project-checklists.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as contract from '@wevisu/contract/projects.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { withIds } from '@wevisu/domain/test-ids.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { removeOld } from './remove-old.ts';
import { type Member, PENDANT, roomWithFloor, type TestTile, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let tile: TestTile;

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
  tile = await rooms.addTile();
});

async function newOwner() {
  const owner = await rooms.shop.addHomeowner();
  const as = { token: owner.token };
  return {
    owner,
    as,
    list: async (deleted = false) =>
      (await app.call(contract.listProjects, { query: { deleted } }, as)).body.data,
    totalProjects: async () => (await app.call(getAuthUser, {}, as)).body.user.total_projects,
  };
}

async function everyProject(who: Member): Promise<number> {
  const { rows } = await app.pool.query(
    'select count(*)::int as n from projects where user_id = $1',
    [who.userId],
  );
  return rows[0].n;
}

test('G-42 VIS-07 projects are listed, last changed first, renamed and given notes', async () => {
  const { owner, as, list } = await newOwner();
  const first = await rooms.newProject(owner, 'Bath');
  const second = await rooms.newProject(owner, 'Kitchen');
  expect((await list()).map(({ id }) => id)).toEqual([second, first]);
  await rooms.save(owner, first, roomWithFloor(tile.sku));
  const renamed = await app.call(
    contract.renameProject,
    { params: { id: second }, body: { name: ' Summer kitchen ', notes: 'Ask about gas.' } },
    as,
  );
  expect(renamed.body.data).toMatchObject({ name: 'Summer kitchen', has_scene: false, rooms: 0 });
  expect((await rooms.read(owner, second)).body.data.notes).toBe('Ask about gas.');
  const [top, other] = await list();
  expect(top).toMatchObject({ id: second, showroom: rooms.shop.showroom, deleted_at: null });
  expect(other).toMatchObject({ id: first, has_scene: true, rooms: 1, products: 1 });
  const empty = await app.call(
    contract.renameProject,
    { params: { id: second }, body: { name: '  ' } },
    as,
  );
  expect([empty.status, empty.body.errors]).toEqual([422, { name: ['Enter a name.'] }]);
});

test('G-42 a copy has the scene, the lines and the checklist, and no share of its own', async () => {
  const { owner, as, list } = await newOwner();
  const id = await rooms.newProject(owner, 'Bath');
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  await rooms.put(owner, id, 1);
  await app.call(
    checklists.appendProjectChecklist,
    { body: { project: id, items: [{ title: 'Call the plumber' }] } },
    as,
  );
  await app.call(sharing.setShareLink, { params: { id }, body: { on: true } }, as);
  const copied = await app.call(contract.copyProject, { params: { id } }, as);
  expect(copied.status).toBe(201);
  const copy = (await list()).find((card) => card.id === copied.body.data);
  expect(copy).toMatchObject({
    name: 'Copy of Bath',
    has_scene: true,
    checklist_open: 1,
    shared_link: false,
  });
  const scene = await rooms.read(owner, copied.body.data);
  expect(scene.body.data).toMatchObject({ revision: 1, scene: { name: 'Kitchen' } });
  const lines = await app.call(contract.getProjectCart, { params: { id: copied.body.data } }, as);
  expect(lines.body.data.Project_tans).toMatchObject([{ variant_id: tile.variantId }]);
});

test('VIS-12 G-42 a deleted project is gone everywhere, until it is brought back', async () => {
  const { owner, as, list, totalProjects } = await newOwner();
  const id = await rooms.newProject(owner);
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  const link = await app.call(sharing.setShareLink, { params: { id }, body: { on: true } }, as);
  const pid = link.body.data.pid ?? '';
  expect(await totalProjects()).toBe(1);
  expect((await app.call(contract.deleteProject, { params: { id } }, as)).status).toBe(200);

  expect(await list()).toEqual([]);
  expect(await list(true)).toMatchObject([{ id, deleted_at: expect.any(String) }]);
  expect(await totalProjects()).toBe(0);
  const answers = [
    await rooms.read(owner, id),
    await rooms.save(owner, id, roomWithFloor(tile.sku), { base_revision: 1 }),
    await rooms.put(owner, id, 1),
    await app.call(contract.getProjectCart, { params: { id } }, as),
    await app.call(checklists.getProjectChecklist, { params: { project: id } }, as),
    await app.call(sharing.getSharedProject, { query: { pid } }),
    await app.call(contract.deleteProject, { params: { id } }, as),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));

  const back = await app.call(contract.restoreProject, { params: { id } }, as);
  expect(back.body.data).toMatchObject({ id, deleted_at: null, has_scene: true });
  expect((await rooms.read(owner, id)).body.data.revision).toBe(1);
});

test('G-42 after 30 days a deleted project goes for good, and the cart keeps its goods', async () => {
  const { owner, as } = await newOwner();
  const [old, recent] = [await rooms.newProject(owner), await rooms.newProject(owner)];
  await rooms.save(owner, old, roomWithFloor(tile.sku));
  await rooms.put(owner, old, 1);
  await app.call(
    cart.syncToCart,
    {
      body: {
        action: 'cart',
        showroom: rooms.shop.showroom,
        items: [{ variant_id: tile.variantId, qty: 2 }],
      },
    },
    as,
  );
  const inRoom = (await rooms.cartLines(owner)).find((line) => line.project_id === old)?.qty ?? 0;
  expect(inRoom).toBeGreaterThan(0);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await app.pool.query('update projects set deleted_at = $2 where id = $1', [old, ago(31)]);
  await app.pool.query('update projects set deleted_at = $2 where id = $1', [recent, ago(29)]);
  await removeOld({ pool: app.pool, now: () => new Date() });
  expect(await everyProject(owner)).toBe(1);
  expect(await rooms.cartLines(owner)).toEqual([
    { variant_id: tile.variantId, qty: inRoom + 2, project_id: null },
  ]);
  const back = await app.call(contract.restoreProject, { params: { id: old } }, as);
  expect(back.status).toBe(404);
});

test('API-43 G-36 a link shows the project to whoever has it, until it is ended or made anew', async () => {
  const { owner, as, list } = await newOwner();
  const id = await rooms.newProject(owner, 'Bath');
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  const on = async (wanted: boolean) =>
    (await app.call(sharing.setShareLink, { params: { id }, body: { on: wanted } }, as)).body.data
      .pid;
  const open = async (pid: string | null) =>
    app.call(sharing.getSharedProject, {
      query: { pid: pid ?? '', cid: rooms.shop.showroom },
    });
  const first = await on(true);
  expect(first?.length).toBeGreaterThanOrEqual(40);
  expect(await list()).toMatchObject([{ shared_link: true, pid: first }]);
  const { status, body } = await open(first);
  expect(status).toBe(200);
  const withPidAlone = await app.call(sharing.getSharedProject, { query: { pid: first ?? '' } });
  expect(withPidAlone.body.data).toEqual(body.data);
  const { other } = withIds<{ other: ProUserId }>({ other: rooms.shop.showroom + 1 });
  const atAnotherPro = await app.call(sharing.getSharedProject, {
    query: { pid: first ?? '', cid: other },
  });
  expect([atAnotherPro.status, atAnotherPro.body.code]).toEqual([404, 'share_link_not_found']);
  expect(body.data).toMatchObject({
    name: 'Bath',
    owner_first_name: 'Ana',
    scene: { products: { [tile.sku]: { priceCents: 3_780 } } },
  });
  expect(body.data.picture).toBeNull();
  await app.pool.query(
    `with plan as (
       insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
       values ('bath', 'Bath', 'bathroom', 5000, 'small', 1, '', 'abc', '{}', 1) returning id
     ), template as (
       insert into templates (id, plan_id, name, room, style, colors, brands, picture_key, scene)
       select 'bath-calm', id, 'Calm', 'bathroom', 'calm', '{}', 1, 'rooms/bath-calm-abc', '{}' from plan
       returning id
     )
     update projects set floor_template = template.id from template where projects.id = $1`,
    [id],
  );
  // What a preview of the link shows.
  expect((await open(first)).body.data.picture).toBe('rooms/bath-calm-abc');
  expect(JSON.stringify(body.data)).not.toMatch(/Lopez|notes|wholesale|markup|@shop/);
  const second = await on(true);
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  expect(await on(false)).toBeNull();
  expect((await open(second)).body.code).toBe('share_link_not_found');
});

test('CART-15 API-28 G-60 a project that is shared can be read by the pro, who is told once', async () => {
  const { owner, as, list } = await newOwner();
  const id = await rooms.newProject(owner, 'Bath');
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  const asPro = { token: rooms.shop.pro.token };
  const asOther = { token: (await testRooms(app)).shop.pro.token };
  const readBy = (who: { token: string }) =>
    app.call(sharing.getProjectOfHomeowner, { params: { id } }, who);
  expect((await readBy(asPro)).status).toBe(404);
  for (const _ of [1, 2]) {
    const shared = await app.call(sharing.shareToContractor, { params: { project: id } }, as);
    expect([shared.status, shared.body.message]).toEqual([
      200,
      'Your pro can see this project now.',
    ]);
  }
  expect((await readBy(asPro)).body.data).toMatchObject({
    name: 'Bath',
    owner: 'Ana Lopez',
    shared_at: expect.any(String),
    revision: 1,
    scene: { products: { [tile.sku]: { priceCents: 3_780 } } },
  });
  expect((await readBy(asOther)).status).toBe(404);
  const shared = await app.call(sharing.listSharedProjects, {}, asPro);
  expect(shared.body.data).toMatchObject([
    { id, owner: 'Ana Lopez', has_scene: true, rooms: 1, products: 1, picture: null },
  ]);
  expect((await app.call(sharing.listSharedProjects, {}, asOther)).body.data).toEqual([]);
  const notices = await app.call(listNotifications, { query: {} }, asPro);
  expect(notices.body.data.data).toMatchObject([
    {
      event: 'project_shared',
      text: 'Ana Lopez shared “Bath” with you.',
      link: `/public?project=${id}`,
    },
  ]);
  expect(await list()).toMatchObject([{ shared_to_pro: true }]);
  await app.call(contract.deleteProject, { params: { id } }, as);
  expect((await readBy(asPro)).status).toBe(404);
  expect((await app.call(sharing.listSharedProjects, {}, asPro)).body.data).toEqual([]);
});

test('CART-14 API-24 API-25 API-26 API-27 G-49 DATA-20 a checklist is appended to, read and changed', async () => {
  const { owner, as } = await newOwner();
  const id = await rooms.newProject(owner, 'Bath');
  const appended = await app.call(
    checklists.appendProjectChecklist,
    {
      body: {
        project: id,
        items: [{ title: 'Call the plumber' }, { title: 'Look at it', product_hash: tile.hash }],
      },
    },
    as,
  );
  const { append_items: items, project_checklist: list } = appended.body.data;
  expect(items).toEqual(list);
  expect(items).toMatchObject([
    { title: 'Call the plumber', done: false, product_hash: null, source: 'own', project: id },
    { title: 'Look at it', product_hash: tile.hash },
  ]);
  const [plumber, look] = items;
  const change = (itemId: number, body: object) =>
    app.call(checklists.updateChecklistItem, { params: { id: itemId }, body }, as);
  await change(plumber?.id ?? 0, { done: true });
  await change(look?.id ?? 0, { title: 'Look at it in daylight' });
  const read = await app.call(checklists.getProjectChecklist, { params: { project: id } }, as);
  expect(read.body.data).toMatchObject([
    { title: 'Call the plumber', done: true },
    { title: 'Look at it in daylight', done: false },
  ]);
  const all = await app.call(checklists.listProjectChecklists, {}, as);
  expect(all.body.data).toEqual([{ project: id, name: 'Bath', project_checklist: read.body.data }]);
  const left = await change(plumber?.id ?? 0, { removed: true });
  expect(left.body.data.map(({ id: itemId }) => itemId)).toEqual([look?.id]);
  expect((await change(plumber?.id ?? 0, { done: false })).status).toBe(404);
});

test('CART-14 a checklist takes what the room still needs once, and ticks it off when the room has it', async () => {
  const { owner, as } = await newOwner();
  const id = await rooms.newProject(owner, 'Bath');
  const append = () =>
    app.call(checklists.appendProjectChecklist, { body: { project: id, from_scene: true } }, as);
  expect((await append()).body.code).toBe('scene_missing');
  const bare = roomWithFloor(null);
  await rooms.save(owner, id, {
    ...bare,
    nodes: { ...bare.nodes, lamp: PENDANT, other: { ...PENDANT, position: [22_000, 12_000] } },
  });
  const first = await append();
  expect(first.body.data.append_items).toMatchObject([
    { title: 'Choose a floor (Kitchen)', source: 'scene', done: false },
    { title: 'Choose a product for the pendant (Kitchen)', source: 'scene' },
  ]);
  expect((await append()).body.data.append_items).toEqual([]);
  const floored = roomWithFloor(tile.sku);
  await rooms.save(
    owner,
    id,
    { ...floored, nodes: { ...floored.nodes, lamp: PENDANT } },
    { base_revision: 1 },
  );
  expect((await append()).body.data.project_checklist).toMatchObject([
    { title: 'Choose a floor (Kitchen)', done: true },
    { title: 'Choose a product for the pendant (Kitchen)', done: false },
  ]);
});
