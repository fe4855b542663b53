import type { Setting } from '@wevisu/contract/settings.ts';
import { cellsOfRow } from '@wevisu/domain/settings/rate-rows.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deliveryRows, taxRows } from './build-grids.ts';
import {
  addRow,
  endRow,
  kindOf,
  type RateDraft,
  readDraft,
  setCell,
  settle,
} from './rate-draft.ts';
import { RateGrid } from './rate-grid.tsx';

const setting = (key: string, value: Setting['value'], over = {}): [string, Setting] => [
  key,
  {
    ...{ key, group: 'delivery', label: key, kind: kindOf(key), value, version: 3 },
    ...{ waiting: null, last_change: null, ...over },
  },
];
const row = (key: string, value: number): [string, Setting][] => [
  setting(key, true),
  ...cellsOfRow(key).map((cell) => setting(cell, value)),
];
const waiting = { value: 900, starts_at: '2099-01-01T08:00:00.000Z', reason: 'x' };
const STEPS = new Map([
  ...row('delivery_step.22680', 795),
  ...row('delivery_step.4540', 500),
  setting('delivery_base.2.4540', 500, { waiting }),
]);
const ACTS = { onEnd: () => {}, onDrop: () => {} };
const none: RateDraft = new Map();

function render(draft: RateDraft, errors = {}) {
  return renderToStaticMarkup(
    <RateGrid
      columns={['Zone 1']}
      corner="Up to"
      label="Base charges"
      onFocus={() => {}}
      onPaste={() => {}}
      onReset={() => {}}
      onType={() => {}}
      rows={deliveryRows({ settings: STEPS, draft, errors }, ACTS, 'base')}
    />,
  );
}

test('U-50 the delivery table is a grid of weights by zones with one tab stop, the lightest step first', () => {
  const html = render(none);
  expect(html).toContain('role="grid"');
  expect([...html.matchAll(/<input[^>]*>/g)]).toHaveLength(16);
  expect([...html.matchAll(/tabindex="0"/gi)]).toHaveLength(1);
  const first = html.match(/<input[^>]*>/)?.[0] ?? '';
  expect(first).toContain('aria-label="Zone 1, up to 10 lb, base"');
  expect(first).toMatch(/tabindex="0"[^>]*value="5.00"/i);
  expect(html).toContain('title="$9.00 from 01.01.2099 on"');
  expect(html).toContain('aria-label="End 50 lb, base"');
});

test('a cell that cannot be saved says why, and a row that ends takes no more text', () => {
  const typed = setCell({ settings: STEPS, draft: none }, 'delivery_base.1.4540', '1.005');
  const read = readDraft(typed);
  const errors = 'errors' in read ? read.errors : {};
  expect(render(typed, errors)).toMatch(/aria-invalid="true"[^>]*title="Enter a number/);
  const ended = render(endRow(STEPS, typed, 'delivery_step.4540'));
  expect([...ended.matchAll(/readonly=""/gi)]).toHaveLength(8);
  expect(ended).toContain('aria-label="Keep 10 lb, base"');
});

test('U-50 a new weight step starts with the charges of another, and is sent with all of its cells', () => {
  const draft = addRow(
    { settings: STEPS, draft: none },
    'delivery_step.9072',
    'delivery_step.4540',
  );
  const rows = deliveryRows({ settings: STEPS, draft, errors: {} }, ACTS, 'lb');
  expect(rows.map(({ label, act }) => [label, act.text])).toEqual([
    ['10 lb', 'End'],
    ['20 lb', 'Remove'],
    ['50 lb', 'End'],
  ]);
  expect(rows[1]?.cells.every(({ text, isChanged }) => text === '5.00' && isChanged)).toBe(true);
  const read = readDraft(draft);
  expect('changes' in read && read.changes.length).toBe(17);
});

test('a new state has to be filled in, and what is typed back to its value is no change', () => {
  const draft = addRow({ settings: new Map(), draft: none }, 'tax_row.NV', null);
  expect(readDraft(draft)).toEqual({ errors: { 'tax_rate.NV': expect.any(String) } });
  expect(taxRows({ settings: new Map(), draft, errors: {} }, ACTS)).toHaveLength(1);
  const there = { settings: STEPS, draft: none };
  const typed = setCell(there, 'delivery_lb.1.4540', '6.00');
  expect(typed.get('delivery_lb.1.4540')).toEqual({ text: '6.00', version: 3 });
  expect(setCell({ ...there, draft: typed }, 'delivery_lb.1.4540', '5.00').size).toBe(0);
});

test('U-50 of what somebody else changed, mine is saved over the version that I saw, or theirs stays', () => {
  const typed = setCell({ settings: STEPS, draft: none }, 'delivery_lb.1.4540', '6.00');
  const [, theirs] = setting('delivery_lb.1.4540', 700, { version: 9 });
  expect([...settle(typed, theirs, 'mine')]).toEqual([
    ['delivery_lb.1.4540', { text: '6.00', version: 9 }],
  ]);
  expect(settle(typed, theirs, 'theirs').size).toBe(0);
});
