import { expect, test } from 'vitest';
import { pickChecklist } from './pick-checklist.ts';

const lists = [{ project: 9 }, { project: 4 }, { project: 2 }];

test.each([
  [{ inAddress: '4', stored: '2' }, 4],
  [{ inAddress: null, stored: '2' }, 2],
  [{ inAddress: '77', stored: '2' }, 2],
  [{ inAddress: 'x', stored: 'undefined' }, 9],
  [{ inAddress: null, stored: null }, 9],
])('CART-16 with %j the checklist of project %i opens', (wanted, project) => {
  expect(pickChecklist(lists, wanted)).toEqual({ project });
});

test('CART-16 without a project there is no checklist', () => {
  expect(pickChecklist([], { inAddress: '4', stored: null })).toBeNull();
});
