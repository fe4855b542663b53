import { expect, test } from 'vitest';
import { showroomToEnter } from './follow-account-cart.ts';

const OAK = { vsd_id: 'OAKRIDGE' };
const ELM = { vsd_id: 'ELMSTUDI' };

test.each([
  ['no cart leads nowhere', { carts: [], vsdId: null, path: '/cart' }, null],
  [
    'with no showroom the last cart is found',
    { carts: [OAK, ELM], vsdId: null, path: '/' },
    'OAKRIDGE',
  ],
  [
    'a cart in the selected showroom stays',
    { carts: [OAK, ELM], vsdId: 'ELMSTUDI', path: '/cart' },
    null,
  ],
  ['a showroom entered to look around stays', { carts: [OAK], vsdId: 'ELMSTUDI', path: '/' }, null],
  [
    'the way to the cart leads to the cart',
    { carts: [OAK], vsdId: 'ELMSTUDI', path: '/cart' },
    'OAKRIDGE',
  ],
  [
    'so does the way to the checkout past the verification of the address',
    { carts: [OAK], vsdId: 'ELMSTUDI', path: '/verifiction?redirect=%2Fcheckout' },
    'OAKRIDGE',
  ],
] as const)('after signing in %s', (_, of, entered) => {
  expect(showroomToEnter(of)).toBe(entered);
});
