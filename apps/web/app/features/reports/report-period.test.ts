import { day } from '@wevisu/domain/calendar/calendar.ts';
import { expect, test } from 'vitest';
import { changeText, readPeriod } from './report-period.ts';

const today = day('2026-11-23');

test('a report is of the last 30 days by day until the address says otherwise', () => {
  const read = (address: string) => readPeriod(new URLSearchParams(address), today);
  expect(read('')).toEqual({ from: '2026-10-25', to: '2026-11-23', by: 'day' });
  expect(read('from=2026-01-01&to=2026-06-30&by=month')).toEqual({
    from: '2026-01-01',
    to: '2026-06-30',
    by: 'month',
  });
  expect(read('from=2026-06-30&to=2026-01-01&by=year').by).toBe('day');
});

test('a change is in percent of the period before, and unsaid where that had nothing', () => {
  expect(changeText(112, 100)).toBe('+12%');
  expect(changeText(50, 100)).toBe('-50%');
  expect(changeText(5, 0)).toBeNull();
});
