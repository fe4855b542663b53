import { expect, test } from 'vitest';
import { CREDIT_PACKS, creditReceiptNumber, packRefusal } from './credit-packs.ts';
import { DESIGN_CREDITS } from './credits.ts';

test('G-44 a pack is whole runs for whole dollars, and a larger one costs less a run', () => {
  const perRun = CREDIT_PACKS.map(({ credits, price }) => {
    expect([credits % DESIGN_CREDITS, price % 100]).toEqual([0, 0]);
    return price / (credits / DESIGN_CREDITS);
  });
  expect(perRun).toEqual([...new Set(perRun)].toSorted((a, b) => b - a));
});

test('a receipt is named by year and number, and a refusal in words', () => {
  expect(creditReceiptNumber({ year: 2026, serial: 7 })).toBe('CREDITS-2026-000007');
  expect(packRefusal('expired_card')).toBe('The card has expired.');
  expect(packRefusal('something_new')).toBe('The bank declined the card.');
});
