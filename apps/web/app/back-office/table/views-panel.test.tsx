import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TableViewRecord, ViewedTable } from '@wevisu/contract/table-views.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { viewsKey } from './view-calls.ts';
import { ViewsPanel } from './views-panel.tsx';

const SHAPE = {
  columns: [{ key: 'order', isSortable: true }],
  filters: [{ key: 'status' }],
  sort: { key: 'order', dir: 'desc' },
} as const;
const STATE = {
  q: '',
  sort: 'order',
  dir: 'desc',
  filters: {},
  columns: null,
  is_dense: false,
} as const;
const VIEWS: readonly TableViewRecord[] = [
  {
    id: 1,
    name: 'Late',
    state: STATE,
    is_shared: true,
    is_own: false,
    owner: 'Lee Park',
    is_default: true,
  },
  {
    id: 2,
    name: 'Mine',
    state: STATE,
    is_shared: false,
    is_own: true,
    owner: '',
    is_default: false,
  },
];

function render(table: ViewedTable, address: string, views = VIEWS) {
  const client = new QueryClient();
  client.setQueryData(viewsKey('staff.orders'), views);
  client.setQueryData(viewsKey('pro.orders'), []);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <ViewsPanel onChange={() => {}} shape={SHAPE} table={table} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('the menu names the view that is shown, and says when it was changed since', () => {
  expect(render('staff.orders', '/?view=2')).toContain('View: Mine');
  expect(render('staff.orders', '/?view=2')).not.toContain('(changed)');
  const changed = render('staff.orders', '/?view=2&status=x');
  expect(changed).toContain('(changed)');
  expect(changed).toContain('Save the changes to Mine');
});

test('a view of somebody else is shown with its owner, and its changes are not offered to be saved', () => {
  const html = render('staff.orders', '/?view=1&status=x');
  expect(html).toContain('by Lee Park');
  expect(html).toContain('opens first');
  expect(html).not.toContain('Save the changes');
});

test('views of one table are not those of another, and only staff are offered to share', () => {
  expect(render('staff.orders', '/')).toContain('Share it with all staff');
  const other = render('pro.orders', '/?view=2');
  expect(other).not.toContain('Mine');
  expect(other).not.toContain('Share it');
});
