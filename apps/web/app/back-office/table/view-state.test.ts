import type { ViewState } from '@wevisu/contract/table-views.ts';
import { expect, test } from 'vitest';
import { changeView } from './table-address.ts';
import { isBare, isShown, toAddress, toViewState } from './view-state.ts';

const SHAPE = {
  columns: [
    { key: 'order', isSortable: true },
    { key: 'product' },
    { key: 'sku', isOptional: true },
    { key: 'promised', isSortable: true },
  ],
  filters: [
    { key: 'status', options: [{ id: 'Shipped', label: 'Shipped' }] },
    { key: 'from' },
    { key: 'vendor', options: [] },
  ],
  sort: { key: 'order', dir: 'desc' },
} as const;

const at = (text: string) => new URLSearchParams(text);

test('a view comes back as it was saved, and leaves nothing of what was shown before', () => {
  const saved = toViewState(
    SHAPE,
    at('q=oak&status=Shipped&vendor=12&sort=promised&cols=order,sku'),
  );
  const view = { id: 7, state: saved };
  const before = at('q=tile&from=2026-01-01&rows=dense&dir=asc&after=x');
  const shown = changeView(before, toAddress(SHAPE, view));
  expect(toViewState(SHAPE, shown)).toEqual(saved);
  expect(Object.fromEntries(shown)).toEqual({
    ...{ q: 'oak', status: 'Shipped', vendor: '12' },
    ...{ sort: 'promised', cols: 'order,sku', view: '7' },
  });
  expect(isShown(SHAPE, shown, view)).toBe(true);
  shown.set('from', '2026-02-02');
  expect(isShown(SHAPE, shown, view)).toBe(false);
});

test('what a table does not have any more is left out of a view', () => {
  const state: ViewState = {
    q: '',
    sort: 'gone',
    dir: 'asc',
    filters: { status: 'Lost', gone: 'x' },
    columns: ['gone'],
    is_dense: false,
  };
  const shown = changeView(at(''), toAddress(SHAPE, { id: 1, state }));
  expect(toViewState(SHAPE, shown)).toEqual({
    ...{ q: '', sort: 'order', dir: 'asc', filters: {}, columns: null, is_dense: false },
  });
  expect(shown.has('gone')).toBe(false);
});

test('an address is bare until it says what the table shows', () => {
  expect(isBare(SHAPE, at(''))).toBe(true);
  expect(isBare(SHAPE, at('view=3&other=1'))).toBe(true);
  for (const text of ['q=a', 'sort=order', 'cols=order', 'after=x', 'status=Shipped'])
    expect([text, isBare(SHAPE, at(text))]).toEqual([text, false]);
});
