import { expect, test } from 'vitest';
import { SHOP_CATEGORIES } from './shop-categories.ts';

test('HOME-14 the 21 categories are spelled as in the spec', () => {
  expect(SHOP_CATEGORIES.join(', ')).toBe(
    'Appliances, Artificial Turf, Backsplash Tiles, Bathroom Faucets, Bathroom Vanitys, ' +
      'Bath Tubs, Cabinet Hardware, Countertop, Fans, Hardscaping, Hardwood Flooring, ' +
      'Kitchen Faucets, Kitchen Sinks, Laminate Flooring, Lights, luxury-flooring, ' +
      'Pool Copings, Showers, Stacked Stone, Tile Flooring, Toilets',
  );
  expect(SHOP_CATEGORIES).toHaveLength(21);
});
