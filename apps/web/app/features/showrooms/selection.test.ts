import { expect, test } from 'vitest';
import { isSampleItem, parseSelection } from './selection.ts';
import { readEntered, readShowroomCookie } from './showroom-cookie.ts';

test('DATA-10 my_item gives the showroom and its ID, whatever else it holds', () => {
  const stored = JSON.stringify({
    showroom: 21,
    vsd_id: 'oakridge',
    floorplan: 'F-2',
    is_3d: true,
  });
  expect(parseSelection(stored)).toEqual({ showroom: 21, vsd_id: 'OAKRIDGE' });
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"showroom":"21","vsd_id":"OAKRIDGE"}',
  '{"showroom":21,"vsd_id":"OAK"}',
  '{"showroom":1.5,"vsd_id":"OAKRIDGE"}',
])('SHOW-12 a stored text that is no selection counts as none: %s', (text) => {
  expect(parseSelection(text)).toBeNull();
});

test('the cookie gives an ID in upper case, and nothing that could not be one', () => {
  expect(readShowroomCookie('a=1; wev_showroom=oakridge')).toBe('OAKRIDGE');
  expect(readShowroomCookie('wev_showroom=%3Cscript%3E')).toBeNull();
  expect(readShowroomCookie('wev_showroom=')).toBeNull();
  expect(readShowroomCookie(null)).toBeNull();
});

test('the sample showroom is entered but never selected, so nothing there is priced', () => {
  const stored = JSON.stringify({ sample: true, floorplan: 'F-2' });
  expect(isSampleItem(stored)).toBe(true);
  expect(parseSelection(stored)).toBeNull();
  expect(readEntered('a=1; wev_showroom=sample')).toBe('sample');
  expect(readShowroomCookie('a=1; wev_showroom=sample')).toBeNull();
  expect(readEntered('wev_showroom=oakridge')).toBe('OAKRIDGE');
  for (const other of [null, '', 'null', '[]', '{"sample":1}']) {
    expect(isSampleItem(other), String(other)).toBe(false);
  }
});
