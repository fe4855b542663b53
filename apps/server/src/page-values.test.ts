import { expect, test } from 'vitest';
import { contentPolicy } from './page-values.ts';

const rulesOf = (withMaps: boolean) =>
  new Map(
    contentPolicy('abc', { origin: 'https://shop.example', withMaps })
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
