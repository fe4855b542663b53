import type { CreditEntry } from '@wevisu/contract/ai-credits.ts';
import { withIds } from '@wevisu/domain/test-ids.ts';
import { expect, test } from 'vitest';
import { changeText, entryText } from './entry-words.ts';

const entry = (given: Partial<CreditEntry>) =>
  withIds<CreditEntry>({
    ...{ id: 1, cause: 'welcome', credits: 30, held: 0, balance: 30, at: '', reason: null },
    ...given,
  });

test('G-44 the history says of each credit what became of it', () => {
  const rows = [
    entry({}),
    entry({ cause: 'held', credits: -10, held: 10 }),
    entry({ cause: 'charged', credits: 0, held: -10 }),
    entry({ cause: 'returned', credits: 10, held: -10, reason: 'timeout' }),
  ];
  expect(rows.map((row) => [entryText(row), changeText(row)])).toEqual([
    ['Welcome credits', '+30'],
    ['Held for a design run', '−10'],
    ['Designs delivered', '10 used'],
    ['Returned: the run took too long', '+10'],
  ]);
});
