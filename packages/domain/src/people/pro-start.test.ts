import { expect, test } from 'vitest';
import { day } from '../calendar/calendar.ts';
import { approvalDue, computeProStart, dueLicenseReminder, type ProFacts } from './pro-start.ts';

const today = day('2026-11-23');
const APPLIED: ProFacts = {
  emailVerified: false,
  application: {
    decision: null,
    licenseExpiresOn: '2027-06-30',
    hasLicenseFile: true,
    hasContact: true,
  },
  renewalWaits: false,
  mayAct: false,
  waived: [],
  showroom: null,
};

function statesOf(facts: Partial<ProFacts>): Record<string, string> {
  const found = computeProStart({ ...APPLIED, ...facts }, today);
  return Object.fromEntries(found.map(({ requirement, state }) => [requirement, state]));
}

test('G-02 a new application has its license and its approval under review', () => {
  expect(statesOf({})).toEqual({
    email: 'missing',
    company: 'given',
    license: 'under_review',
    approval: 'under_review',
    showroom: 'later',
    service_area: 'later',
    look: 'later',
    markup: 'later',
    payout: 'later',
  });
});

test('G-02 PRO-02 an approved pro with a showroom has everything but the payout account', () => {
  const application = { ...APPLIED.application, decision: 'approve' } as ProFacts['application'];
  const showroom = {
    ...{ hasServiceArea: false, hasLook: true, markupSet: true },
    payoutAccount: 'not_started' as const,
  };
  const states = statesOf({ emailVerified: true, application, mayAct: true, showroom });
  expect(states).toMatchObject({ email: 'verified', license: 'verified', approval: 'verified' });
  expect(states).toMatchObject({ showroom: 'given', service_area: 'computed', look: 'given' });
  expect(states).toMatchObject({ payout: 'missing' });
  for (const [payoutAccount, payout] of [
    ['enabled', 'given'],
    ['pending', 'under_review'],
    ['restricted', 'missing'],
  ] as const)
    expect(statesOf({ mayAct: true, showroom: { ...showroom, payoutAccount } })).toMatchObject({
      payout,
    });
});

test('G-66 an expired license is missing until a new one is under review', () => {
  const application = { ...APPLIED.application, licenseExpiresOn: '2026-11-22' };
  const expired = { ...APPLIED, application } as ProFacts;
  expect(statesOf(expired)).toMatchObject({ license: 'missing' });
  expect(statesOf({ ...expired, renewalWaits: true })).toMatchObject({ license: 'under_review' });
  expect(statesOf({ ...expired, waived: ['license'] })).toMatchObject({ license: 'waived' });
});

test('PRO-03 the decision is due 24 hours after the application, and later by what we waited for', () => {
  const applied = new Date('2026-11-23T15:30:00Z');
  expect(approvalDue(applied, 0)).toEqual(new Date('2026-11-24T15:30:00Z'));
  expect(approvalDue(applied, 5_400_000)).toEqual(new Date('2026-11-24T17:00:00Z'));
});

test.each([
  ['2026-12-24', null],
  ['2026-12-23', 30],
  ['2026-12-08', 30],
  ['2026-12-07', 14],
  ['2026-11-30', 7],
  ['2026-11-24', 1],
  ['2026-11-23', 1],
  ['2026-11-22', null],
])('G-66 on 11.23.2026 a license valid until %s has the reminder %s', (expiresOn, days) => {
  expect(dueLicenseReminder(expiresOn, new Date('2026-11-23T20:00:00Z'))).toBe(days);
});
