/** G-02: what a pro needs before the showroom sells, and how far each requirement is. */

import { addDays, type Day, day, dayOf, type Instant } from '../calendar/calendar.ts';
import type { PayoutAccountState } from '../payouts/payouts.ts';
import { PRO_APPROVAL_HOURS } from '../policy/policy.ts';
import type { ApplicationDecision } from './accounts.ts';

export const PRO_REQUIREMENTS = [
  'email',
  'company',
  'license',
  'approval',
  'showroom',
  'service_area',
  'look',
  'markup',
  'payout',
] as const;
export type ProRequirement = (typeof PRO_REQUIREMENTS)[number];

/** What staff may waive: the rest is the pro's own to do, or staff's own decision. */
export const WAIVABLE_REQUIREMENTS = ['company', 'license', 'payout'] as const;
export type WaivableRequirement = (typeof WAIVABLE_REQUIREMENTS)[number];

/**
 * `given` by the pro, `computed` from what is there, `verified` by staff, `waived` by staff, `under_review` by staff,
 * `missing`, and `later` for what comes after the approval.
 */
export const REQUIREMENT_STATES = [
  'given',
  'computed',
  'verified',
  'waived',
  'under_review',
  'missing',
  'later',
] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

export interface ProFacts {
  readonly emailVerified: boolean;
  readonly application: {
    readonly decision: ApplicationDecision | null;
    readonly licenseExpiresOn: string;
    readonly hasLicenseFile: boolean;
    readonly hasContact: boolean;
  } | null;
  /** A new license waits for staff. */
  readonly renewalWaits: boolean;
  /** Staff may also set up an account without an application. */
  readonly mayAct: boolean;
  readonly waived: readonly ProRequirement[];
  readonly showroom: {
    readonly hasServiceArea: boolean;
    readonly hasLook: boolean;
    /** A markup of the pro's own, or prices that the pro looked at and kept. */
    readonly markupSet: boolean;
    readonly payoutAccount: PayoutAccountState;
  } | null;
}

export interface RequirementOf {
  readonly requirement: ProRequirement;
  readonly state: RequirementState;
}

export function computeProStart(facts: ProFacts, today: Day): readonly RequirementOf[] {
  return PRO_REQUIREMENTS.map((requirement) => ({
    requirement,
    state: facts.waived.includes(requirement) ? 'waived' : stateOf(requirement, facts, today),
  }));
}

function stateOf(requirement: ProRequirement, facts: ProFacts, today: Day): RequirementState {
  const { application, showroom } = facts;
  switch (requirement) {
    case 'email':
      return facts.emailVerified ? 'verified' : 'missing';
    case 'company':
      return application?.hasContact ? 'given' : 'missing';
    case 'license':
      return licenseState(facts, today);
    case 'approval':
      if (application?.decision === 'approve' || facts.mayAct) return 'verified';
      return application?.decision === null ? 'under_review' : 'missing';
    case 'showroom':
      if (!facts.mayAct) return 'later';
      return showroom === null ? 'missing' : 'given';
    case 'service_area':
      if (!facts.mayAct) return 'later';
      if (showroom === null) return 'missing';
      // Without an area of its own a showroom serves every zip code.
      return showroom.hasServiceArea ? 'given' : 'computed';
    case 'look':
      if (!facts.mayAct) return 'later';
      return showroom?.hasLook ? 'given' : 'missing';
    case 'markup':
      if (!facts.mayAct) return 'later';
      if (showroom === null) return 'missing';
      return showroom.markupSet ? 'given' : 'computed';
    case 'payout':
      return facts.mayAct && showroom !== null ? payoutState(showroom.payoutAccount) : 'later';
  }
}

function payoutState(account: PayoutAccountState): RequirementState {
  if (account === 'enabled') return 'given';
  return account === 'pending' ? 'under_review' : 'missing';
}

function licenseState({ application, renewalWaits }: ProFacts, today: Day): RequirementState {
  if (renewalWaits) return 'under_review';
  if (application === null || isLicenseExpired(application.licenseExpiresOn, today)) {
    return 'missing';
  }
  if (application.decision === 'approve') return 'verified';
  return application.hasLicenseFile ? 'under_review' : 'missing';
}

/** A license is valid through its last day. Null: none is known, or staff waived it. */
export function isLicenseExpired(expiresOn: string | null, today: Day): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** PRO-03: by when staff decide on a pro or a vendor. The time in which we waited for the applicant does not count. */
export function approvalDue(appliedAt: Date, pausedMs: number): Date {
  return new Date(appliedAt.getTime() + PRO_APPROVAL_HOURS * 3_600_000 + pausedMs);
}

/** Days before a license expires on which its pro is reminded. */
export const LICENSE_REMINDER_DAYS = [30, 14, 7, 1] as const;

/** The reminder that is due: the smallest number of days that covers the time left; null if none is. */
export function dueLicenseReminder(expiresOn: string, now: Instant): number | null {
  const today = dayOf(now);
  if (isLicenseExpired(expiresOn, today)) return null;
  const last = day(expiresOn);
  return LICENSE_REMINDER_DAYS.findLast((days) => last <= addDays(today, days)) ?? null;
}
