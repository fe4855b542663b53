// Rooms, products that can be laid in them, and the calls of their owners, for tests.

import * as cart from '@wevisu/contract/cart.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as contract from '@wevisu/contract/projects.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

export interface TestTile extends TestVariant {
  readonly sku: string;
}

export type Member = Awaited<ReturnType<TestShop['addHomeowner']>>;
type RawScene = Record<string, unknown> & { nodes: Record<string, unknown> };

/** A porcelain tile of 12 x 24 in, laid in thirds, 7 in a box. */
const TILE_PICTURE = {
  type: 'surface',
  view: 'swatch',
  material: { kind: 'tile', body: 'porcelain', look: { kind: 'concrete', baseColor: '#aaaaaa' } },
  laying: {
    pattern: 'third-offset',
    piece: { lengthTenths: 6_096, widthTenths: 3_048, thicknessTenths: 90 },
    joint: { widthTenths: 32, color: '#c9c5bd' },
  },
};

const feet = (count: number) => count * 3_048;
const outline = [
  [0, 0],
  [feet(12), 0],
  [feet(12), feet(10)],
  [0, feet(10)],
];

/** A room of 12 x 10 ft whose floor wears a product; null: nothing was chosen. */
export function roomWithFloor(sku: string | null, name = 'Kitchen'): RawScene {
  const floor = {
    type: 'surface',
    roomId: 'room',
    face: { on: 'floor' },
    covering: { sku },
  };
  return {
    format: 'wevisu-scene',
    version: 1,
    name,
    nodes: {
      level: { type: 'level', name: 'Ground' },
      room: { type: 'room', levelId: 'level', name: 'Kitchen', use: 'kitchen', outline },
      ...(sku === null ? {} : { floor }),
    },
  };
}

/** The same with a second product on the upper half of the floor. */
export function roomWithTwoFloors(first: string, second: string): RawScene {
  const room = roomWithFloor(first);
  const other = {
    type: 'surface',
    roomId: 'other',
    face: { on: 'floor' },
    covering: { sku: second },
  };
  const aside = outline.map(([x = 0, y = 0]) => [x + 100_000, y]);
  const nodes = {
    ...(room.nodes as Record<string, unknown>),
    other: { type: 'room', levelId: 'level', name: 'Hall', use: 'hall', outline: aside },
    otherFloor: other,
  };
  return { ...room, nodes };
}

/** A pendant lamp that nobody chose a product for. */
export const PENDANT = {
  type: 'item',
  levelId: 'level',
  kind: 'pendant',
  params: {},
  position: [feet(6), feet(5)],
  elevationTenths: 20_000,
};

export async function testRooms(app: TestApp) {
  const shop = await testShop(app);
  const as = (who: Member) => ({ token: who.token });
  return {
    shop,
    async addTile(over: { readonly vendor?: number; readonly stock?: readonly number[] } = {}) {
      const vendorId = shop.vendors[over.vendor ?? 0]?.vendorId ?? 0;
      const { stock = [500] } = over;
      const variant = await shop.addVariant({ vendorId, stock, boxSqftE4: 140_000 });
      await app.pool.query('update products set picture = $1 where id = $2', [
        JSON.stringify(TILE_PICTURE),
        variant.productId,
      ]);
      await app.pool.query('update variants set pieces_per_unit = 7 where id = $1', [
        variant.variantId,
      ]);
      return { ...variant, sku: `SKU-${variant.hash}` } satisfies TestTile;
    },
    async newProject(who: Member, name = 'Our kitchen'): Promise<ProjectId> {
      const body = { showroom: shop.showroom, name };
      return (await app.call(contract.createProject, { body }, as(who))).body.data;
    },
    save: (who: Member, id: number, scene: unknown, over: object = {}) =>
      app.call(
        scenes.saveScene,
        {
          params: { id },
          body: { base_revision: 0, scene: scene as Record<string, unknown>, ...over },
        },
        as(who),
      ),
    read: (who: Member, id: number) => app.call(scenes.getScene, { params: { id } }, as(who)),
    changes: (who: Member, id: number) =>
      app.call(scenes.getCartChanges, { params: { id } }, as(who)),
    put: (who: Member, id: number, revision: number, only?: readonly number[]) =>
      app.call(
        scenes.putSceneIntoCart,
        { params: { id }, body: { revision, ...(only && { only: [...only] }) } },
        as(who),
      ),
    async cartLines(who: Member) {
      const query = { showroom: shop.showroom };
      const { body } = await app.call(cart.getCart, { query }, as(who));
      return body.data.Project_tans.map(({ variant_id, qty, project_id }) => ({
        variant_id,
        qty,
        project_id,
      }));
    },
  };
}
