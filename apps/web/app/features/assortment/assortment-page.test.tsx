import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ASSORTMENT_KEY } from './assortment-calls.ts';
import AssortmentPage from './assortment-page.tsx';

const NOTHING: AssortmentView = {
  ...{ version: 0, rules: [], total: 0, shown: 0 },
  ...{ departments: [], categories: [], vendors: [], brands: [] },
};

const FULL: AssortmentView = {
  version: 4,
  rules: [
    { kind: 'category', id: 11, shown: false, label: 'Slabs' },
    { kind: 'brand', id: 31, shown: true, label: 'Kestrel' },
  ],
  ...{ total: 1_250, shown: 1_200 },
  departments: [{ id: 1, name: 'Floors', total: 1_250, shown: 1_200 }],
  categories: [
    { id: 10, name: 'Tiles', total: 1_200, shown: 1_200, department_id: 1, parent_id: null },
    { id: 11, name: 'Slabs', total: 50, shown: 0, department_id: 1, parent_id: null },
    { id: 12, name: 'Marble', total: 0, shown: 0, department_id: 1, parent_id: 10 },
  ],
  vendors: [{ id: 21, name: 'Alder', total: 1_250, shown: 1_200 }],
  brands: [{ id: 31, name: 'Kestrel', total: 1_250, shown: 1_200, vendor_id: 21 }],
};

function render(prepare: (client: QueryClient) => void) {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  prepare(client);
  const router = createMemoryRouter([{ path: '/', element: <AssortmentPage /> }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const page = (view: AssortmentView) =>
  render((client) => client.setQueryData(ASSORTMENT_KEY, view));

test('G-30 an assortment without rules has nothing to save, and an empty catalog says so', () => {
  const html = page(NOTHING);
  expect(html).toContain('Everything is saved');
  expect(html).toContain('0 rules');
  expect(html).toContain('There are no categories yet.');
  expect(html).not.toContain('in its name');
  expect(html).not.toContain('Undo');
});

test('G-30 a full assortment names each rule with what it shows, and what applies without one', () => {
  const html = page(FULL);
  expect(html).toContain('1,200</strong> of 1,250 products');
  expect(html).toContain('2 rules');
  for (const words of [
    'Shown: 1,200 of 1,250',
    'Hidden: 50',
    'No products on sale',
    'As its department',
    'As its category',
  ])
    expect(html).toContain(words);
  const slabs = html.slice(html.indexOf('aria-label="Rule for Slabs"'));
  expect(slabs.slice(0, slabs.indexOf('</select>'))).toContain('value="hide" selected=""');
});

test('G-30 an assortment that is loading or could not be loaded says so, and can be asked for again', () => {
  expect(render(() => {})).toContain('Your assortment is loading');
  const failed = render((client) => {
    const query = client.getQueryCache().build(client, { queryKey: ASSORTMENT_KEY });
    query.setState({ status: 'error', error: new Error('off'), fetchStatus: 'idle' });
  });
  expect(failed).toContain('Your assortment could not be loaded');
  expect(failed).toContain('<button');
});
