import { expect, test } from 'vitest';
import { missingForPayouts } from './missing-for-payouts.ts';

test('G-65 who cannot be paid reads what is missing', () => {
  expect(missingForPayouts('enabled', [])).toBeNull();
  expect(missingForPayouts(null, [])).toContain('bank account');
  expect(missingForPayouts('not_started', [])).toContain('bank account');
  expect(missingForPayouts('pending', [])).toContain('checking');
  expect(missingForPayouts('restricted', ['Date of birth', 'Tax ID'])).toBe(
    'The payment service still asks for: Date of birth, Tax ID.',
  );
});
