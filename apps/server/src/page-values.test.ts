import { expect, test } from 'vitest';
import { contentPolicy } from './page-values.ts';

const rulesOf = (withMaps: boolean, withStripe = false) =>
  new Map(
    contentPolicy('abc', { origin: 'https://shop.example', withMaps, withStripe })
      .split('; ')
      .map((rule) => {
        const [name = '', ...values] = rule.split(' ');
        return [name, values.join(' ')] as const;
      }),
  );

test('FMT-09 the maps service is let in where a key is set, for its script and its answers alone', () => {
  const shut = rulesOf(false);
  const open = rulesOf(true);
  expect(shut.get('script-src')).toBe("'self' 'nonce-abc'");
  expect([...shut.values()].join(' ')).not.toContain('googleapis');
  expect(open.get('script-src')).toBe("'self' 'nonce-abc' https://maps.googleapis.com");
  expect(open.get('connect-src')).toBe(
    "'self' https://maps.googleapis.com https://places.googleapis.com",
  );
  open.delete('script-src');
  open.delete('connect-src');
  shut.delete('script-src');
  expect(open).toEqual(shut);
});

test('CHECK-06 Stripe is let in where it is set, for its script, its frames and its answers alone', () => {
  const shut = rulesOf(false);
  const open = rulesOf(false, true);
  expect([...shut.values()].join(' ')).not.toContain('stripe');
  expect(shut.get('frame-src')).toBe("'none'");
  const scripts = 'https://js.stripe.com https://*.js.stripe.com';
  expect(open.get('script-src')).toBe(`'self' 'nonce-abc' ${scripts}`);
  expect(open.get('frame-src')).toBe(`${scripts} https://hooks.stripe.com`);
  expect(open.get('connect-src')).toBe("'self' https://api.stripe.com");
  for (const rule of ['script-src', 'frame-src', 'connect-src']) {
    open.delete(rule);
    shut.delete(rule);
  }
  expect(open).toEqual(shut);
  const both = rulesOf(true, true);
  expect(both.get('connect-src')).toContain('https://places.googleapis.com https://api.stripe.com');
});
