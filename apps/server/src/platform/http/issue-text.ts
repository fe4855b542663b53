import { errors } from '@wevisu/domain/errors/errors.ts';
import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** What to say about a field whose schema has no text of its own: a sentence for a person, not zod's. */
export function issueText(issue: RawIssue): string {
  if (issue.input === undefined) return errors.field_required.message;
  switch (issue.code) {
    case 'too_small':
      return sizeText(issue.origin, 'least', issue.minimum, !issue.inclusive);
    case 'too_big':
      return sizeText(issue.origin, 'most', issue.maximum, !issue.inclusive);
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return TYPE_TEXTS[issue.expected] ?? WRONG;
    case 'unrecognized_keys':
      return `Leave out: ${issue.keys.join(', ')}.`;
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    default:
      return WRONG;
  }
}

const WRONG = 'This is not in the right form.';

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose true or false.',
  array: 'Enter a list.',
};

function sizeText(
  origin: string,
  side: 'least' | 'most',
  limit: number | bigint,
  isBeyond: boolean,
): string {
  if (origin === 'string') return `Use at ${side} ${counted(limit, 'character')}.`;
  if (origin === 'array' || origin === 'set') return `Give at ${side} ${counted(limit, 'entry')}.`;
  if (!isBeyond) return `Enter at ${side} ${limit}.`;
  return side === 'least' ? `Enter more than ${limit}.` : `Enter less than ${limit}.`;
}

function counted(count: number | bigint, noun: 'character' | 'entry'): string {
  if (Number(count) === 1) return `1 ${noun}`;
  return `${count} ${noun === 'entry' ? 'entries' : 'characters'}`;
}
