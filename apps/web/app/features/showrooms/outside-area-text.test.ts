import { expect, test } from 'vitest';
import { outsideAreaText } from './outside-area-text.ts';

test('G-30 outside the service area says whether an order there is possible', () => {
  const of = { company: 'Oakridge', zip: '10001' };
  expect(outsideAreaText({ ...of, isRefused: false })).toBe(
    'Oakridge does not serve zip code 10001. You can still order; ask your pro about installation first.',
  );
  expect(outsideAreaText({ ...of, isRefused: true })).toBe(
    'Oakridge does not serve zip code 10001. Orders go only to addresses that it serves.',
  );
});
