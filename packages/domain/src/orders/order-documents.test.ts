import { expect, test } from 'vitest';
import { documentNumber } from './order-documents.ts';

test('G-61 a number names the kind and the year, and counts', () => {
  expect(documentNumber({ kind: 'invoice', year: 2026, serial: 123 })).toBe('INV-2026-000123');
  expect(documentNumber({ kind: 'credit_note', year: 2027, serial: 1_234_567 })).toBe(
    'CN-2027-1234567',
  );
});
