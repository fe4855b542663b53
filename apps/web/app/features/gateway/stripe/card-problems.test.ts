import { expect, test } from 'vitest';
import { EMPTY_STATES, findHostedProblems, toCardFailure } from './card-problems.ts';

const COMPLETE = { isEmpty: false, isComplete: true };

test('REG-26 REG-27 REG-28 ERR-09 each frame that is not complete has its own text', () => {
  expect(findHostedProblems(EMPTY_STATES, ' ')).toEqual({
    name_on_Card: 'Enter the name on the card.',
    card_number: 'Invalid Card Number.',
    exp_date: 'Invalid Expiration Date.',
    cvv: 'Invalid CVC.',
  });
  const begun = { card_number: COMPLETE, exp_date: COMPLETE, cvv: EMPTY_STATES.cvv };
  expect(findHostedProblems(begun, 'Ana')).toEqual({ cvv: 'Invalid CVC.' });
  expect(findHostedProblems({ ...begun, cvv: COMPLETE }, 'Ana')).toEqual({});
});

test.for([
  ['incorrect_number', 'card_number'],
  ['card_declined', 'card_number'],
  ['invalid_expiry_year_past', 'exp_date'],
  ['expired_card', 'exp_date'],
  ['incomplete_cvc', 'cvv'],
])('CHECK-06 what Stripe says about a card with %s stands below %s', ([code, field]) => {
  const failure = toCardFailure({ type: 'card_error', code, message: 'It is wrong.' });
  expect(failure.status).toBe(422);
  expect(failure.fields).toEqual({ [String(field)]: ['It is wrong.'] });
});

test.for(['api_connection_error', 'rate_limit_error', 'api_error', 'authentication_error'])(
  'CHECK-06 a failure of the way to Stripe (%s) is about no field',
  (type) => {
    const failure = toCardFailure({ type, message: 'No.' });
    expect(failure.isNetworkFault).toBe(true);
    expect(failure.fields).toEqual({});
  },
);
