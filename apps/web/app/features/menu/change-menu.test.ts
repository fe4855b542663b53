import { expect, test } from 'vitest';
import {
  addEntry,
  findEntry,
  type Menu,
  moveInto,
  removeEntry,
  reorder,
  slugOf,
} from './change-menu.ts';

const child = (key: string) => ({
  ...{ key, id: null, name: key, slug: key, hidden: false },
  ...{ picture_from: null, merge_into: null },
});
const category = (key: string, children: string[]) => ({
  ...{ key, id: null, name: key, slug: key, hidden: false, picture_from: null },
  children: children.map(child),
});
const menu: Menu = [
  {
    ...{ key: 'floors', id: 1, name: 'Floors', slug: 'floors', hidden: false },
    categories: [category('tile', ['marble', 'slate', 'glass']), category('wood', [])],
  },
  { key: 'bath', id: 2, name: 'Bath', slug: 'bath', hidden: false, categories: [] },
];
const outline = (of: Menu) =>
  of.map((one) => [
    one.key,
    one.categories.map((top) => [top.key, top.children.map((c) => c.key)]),
  ]);

test('an entry goes before or after another of its list', () => {
  const tiles = (of: Menu) => of[0]?.categories[0]?.children.map(({ key }) => key);
  expect(tiles(reorder(menu, 'glass', { key: 'marble', at: 'before' }))).toEqual([
    'glass',
    'marble',
    'slate',
  ]);
  expect(tiles(reorder(menu, 'marble', { key: 'glass', at: 'after' }))).toEqual([
    'slate',
    'glass',
    'marble',
  ]);
  expect(reorder(menu, 'marble', { key: 'wood', at: 'after' })).toEqual(menu);
});

test('a child goes into another category, and a category with its children into another department', () => {
  expect(outline(moveInto(menu, 'slate', 'wood'))[0]).toEqual([
    'floors',
    [
      ['tile', ['marble', 'glass']],
      ['wood', ['slate']],
    ],
  ]);
  expect(outline(moveInto(menu, 'tile', 'bath'))).toEqual([
    ['floors', [['wood', []]]],
    ['bath', [['tile', ['marble', 'slate', 'glass']]]],
  ]);
});

test('a new entry comes at the end, and goes again', () => {
  const entry = { key: 'n', name: 'Turf', slug: 'turf' };
  const added = addEntry(menu, 'wood', entry);
  expect(findEntry(added, 'n')).toMatchObject({ name: 'Turf', id: null, merge_into: null });
  expect(outline(removeEntry(added, 'n'))).toEqual(outline(menu));
  expect(addEntry(menu, null, entry)).toHaveLength(3);
  expect(slugOf(' Größe & Café ')).toBe('gro-e-cafe');
});
