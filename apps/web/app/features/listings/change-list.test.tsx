import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { diffListing } from '@wevisu/domain/listings/diff-listing.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeList } from './change-list.tsx';
import type { Content } from './use-listing-draft.ts';

const BEFORE: Content = {
  ...{ name: 'Tile', description: '', brand_name: '', category_id: 1, unit: 'Box' as const },
  ...{ minimum_unit: 1, color_family: null, material: null, style: null, specification: [] },
  ...{ freight_class: null, documents: [], model: null, variants: [], picture: null },
  ...{ lead_time_min_days: 1, lead_time_max_days: 2 },
  photos: [{ file: 'a'.repeat(32), alt: 'The tile in a bath' }],
};

test('G-62 a change of pictures shows them before and after, not their texts alone', () => {
  const after: Content = {
    ...BEFORE,
    photos: [...BEFORE.photos, { file: 'b'.repeat(32), alt: '' }],
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeList changes={diffListing(BEFORE, after)} draft={after} live={BEFORE} />
    </QueryClientProvider>,
  );
  const [, before = '', later = ''] = html.split(/aria-label="Pictures (?:before|after)"/);
  expect([before, later].map((list) => list.split('</ul>')[0]?.match(/<li/g)?.length)).toEqual([
    1, 2,
  ]);
});
