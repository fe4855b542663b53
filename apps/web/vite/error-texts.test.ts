import { errors } from '@wevisu/domain/errors/errors.ts';
import { expect, test } from 'vitest';
import { writeOut } from './error-texts.ts';

test('a text of the table of errors stands for what names it', () => {
  const { message } = errors.email_invalid;
  expect(writeOut('say(errors.email_invalid.message, 1)')).toBe(
    `say(${JSON.stringify(message)}, 1)`,
  );
});

test('what is no row of the table stays as it is', () => {
  const other = 'a.errors.no_such_code.message + errors[code].message + errors.toString.message';
  expect(writeOut(other)).toBe(other);
});
