import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaletteList } from './palette-list.tsx';
import type { Records } from './use-records.ts';

const PAGES = [{ to: '/pro/orders', label: 'Orders', icon: 'box', about: 'Of clients.' }] as const;
const ORDER = {
  kind: 'Order',
  to: '/pro/orders/WV-100200',
  name: 'WV-100200',
  about: 'Ana Lopez, 11.25.2026',
} as const;

function render(
  records: Records,
  { pages = PAGES as readonly (typeof PAGES)[0][], chosen = 0 } = {},
) {
  return renderToStaticMarkup(
    <PaletteList chosen={chosen} id="p" onGo={() => {}} pages={pages} records={records} />,
  );
}

test('records stand below pages in groups of their own, numbered on, each with its kind', () => {
  const html = render({ found: [ORDER], state: 'found' }, { chosen: 1 });
  const [pages = '', records = ''] = html.split('aria-label="Records"');
  expect(pages).toContain('aria-label="Pages"');
  expect(pages).toMatch(/aria-selected="false"[^>]*id="p-0"/);
  expect(records).toMatch(/aria-selected="true"[^>]*id="p-1"/);
  expect(records).toContain('Order, Ana Lopez, 11.25.2026');
  expect(html).toContain('1 record found.');
});

test('a reader hears that records are searched, that none is found, and that the search failed', () => {
  const noteOf = (state: Records['state'], pages: readonly (typeof PAGES)[0][] = PAGES) =>
    /role="status">([^<]*)</.exec(render({ found: [], state }, { pages }))?.[1];
  expect(noteOf('idle')).toBe('');
  expect(noteOf('idle', [])).toBe('No page is called that.');
  expect(noteOf('searching')).toBe('Searching …');
  expect(noteOf('found')).toBe('No record is called that.');
  expect(noteOf('found', [])).toBe('No page or record is called that.');
  expect(noteOf('failed')).toContain('could not be searched');
});
