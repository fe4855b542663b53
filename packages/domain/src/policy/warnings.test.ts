import { expect, test } from 'vitest';
import { lastWarnedSendDay, processingWarnings, vendorRefundWarning } from './warnings.ts';

const NOW = '2026-11-26T18:00:00Z';

test('POL-13 a line is due soon 12 hours before its 48 are over, and late after', () => {
  const { soon, late } = processingWarnings(NOW);
  expect(soon.toISOString()).toBe('2026-11-25T06:00:00.000Z');
  expect(late.toISOString()).toBe('2026-11-24T18:00:00.000Z');
});

test('POL-09 POL-10 a return is told of three days before its last day, a refund seven', () => {
  expect(lastWarnedSendDay(NOW)).toBe('2026-11-29');
  expect(vendorRefundWarning(NOW).toISOString()).toBe('2026-11-03T18:00:00.000Z');
});
