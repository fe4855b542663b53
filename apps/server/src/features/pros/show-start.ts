import type { ApplicationClock } from '@wevisu/contract/applications.ts';
import type { ProStart } from '@wevisu/contract/pros.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { computeProStart, isLicenseExpired } from '@wevisu/domain/people/pro-start.ts';
import type { getNewestRenewal } from './store/renewals.ts';
import type { StartRow } from './store/start.ts';

interface Beside {
  readonly renewal: Renewal;
  /** Null without an application. */
  readonly clock: ApplicationClock | null;
  readonly now: Date;
}

type Renewal =
  | (NonNullable<Awaited<ReturnType<typeof getNewestRenewal>>> & {
      readonly clock: ApplicationClock;
    })
  | null;

/** The checklist with the clock of the application and the state of the license. */
export function showStart(row: StartRow, { renewal, clock, now }: Beside): ProStart {
  const today = dayOf(now);
  const requirements = computeProStart(
    {
      emailVerified: row.emailVerifiedAt !== null,
      application:
        row.appliedAt === null || row.licenseExpiresOn === null
          ? null
          : {
              decision: row.decision,
              licenseExpiresOn: row.licenseExpiresOn,
              hasLicenseFile: row.hasLicenseFile,
              hasContact: row.companyName !== '' && row.phoneNumber !== '',
            },
      renewalWaits: renewal !== null && renewal.decision === null,
      mayAct: row.status === 'Active' || row.status === 'Approve',
      waived: row.waivers.map(({ requirement }) => requirement),
      showroom:
        row.vsdId === null
          ? null
          : {
              hasServiceArea: row.hasServiceArea,
              hasLook: row.hasLook,
              markupSet: row.markupSet,
              payoutAccount: row.payoutAccount,
            },
    },
    today,
  );
  const waivers = new Map(row.waivers.map((waiver) => [waiver.requirement, waiver]));
  return {
    application:
      clock === null
        ? null
        : {
            company_name: row.companyName ?? '',
            ...clock,
            decision: row.decision,
            decided_at: row.decidedAt?.toISOString() ?? null,
            reason: row.decision === 'refuse' ? (row.decisionReason ?? '') : '',
          },
    license:
      row.licenseNumber === null
        ? null
        : {
            number: row.licenseNumber,
            state: row.licenseState ?? '',
            expires_on: row.licenseExpiresOn ?? '',
          },
    stopped: isLicenseExpired(row.sellsUntil, today),
    renewal: renewal && {
      due_at: renewal.clock.due_at,
      is_waiting: renewal.clock.is_waiting,
      questions: renewal.clock.questions,
      number: renewal.licenseNumber,
      state: renewal.licenseState,
      expires_on: renewal.licenseExpiresOn,
      sent_at: renewal.sentAt.toISOString(),
      decision: renewal.decision,
      reason: renewal.reason,
    },
    requirements: requirements.map(({ requirement, state }) => {
      const waiver = waivers.get(requirement);
      return {
        requirement,
        state,
        waived: waiver ? { reason: waiver.reason, at: new Date(waiver.at).toISOString() } : null,
      };
    }),
    vsd_id: row.vsdId,
  };
}
