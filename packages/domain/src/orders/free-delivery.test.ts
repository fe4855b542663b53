import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import {
  DELIVERY_CLAIM,
  DELIVERY_CONDITION,
  deliveryClaim,
  freeDeliveryGap,
  freeDeliveryOffer,
  freeDeliveryShort,
} from './free-delivery.ts';

const words = { claim: DELIVERY_CLAIM, condition: DELIVERY_CONDITION };

test('HOME-24 U-50 the claim names the amount from which every vendor ships free', () => {
  expect(deliveryClaim({ ...words, freeFrom: [cents(49_900), cents(149_900)] })).toBe(
    'Free nationwide delivery on $1,499 or more from any one vendor',
  );
});

test('HOME-24 U-50 where not every vendor offers it, the claim says how many do', () => {
  expect(deliveryClaim({ ...words, freeFrom: [cents(49_950), null, null] })).toBe(
    'Free nationwide delivery on $499.50 or more from one of 1 vendors (of 3)',
  );
});

test('HOME-24 U-50 where none offers it, nothing is claimed to be free', () => {
  for (const freeFrom of [[], [null, null]]) {
    expect(deliveryClaim({ ...words, freeFrom })).not.toMatch(/free/i);
  }
});

test('U-50 a condition that names no amount is not used', () => {
  const claim = deliveryClaim({ claim: 'Free freight', condition: '', freeFrom: [cents(100)] });
  expect(claim).toBe('Free freight on $1 or more from any one vendor');
});

test("U-50 a vendor's offer says its amount", () => {
  expect(freeDeliveryShort(cents(99_900))).toBe('Free delivery from $999');
  expect(freeDeliveryOffer(cents(99_950), 'Lone Mesa')).toBe(
    'Free delivery when you order $999.50 or more from Lone Mesa',
  );
});

test('U-50 a cart says what is missing, to the cent, and when nothing is', () => {
  expect(freeDeliveryGap(cents(99_900), cents(52_810))).toBe(
    '$470.90 more from this vendor for free delivery',
  );
  expect(freeDeliveryGap(cents(99_900), cents(99_900))).toBe(
    'Free delivery: $999 or more from this vendor',
  );
});
