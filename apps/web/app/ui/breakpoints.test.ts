import { expect, test } from 'vitest';
import { brandSlidesAt, deviceClassOf, hasMobileMenu } from './breakpoints.ts';

test.each([
  [768, 'mobile'],
  [769, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('FMT-01 FMT-02 FMT-03 a width of %d is %s', (width, device) => {
  expect(deviceClassOf(width)).toBe(device);
});

test('FMT-04 NAV-08 the menu is a drawer up to 1199 px', () => {
  expect(hasMobileMenu(1199)).toBe(true);
  expect(hasMobileMenu(1200)).toBe(false);
});

test.each([
  [1280, 6],
  [1024, 4],
  [767, 2],
  [480, 1],
])('HOME-12 at %d px %d logos are seen', (width, slides) => {
  expect(brandSlidesAt(width)).toBe(slides);
});
