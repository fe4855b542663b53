import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areReviewsPublished, REVIEW_DAYS, reviewDayOf } from './hire-reviews.ts';
import { differenceOfTerms, milestoneStateOf } from './hire-terms.ts';

test('G-59 milestones add up to the price to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (prices) => {
      const milestones = prices.map((price, place) => ({ title: `Part ${place}`, price }));
      const price = prices.reduce((total, one) => total + one, 0);
      expect(differenceOfTerms({ scope: 'All', price, milestones })).toBe(0);
      expect(differenceOfTerms({ scope: 'All', price: price + 1, milestones })).toBe(-1);
      expect(differenceOfTerms({ scope: 'All', price: price - 1, milestones })).toBe(1);
    }),
  );
});

test('G-59 milestones are delivered one after the other', () => {
  const states = (accepted: number, isDelivered: boolean) =>
    [0, 1, 2].map((place) => milestoneStateOf(place, { accepted, isDelivered }));
  expect(states(0, false)).toEqual(['open', 'open', 'open']);
  expect(states(1, true)).toEqual(['accepted', 'delivered', 'open']);
  expect(states(3, false)).toEqual(['accepted', 'accepted', 'accepted']);
});

test('G-59 reviews are published when both have written, or after the days', () => {
  const completedAt = '2026-03-01T12:00:00Z';
  const before = new Date(reviewDayOf(completedAt).getTime() - 1);
  expect(areReviewsPublished({ written: 1, completedAt, now: before })).toBe(false);
  expect(areReviewsPublished({ written: 2, completedAt, now: before })).toBe(true);
  const day = new Date(Date.parse(completedAt) + REVIEW_DAYS * 86_400_000);
  expect(areReviewsPublished({ written: 0, completedAt, now: day })).toBe(true);
});
