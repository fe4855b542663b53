import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueText } from './issue-text.ts';

function textsOf(schema: z.ZodType, input: unknown): readonly string[] {
  const result = schema.safeParse(input, { error: issueText });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.object({ a: z.string() }), {}, 'This field is required.'],
  ['a missing choice', z.object({ a: z.enum(['x']) }), {}, 'This field is required.'],
  ['a number as text', z.string(), 5, 'Enter a text.'],
  ['a text as number', z.int(), 'x', 'Enter a number.'],
  ['a text that no number can be read from', z.coerce.number(), 'x', 'Enter a number.'],
  ['a broken number', z.coerce.number().int(), '1.5', 'Enter a whole number.'],
  ['an empty text', z.string().min(1), '', 'Use at least 1 character.'],
  ['a long text', z.string().max(3), 'long', 'Use at most 3 characters.'],
  ['a long list', z.array(z.int()).max(2), [1, 2, 3], 'Give at most 2 entries.'],
  ['zero', z.int().positive(), 0, 'Enter more than 0.'],
  ['a large number', z.int().max(9), 10, 'Enter at most 9.'],
  ['a wrong choice', z.enum(['cart', 'list']), 'x', 'Choose one of: cart, list.'],
  ['a wrong literal', z.literal(true), false, 'Choose one of: true.'],
  ['a wrong form', z.string().regex(/^a$/), 'b', 'This is not in the right form.'],
  ['neither of two', z.union([z.int(), z.boolean()]), 'b', 'This is not in the right form.'],
  ['a stray key', z.strictObject({}), { a: 1 }, 'Leave out: a.'],
])('U-13 %s is told in words', (_, schema, input, text) => {
  expect(textsOf(schema, input)).toEqual([text]);
});

test("U-13 a schema's own text comes first", () => {
  expect(textsOf(z.string().min(1, 'Enter your name.'), '')).toEqual(['Enter your name.']);
});
