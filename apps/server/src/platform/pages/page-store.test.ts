import { expect, test } from 'vitest';
import { createPageStore } from './page-store.ts';

const BYTES = 100_000;
const page = (length: number) => 'x'.repeat(length);

test('the pages that were used longest ago go first, and all of them stay within the bytes', () => {
  const store = createPageStore<string>(BYTES, (text) => text.length);
  for (let n = 0; n < 50; n += 1) {
    store.set(`page ${n}`, page(8_000));
    store.get('page 0');
    expect(store.bytes).toBeLessThanOrEqual(BYTES);
  }
  expect(store.get('page 0')).toBeDefined();
  expect(store.get('page 1')).toBeUndefined();
  expect(store.get('page 49')).toBeDefined();
});

test('a page that grows, goes or is too large leaves no bytes behind', () => {
  const store = createPageStore<string>(BYTES, (text) => text.length);
  store.set('a', page(1_000));
  store.set('a', page(20_000));
  store.set('b', page(60_000));
  expect(store.get('b')).toBeUndefined();
  store.delete('a');
  expect(store.bytes).toBe(0);
});
