import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandLogo } from './brands-page.tsx';

test('HOME-13 a brand without a logo shows its name, one with a logo shows that', () => {
  const without = renderToStaticMarkup(<BrandLogo logo={null} name="Kestrel" />);
  expect(without).toContain('Kestrel');
  expect(without).not.toContain('<img');
  const drawn = renderToStaticMarkup(<BrandLogo logo="logo/brand/1-abc" name="Kestrel" />);
  expect(drawn).toContain('src="/media/logo/brand/1-abc.svg"');
});
