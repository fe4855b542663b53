// A kitchen's cabinets from the saved scene to the cart, at the showroom's prices.
import { listFacts } from '@wevisu/contract/product-facts.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Member, roomWithFloor, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let owner: Member;

const LINE = 'MAKR-SHKWD';
const inch = 254;
const run = {
  type: 'run',
  levelId: 'level',
  tier: 'base',
  position: [3_000, 28_000],
  cabinetSku: `${LINE}-SD`,
  cabinets: [
    { id: 'a', cabinet: 'sink', widthTenths: 36 * inch },
    { id: 'b', cabinet: 'door-drawer', widthTenths: 24 * inch },
    { id: 'c', cabinet: 'door-drawer', widthTenths: 24 * inch },
    { id: 'd', cabinet: 'drawers', widthTenths: 21 * inch },
  ],
};

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
  owner = await rooms.shop.addHomeowner();
  // The vendor lists no drawer base.
  for (const [n, code] of ['SD', 'SB36', 'B24', 'TK8'].entries()) await addPart(code, 10_000 + n);
});

async function addPart(code: string, wholesaleCents: number): Promise<void> {
  const vendorId = rooms.shop.vendors[0]?.vendorId ?? 0;
  const { productId, variantId } = await rooms.shop.addVariant({ vendorId, stock: [50] });
  const form = code === 'SD' ? 'sample-door' : 'base';
  const picture = { type: 'model', kind: 'kitchen-cabinet', params: { form }, finishes: {} };
  await app.pool.query(`update products set picture = $1, unit = 'Piece' where id = $2`, [
    JSON.stringify(picture),
    productId,
  ]);
  await app.pool.query(
    `update variants set sku = $1, wholesale_cents = $2, box_sqft_e4 = null, pieces_per_unit = 1
     where id = $3`,
    [`${LINE}-${code}`, wholesaleCents, variantId],
  );
}

function kitchen() {
  const scene = roomWithFloor(null);
  return { ...scene, nodes: { ...scene.nodes, run } };
}

test('VIS-05 a saved kitchen comes back with exactly the parts of its line, at the showroom prices', async () => {
  const id = await rooms.newProject(owner);
  const saved = await rooms.save(owner, id, kitchen());
  expect(saved.body.data.findings.map(({ code }: { code: string }) => code)).toEqual([
    'cabinet-not-made',
  ]);
  const { body } = await rooms.read(owner, id);
  const { document } = readScene(body.data.scene);
  expect(Object.keys(document.products).sort()).toEqual(
    ['B24', 'SB36', 'SD', 'TK8'].map((code) => `${LINE}-${code}`),
  );
  // 100.02 wholesale, 5 % for the platform, 20 % of both for the pro.
  expect(document.products[`${LINE}-B24`]?.priceCents).toBe(12_602);
  expect(JSON.stringify(body)).not.toMatch(/wholesale|markup|fee_cents|ppm/);
  const { orders, totalCents, materials } = takeoffOf(document);
  expect(orders.map(({ sku, units }) => [sku, units])).toEqual([
    [`${LINE}-SB36`, 1],
    [`${LINE}-B24`, 2],
    [`${LINE}-TK8`, 2],
  ]);
  expect(totalCents).toBe(12_601 + 2 * 12_602 + 2 * 12_604);
  expect(materials.map(({ material }) => material)).toContain(
    'unmade:Base cabinet, drawers, 21 in wide',
  );
});

test('the cart takes the boxes of the drawn kitchen', async () => {
  const buyer = await rooms.shop.addHomeowner();
  const id = await rooms.newProject(buyer);
  const saved = await rooms.save(buyer, id, kitchen());
  const put = await rooms.put(buyer, id, saved.body.data.revision);
  expect(put.status).toBe(200);
  const lines = await rooms.cartLines(buyer);
  expect(lines.map(({ qty }) => qty).toSorted()).toEqual([1, 2, 2]);
});

test('another homeowner learns no more of a line than its prices in the showroom', async () => {
  const skus = [`${LINE}-B24`, `${LINE}-DB21`];
  const priced = await app.call(listFacts, { body: { skus, showroom: rooms.shop.showroom } });
  expect(priced.body.data.map(({ sku, priceCents }) => [sku, priceCents])).toEqual([
    [`${LINE}-B24`, 12_602],
  ]);
  const bare = await app.call(listFacts, { body: { skus } });
  expect(bare.body.data.map(({ priceCents }) => priceCents)).toEqual([null]);
});

test('a line that is not in the catalog is found once, and none of the parts that nobody named', async () => {
  const id = await rooms.newProject(owner);
  const scene = kitchen();
  const gone = { ...run, cabinetSku: 'GONE-SHKWD-SD' };
  const saved = await rooms.save(owner, id, { ...scene, nodes: { ...scene.nodes, run: gone } });
  expect(saved.body.data.findings.map(({ text }: { text: string }) => text)).toEqual([
    'The product GONE-SHKWD-SD is not in the catalog; choose another.',
  ]);
});
