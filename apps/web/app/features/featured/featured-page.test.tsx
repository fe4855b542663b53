import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Featurable, FeaturedView } from '@wevisu/contract/featured.ts';
import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ConflictNotice } from './conflict-notice.tsx';
import { FEATURED_KEY } from './featured-calls.ts';
import FeaturedPage from './featured-page.tsx';
import { isSamePick, moved, type Picked, without, withProduct } from './pick.ts';

function product(id: number, name: string): Featurable {
  return {
    product_id: id as ProductId,
    hash: `h${id}`,
    name,
    brand: 'Kestrel',
    picture: `p/${id}`,
  };
}
function picked(id: number, name: string, state: Picked['state'] = 'shown'): Picked {
  return { ...product(id, name), state };
}

function render(prepare: (client: QueryClient) => void) {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  prepare(client);
  const router = createMemoryRouter([{ path: '/', element: <FeaturedPage /> }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function page(products: readonly Picked[], found: readonly Featurable[] = []) {
  return render((client) => {
    const view: FeaturedView = { version: 3, vsd_id: 'OAKRIDGE', products: [...products] };
    client.setQueryData(FEATURED_KEY, view);
    client.setQueryData([...FEATURED_KEY, 'find', ''], { rows: found, total: found.length });
  });
}

test('G-30 an empty pick says what to do, and products to add are offered', () => {
  const html = page([], [product(7, 'Heron tile')]);
  expect(html).toContain('Find a product and add it');
  expect(html).toContain('0 of 24');
  expect(html).toContain('aria-label="Add Heron tile"');
});

test('G-30 the pro reads which products visitors do not see, and why', () => {
  const html = page([
    picked(1, 'Heron tile'),
    picked(2, 'Heron slab', 'hidden_by_assortment'),
    picked(3, 'Heron plank', 'off_sale'),
  ]);
  expect(html).toContain('see 2 of them');
  expect(html).toContain('Heron slab, Heron plank.');
  expect(html).toContain('3 of 24');
});

test('G-30 a full pick offers nothing to add, and what is in it can be removed', () => {
  const full = Array.from({ length: MAX_FEATURED }, (_, at) => picked(at + 1, `Tile ${at + 1}`));
  const html = page(full, [product(1, 'Tile 1'), product(99, 'Heron tile')]);
  expect(html).toContain('Your pick is full');
  expect(html).toMatch(
    /<button[^>]*disabled=""[^>]*aria-label="Add Heron tile"|<button[^>]*aria-label="Add Heron tile"[^>]*disabled=""/,
  );
  expect(html).toContain('aria-label="Remove Tile 1 from your pick"');
});

test('G-30 a pick that is loading or could not be loaded says so', () => {
  expect(render(() => {})).toContain('Your featured products are loading');
  const failed = render((client) => {
    const query = client.getQueryCache().build(client, { queryKey: FEATURED_KEY });
    query.setState({ status: 'error', error: new Error('off'), fetchStatus: 'idle' });
  });
  expect(failed).toContain('Your featured products could not be loaded');
});

test('G-30 whoever saves second reads both orders and has the choice', () => {
  const html = renderToStaticMarkup(
    <ConflictNotice
      mine={[picked(1, 'Heron tile')]}
      onKeepMine={() => {}}
      onTakeTheirs={() => {}}
      theirs={[picked(2, 'Heron slab'), picked(1, 'Heron tile')]}
    />,
  );
  for (const words of [
    'Yours: Heron tile',
    'Saved: Heron slab, Heron tile',
    'Save mine',
    'Take what is saved',
  ])
    expect(html).toContain(words);
});

test('G-30 a product moves before or after another, comes in once, and leaves', () => {
  const pick = [picked(1, 'A'), picked(2, 'B'), picked(3, 'C')];
  const ids = (of: readonly Picked[]) => of.map(({ product_id }) => Number(product_id));
  expect(ids(moved(pick, '3', { key: '1', at: 'before' }))).toEqual([3, 1, 2]);
  expect(ids(moved(pick, '1', { key: '2', at: 'after' }))).toEqual([2, 1, 3]);
  expect(ids(moved(pick, '1', { key: '1', at: 'after' }))).toEqual([1, 2, 3]);
  expect(ids(withProduct(pick, product(4, 'D')))).toEqual([1, 2, 3, 4]);
  expect(ids(withProduct(pick, product(2, 'B')))).toEqual([1, 2, 3]);
  expect(ids(without(pick, '2'))).toEqual([1, 3]);
  expect(isSamePick(pick, moved(pick, '1', { key: '2', at: 'after' }))).toBe(false);
});
