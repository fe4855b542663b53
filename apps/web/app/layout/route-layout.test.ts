import { expect, test } from 'vitest';
import { pickLayout } from './route-layout.ts';

const root = { handle: undefined };

test('NAV-17 a route without the meta has the old layout, one with it the new', () => {
  expect(pickLayout([root, {}])).toBe('old');
  expect(pickLayout([root, { handle: { other: 1 } }])).toBe('old');
  expect(pickLayout([root, { handle: { layout: 'new' } }])).toBe('new');
});

test('a page that fills the window has neither header nor footer', () => {
  expect(pickLayout([root, { handle: { fillsPage: true } }])).toBe('bare');
});
