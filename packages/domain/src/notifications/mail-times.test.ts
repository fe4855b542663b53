import { describe, expect, test } from 'vitest';
import { type MailTimes, mailDue } from './mail-times.ts';
import { timeZoneOfZip } from './time-zones.ts';

const EAST: MailTimes = { zone: 'America/New_York', digestHour: 8, quiet: { from: 21, to: 7 } };
const due = (now: string, of: Partial<Parameters<typeof mailDue>[0]> = {}) =>
  mailDue({ plan: 'now', times: EAST, gatherMinutes: 0, now: new Date(now), ...of }).toISOString();

describe('a mail that comes at once', () => {
  test('comes at once by day, and after its minutes of gathering', () => {
    expect(due('2026-11-27T17:03:00Z')).toBe('2026-11-27T17:03:00.000Z');
    expect(due('2026-11-27T17:03:00Z', { gatherMinutes: 10 })).toBe('2026-11-27T17:13:00.000Z');
  });

  test.each([
    // 8:59 PM, 9 PM, 3 AM, 6:59 AM and 7 AM in New York.
    ['2026-11-28T01:59:00Z', '2026-11-28T01:59:00.000Z'],
    ['2026-11-28T02:00:00Z', '2026-11-28T12:00:00.000Z'],
    ['2026-11-28T08:00:00Z', '2026-11-28T12:00:00.000Z'],
    ['2026-11-28T11:59:00Z', '2026-11-28T12:00:00.000Z'],
    ['2026-11-28T12:00:00Z', '2026-11-28T12:00:00.000Z'],
  ])('waits at %s until quiet hours end: %s', (now, then) => {
    expect(due(now)).toBe(then);
  });

  test('waits by day, too, if quiet hours are there, and not at all without them', () => {
    const times = { ...EAST, quiet: { from: 9, to: 17 } };
    expect(due('2026-11-27T15:00:00Z', { times })).toBe('2026-11-27T22:00:00.000Z');
    expect(due('2026-11-28T08:00:00Z', { times: { ...EAST, quiet: null } })).toBe(
      '2026-11-28T08:00:00.000Z',
    );
  });
});

describe('a digest', () => {
  test.each([
    ['2026-11-27T12:59:00Z', '2026-11-27T13:00:00.000Z'],
    // At its hour the next one is tomorrow's.
    ['2026-11-27T13:00:00Z', '2026-11-28T13:00:00.000Z'],
    ['2026-11-27T20:00:00Z', '2026-11-28T13:00:00.000Z'],
    // Clocks go forward on 03.08.2026 and back on 11.01.2026.
    ['2026-03-07T14:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['2026-10-31T14:00:00Z', '2026-11-01T13:00:00.000Z'],
  ])('asked for at %s comes at 8 of its reader: %s', (now, then) => {
    expect(due(now, { plan: 'digest' })).toBe(then);
  });

  test('comes an hour later on the day whose clocks skip its hour, and never in quiet hours', () => {
    const times = { ...EAST, digestHour: 2, quiet: null };
    expect(due('2026-03-08T05:00:00Z', { plan: 'digest', times })).toBe('2026-03-08T07:00:00.000Z');
    const early = { ...EAST, digestHour: 5 };
    expect(due('2026-11-27T20:00:00Z', { plan: 'digest', times: early })).toBe(
      '2026-11-28T12:00:00.000Z',
    );
  });
});

test.each([
  ['90012', 'America/Los_Angeles', true],
  ['60601', 'America/Chicago', true],
  ['80202', 'America/Denver', true],
  ['85001', 'America/Phoenix', true],
  ['99501', 'America/Anchorage', true],
  ['96801', 'Pacific/Honolulu', true],
  ['10001', 'America/New_York', true],
  ['', 'America/New_York', false],
  ['SW1A', 'America/New_York', false],
])('the ZIP code %s is in %s', (zip, zone, isKnown) => {
  expect(timeZoneOfZip(zip)).toEqual({ zone, isKnown });
});
