import type { ProjectCart } from '@wevisu/contract/projects.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import { withIds } from '@wevisu/domain/test-ids.ts';
import { expect, test } from 'vitest';
import { pickedLines, withQuantities } from './picked-lines.ts';

const line = {
  id: 1,
  variant_id: 11,
  product_hash: 'moss',
  product_name: 'Moss',
  brand: 'Alder',
  vendor_id: 1,
  vendor: 'Alder',
  free_delivery_from: null,
  sku: 'MOSS',
  size_label: '12 x 24 in',
  finish: 'Matte',
  unit: 'Box',
  minimum_unit: 1,
  box_sqft: '14',
  picture: 'moss',
  qty: 2,
  area_sqft_e2: null,
  price: 3_780,
  price_sqft: 270,
  seen_price: null,
  coupon: 100,
  total: 7_460,
  stock: 40,
  lots_needed: 1,
  lead_time: '3 to 5 days',
  project_id: 7,
  room: null,
  is_sample: false,
  problem: null,
  problem_code: null,
  from_scene: false,
} as const satisfies PlainIds<ProjectCart['Project_tans'][number]>;

const project = withIds<ProjectCart>({
  id: 7,
  public_id: 'p',
  name: 'Bath',
  showroom: 3,
  vsd_id: 'OAKRIDGE',
  company_name: 'Oakridge',
  has_scene: true,
  floorplan: null,
  floorTemplate: null,
  is_3d: false,
  Project_tans: [line, { ...line, id: 2, variant_id: 12, from_scene: true }],
  subtotal: 7_560,
  extra_info: {},
});

test('what the room put into a project is not among what was picked', () => {
  expect(pickedLines(project).map(({ id }) => id)).toEqual([1]);
});

test('a new quantity shows on its line alone, and the subtotal waits for the server', () => {
  const shown = withQuantities(project, new Map([[11, 5]]));
  expect(shown.Project_tans.map(({ qty, total }) => [qty, total])).toEqual([
    [5, 5 * 3_780 - 100],
    [2, 7_460],
  ]);
  expect(shown.subtotal).toBe(7_560);
});
