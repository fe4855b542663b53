import { expect, test } from 'vitest';
import { EMPTY_DRAFT, parseDraft } from './brief-draft.ts';

test('a draft is read back, and what cannot be read is left out', () => {
  const draft = {
    text: '10x12 kitchen',
    choices: [{ field: 'cooks', was: null, value: 2 }],
    start: { kind: 'plan', plan: 'kitchen-l-12x13', name: 'Kitchen', size: '12 × 13' },
    withinDays: 14,
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  const odd = {
    ...draft,
    choices: [7, { field: 'cooks' }],
    start: { kind: 'moon' },
    withinDays: 0,
  };
  expect(parseDraft(JSON.stringify(odd))).toEqual({ ...EMPTY_DRAFT, text: draft.text });
  for (const broken of [null, '', '{', '[]', '{"text":5}'])
    expect(parseDraft(broken)).toEqual(EMPTY_DRAFT);
});
