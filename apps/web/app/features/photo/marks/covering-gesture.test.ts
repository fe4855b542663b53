import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { expect, test } from 'vitest';
import { gestureOf } from './covering-gesture.ts';

const tile = covering.parse({ sku: 'T' });
const paint = covering.parse({ sku: null, color: '#ffffff' });

test('each choice of how a product is laid is its own undo step; only intermediate colors are merged', () => {
  expect(gestureOf(tile, { ...tile, pattern: 'herringbone45' }, [])).toBeNull();
  expect(gestureOf(tile, { ...tile, rotationTenthsDeg: 450 }, [])).toBeNull();
  expect(gestureOf(tile, { ...tile, jointTenths: 20 }, [])).toBeNull();
  const colored = { ...tile, jointColor: '#123456' };
  expect(gestureOf(tile, colored, [])).toBe('joint-color');
  expect(gestureOf({ ...colored, pattern: 'herringbone45' }, tile, [])).toBeNull();
});

test('a swatch, the first color, and a change from a product are each a step', () => {
  const red = { ...paint, color: '#ff0000' };
  expect(gestureOf(paint, red, ['#ff0000'])).toBeNull();
  expect(gestureOf(paint, red, ['#00ff00'])).toBe('color');
  expect(gestureOf(null, red, [])).toBeNull();
  expect(gestureOf(tile, red, [])).toBeNull();
});
