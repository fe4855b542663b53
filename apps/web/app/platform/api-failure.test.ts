import { expect, test } from 'vitest';
import { joinFieldErrors } from './api-failure.ts';

test('ERR-14 the errors of a field are joined with a comma', () => {
  expect(joinFieldErrors(['a', 'b'])).toBe('a, b');
});
