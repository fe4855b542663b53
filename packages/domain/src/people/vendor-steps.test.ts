import { expect, test } from 'vitest';
import { TAX_NUMBER } from './tax-number.ts';
import { computeVendorSteps, VENDOR_STEPS, type VendorFacts } from './vendor-steps.ts';

const FRESH: VendorFacts = {
  approval: 'approved',
  ...{ isEmailVerified: true, hasReturnAddress: false },
  ...{ begun: 0, underReview: 0, live: 0, inStock: 0, waived: [] },
};
const stateOf = (facts: Partial<VendorFacts>) =>
  Object.fromEntries(
    computeVendorSteps({ ...FRESH, ...facts }).map(({ step, state }) => [step, state]),
  );

test('G-03 the checklist has every step once, and says what is missing', () => {
  expect(computeVendorSteps(FRESH).map(({ step }) => step)).toEqual([...VENDOR_STEPS]);
  expect(stateOf({})).toMatchObject({ approval: 'done', return_address: 'missing' });
  expect(stateOf({})).toMatchObject({ first_product: 'missing', first_approved: 'missing' });
});

test('G-03 a product under review counts as begun, and not as approved', () => {
  const states = stateOf({ begun: 1, underReview: 1 });
  expect(states).toMatchObject({ first_product: 'done', first_approved: 'under_review' });
  // A change to a live product is under review: the first one was approved all the same.
  expect(stateOf({ live: 1, underReview: 1 })).toMatchObject({ first_approved: 'done' });
});

test('G-03 goods are sold once a live product has stock', () => {
  expect(stateOf({ live: 2 })).toMatchObject({ stock: 'missing' });
  expect(stateOf({ live: 2, inStock: 1 })).toMatchObject({ stock: 'done' });
});

test('G-03 an applicant sees what is done and under review, and what comes after the approval', () => {
  expect(stateOf({ approval: 'waiting', hasReturnAddress: true })).toEqual({
    apply: 'done',
    verify_email: 'done',
    approval: 'under_review',
    return_address: 'done',
    first_product: 'later',
    first_approved: 'later',
    stock: 'later',
  });
  expect(stateOf({ approval: 'refused' })).toMatchObject({ approval: 'missing' });
  expect(stateOf({ waived: ['stock'] })).toMatchObject({ stock: 'waived' });
});

test.each(['12-3456789', 'SR Y 101-123456', '102456789'])('G-03 %s is a tax number', (text) => {
  expect(TAX_NUMBER.test(text)).toBe(true);
});
test.each(['1234', 'NONE-AT-ALL', '12--345', '-12345', '123456789012345678901', '<b>1234</b>'])(
  'G-03 %s is no tax number',
  (text) => {
    expect(TAX_NUMBER.test(text)).toBe(false);
  },
);
