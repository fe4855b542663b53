import { expect, test } from 'vitest';
import { ApiFailure, firstFieldTexts, joinFieldTexts, toRefusalBody } from './api-failure.ts';
import { reactToFailure } from './failure-reaction.ts';

const react = (status: number, message?: string) =>
  reactToFailure(new ApiFailure(status, message === undefined ? {} : { message }));

test('ERR-11 a 422 shows the server message as a warning', () => {
  expect(react(422, 'M')).toEqual({ toast: { kind: 'warning', text: 'M' }, endsSession: false });
});

test('ERR-12 the general 422 message is replaced letter for letter', () => {
  expect(react(422, 'The given data was invalid.').toast?.text).toBe(
    'Invalid input OR some mandatory fields are blank.',
  );
});

test('ERR-13 ERR-14 field errors stay on the failure and join per field', () => {
  const failure = new ApiFailure(
    422,
    toRefusalBody({ errors: { email: ['a', 'b'], name: ['c'] } }),
  );
  expect(joinFieldTexts(failure.fields)).toEqual({ email: 'a, b', name: 'c' });
});

test('AUTH-36 a login field shows only its first error', () => {
  expect(firstFieldTexts({ email: ['a', 'b'] })).toEqual({ email: 'a' });
});

test('ERR-15 AUTH-48 a 401 ends the session without a toast', () => {
  expect(react(401, 'x')).toEqual({ toast: null, endsSession: true });
});

test('ERR-16 500, 404 and 405 show the server message as an error', () => {
  for (const status of [500, 404, 405]) {
    expect(react(status, 'S').toast).toEqual({ kind: 'error', text: 'S' });
  }
});

test('ERR-17 a 404 that says nothing shows a text of its own', () => {
  expect(react(404).toast?.text).toBe('Record not found for processing.');
});

test('ERR-18 a 500 or 405 that says nothing shows the general text', () => {
  const general = 'Internal Server error please try again.';
  expect([react(500).toast?.text, react(405).toast?.text]).toEqual([general, general]);
});

test('ERR-19 a 403 shows the server message as an error', () => {
  expect(react(403, 'F').toast).toEqual({ kind: 'error', text: 'F' });
  expect(react(403).toast).toBeNull();
});

test('ERR-20 ERR-31 other failures show no toast', () => {
  for (const status of [0, 202, 204, 409, 418]) {
    expect(react(status, 'x')).toEqual({ toast: null, endsSession: false });
  }
});

test('U-17 a limit or an outage shows the server message, which says how long to wait', () => {
  for (const status of [413, 429, 503]) {
    expect(react(status, 'W').toast).toEqual({ kind: 'warning', text: 'W' });
    expect(react(status).toast).toBeNull();
  }
});

test('a body of the wrong shape counts as having said nothing', () => {
  expect(toRefusalBody('<html>')).toEqual({});
  expect(toRefusalBody({ message: 5, errors: { email: 'no list' } })).toEqual({});
});
