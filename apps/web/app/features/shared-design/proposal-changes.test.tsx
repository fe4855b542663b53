import type { ProposalDetail } from '@wevisu/contract/proposals.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProposalChanges } from './proposal-changes.tsx';

const good = (name: string, units: number, total: number | null) => ({
  ...{ product_hash: name, name, variant: '12 x 24 in', picture: '', unit: 'Box', units, total },
});

const DETAIL: ProposalDetail = {
  ...{ id: 1, company_name: 'Oak', note: 'Warmer', state: 'open', answer: '' },
  ...{ sent_at: '2026-11-02T12:00:00Z', closed_at: null, revision: 2 },
  base: { revision: 1, saved_at: null, is_old: true },
  changes: [
    { kind: 'exchanged', before: good('Slate', 9, 90_000), after: good('Oak plank', 8, 88_000) },
    { kind: 'added', before: null, after: good('Vanity', 1, null) },
  ],
  parts: { added: 1, removed: 0, changed: 3 },
  ...{ name: null, total_before: 90_000, total_after: 88_000, scene: {} },
};
const textOf = (detail: ProposalDetail) =>
  renderToStaticMarkup(<ProposalChanges detail={detail} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('G-60 a proposal reads as what was, what would be, and the price before and after', () => {
  const words = textOf(DETAIL);
  expect(words).toContain('$900.00 before, $880.00 after');
  expect(words).toContain('Parts of the room: 1 added, 3 changed.');
  expect(words).toMatch(/Exchanged Before: Slate , 12 x 24 in 9 Box.*After: Oak plank/);
  expect(words).toMatch(/Added Before: none After: Vanity/);
});

test('G-60 a proposal that only renames the room says so', () => {
  const parts = { added: 0, removed: 0, changed: 0 };
  const name = { before: 'Kitchen', after: 'Blue kitchen' };
  const words = textOf({ ...DETAIL, changes: [], parts, name }).replaceAll('&#x27;', "'");
  expect(words).toContain("The room's name changes from “Kitchen” to “Blue kitchen”.");
  expect(words).toContain('No other part of the room changes.');
  expect(textOf({ ...DETAIL, parts })).toContain('No part of the room changes.');
});
