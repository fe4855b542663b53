import { day } from '@wevisu/domain/calendar/calendar.ts';
import { expect, test } from 'vitest';
import { findCardProblems, typeCardNumber, typeCvc, typeExpiry } from './card-form.ts';

const today = day('2026-05-10');

function typeAll(digits: string) {
  let text = '';
  let moves = 0;
  for (const digit of digits) {
    const typed = typeCardNumber(text, text + digit);
    text = typed.text;
    if (typed.moveTo) moves += 1;
  }
  return { text, moves };
}

test('REG-11 REG-12 the number stands in groups and the focus moves on with its last digit', () => {
  expect(typeAll('4242424242424242')).toEqual({ text: '4242 4242 4242 4242', moves: 1 });
  expect(typeAll('378282246310005')).toEqual({ text: '3782 822463 10005', moves: 1 });
  expect(typeAll('36227206271667')).toEqual({ text: '3622 720627 1667', moves: 1 });
});

test('REG-12 a Visa number whose first 13 digits are right by chance is not cut off there', () => {
  // 4222222222222 passes the check digit by itself.
  expect(typeAll('4222222222222').moves).toBe(0);
});

test('REG-12 a wrong number, and deleting, keep the focus', () => {
  expect(typeAll('4242424242424241').moves).toBe(0);
  expect(typeCardNumber('4242 4242 4242 42422', '4242 4242 4242 4242').moveTo).toBeNull();
});

test('REG-13 the expiry takes its slash by itself and moves on when it is right', () => {
  expect(typeExpiry('', '4', today)).toEqual({ text: '04', moveTo: null });
  expect(typeExpiry('12', '123', today)).toEqual({ text: '12/3', moveTo: null });
  expect(typeExpiry('12/3', '12/30', today)).toEqual({ text: '12/30', moveTo: 'cvv' });
  expect(typeExpiry('04/2', '04/26', today).moveTo).toBeNull();
});

test('REG-13 the slash can be deleted', () => {
  expect(typeExpiry('12/3', '12/', today)).toEqual({ text: '12', moveTo: null });
});

test('REG-26 REG-27 REG-28 ERR-09 each wrong field has its own text', () => {
  const card = {
    card_number: '4242424242424241',
    name_on_Card: 'Ana Lopez',
    exp_date: '13/30',
    cvv: '12',
  };
  expect(findCardProblems(card, today)).toEqual({
    card_number: 'Invalid Card Number.',
    exp_date: 'Invalid Expiration Date.',
    cvv: 'Invalid CVC.',
  });
  expect(findCardProblems({ ...card, exp_date: '04/26' }, today).exp_date).toBe(
    'Invalid Expiration Date.',
  );
});

test('U-35 four digits are right for American Express alone', () => {
  const amex = {
    card_number: '378282246310005',
    name_on_Card: 'Ana',
    exp_date: '12/30',
    cvv: '1234',
  };
  expect(findCardProblems(amex, today)).toEqual({});
  expect(findCardProblems({ ...amex, card_number: '4242424242424242' }, today).cvv).toBe(
    'Invalid CVC.',
  );
  expect(typeCvc('12a345')).toBe('1234');
});
