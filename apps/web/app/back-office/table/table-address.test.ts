import { expect, test } from 'vitest';
import { changeView, clearFilters, readView } from './table-address.ts';

const shape = {
  columns: [
    { key: 'at', isSortable: true },
    { key: 'name', isSortable: true },
    { key: 'note', isOptional: true },
  ],
  filters: [{ key: 'status' }],
  sort: { key: 'at', dir: 'desc' },
} as const;
const read = (search: string) => readView(shape, new URLSearchParams(search));

test('an empty address shows the usual columns in the usual order', () => {
  expect(read('')).toEqual({
    query: { sort: 'at', dir: 'desc', q: '', filters: {} },
    ...{ shown: ['at', 'name'], isDense: false, after: null, isNarrowed: false },
  });
});

test('the address holds search, filters, order, columns, density and place', () => {
  const view = read('q=oak&status=new&sort=name&dir=asc&cols=note,at&rows=dense&after=abc');
  expect(view).toEqual({
    query: { sort: 'name', dir: 'asc', q: 'oak', filters: { status: 'new' } },
    ...{ shown: ['at', 'note'], isDense: true, after: 'abc', isNarrowed: true },
  });
});

test('what the table does not know is left alone', () => {
  expect(read('sort=note&dir=up&status=').query).toEqual(read('').query);
});

test('another filter begins at the first page, other columns stay where they are', () => {
  const params = new URLSearchParams('after=abc&q=oak&status=new&cols=at');
  expect(String(changeView(params, { status: 'old' }))).toBe('q=oak&status=old&cols=at');
  expect(changeView(params, { rows: 'dense' }).get('after')).toBe('abc');
  expect(String(clearFilters(shape, params))).toBe('cols=at');
});
