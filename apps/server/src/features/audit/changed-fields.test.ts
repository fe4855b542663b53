import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('keeps only the fields that differ, whatever stands in them', () => {
  const from = { markup: 200_000, name: 'Alder', zips: ['75001'], gone: 1 };
  const to = { markup: 250_000, name: 'Alder', zips: ['75001'], added: null };
  expect(changedFields(from, to)).toEqual({
    from: { markup: 200_000, gone: 1 },
    to: { markup: 250_000, added: null },
  });
});

test('keeps all of a record that begins or ends', () => {
  expect(changedFields(null, { code: 'FALL' })).toEqual({ from: null, to: { code: 'FALL' } });
  expect(changedFields({ code: 'FALL' }, null)).toEqual({ from: { code: 'FALL' }, to: null });
});

test('a secret shows only that it changed, at any depth', () => {
  const from = { password: 'a', webhook: { signing_key: 'whsec_a', url: 'https://a.example' } };
  const to = { password: 'b', webhook: { signing_key: 'whsec_b', url: 'https://a.example' } };
  expect(changedFields(from, to)).toEqual({
    from: { password: '(hidden)', webhook: { signing_key: '(hidden)', url: 'https://a.example' } },
    to: { password: '(hidden)', webhook: { signing_key: '(hidden)', url: 'https://a.example' } },
  });
  expect(JSON.stringify(changedFields(null, { tokens: [{ apiKey: 'wv_1' }] }))).not.toContain(
    'wv_',
  );
});
