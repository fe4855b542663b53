import { expect, test } from 'vitest';
import { showroomOpened } from './count-visits.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1';
const open = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  showroomOpened({
    method,
    url,
    headers: { 'user-agent': PHONE, cookie: 'a=b; wev_showroom=OAKRIDGE', ...headers },
  });

test('a page of the shop opened in a showroom is a visit of it', () => {
  expect(open('/visualize/contractor/all')).toBe('OAKRIDGE');
  expect(open('/category/tile/product?page=2')).toBe('OAKRIDGE');
  expect(open('/category/tile/product.data')).toBe('OAKRIDGE');
  expect(open('/product/abc/PINEHILL', { cookie: '' })).toBe('PINEHILL');
});

test('robots, prefetches, other pages and people outside a showroom are none', () => {
  expect(open('/product/abc', { cookie: '' })).toBeNull();
  expect(open('/product/abc', { 'user-agent': 'Googlebot/2.1' })).toBeNull();
  expect(open('/product/abc', { 'user-agent': '' })).toBeNull();
  expect(open('/product/abc', { 'sec-purpose': 'prefetch' })).toBeNull();
  expect(open('/account')).toBeNull();
  expect(open('/product/abc', {}, 'HEAD')).toBeNull();
  expect(open('/product/abc', { cookie: 'wev_showroom=x%00' })).toBeNull();
});
