import type { ProStart } from '@wevisu/contract/pros.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { PRO_LICENSE_PATH, PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import type { BadgeKind } from '../../../ui/badge.tsx';

type Row = ProStart['requirements'][number];

export const REQUIREMENT_TITLES: Readonly<Record<Row['requirement'], string>> = {
  email: 'Email address',
  company: 'Company and contact',
  license: 'License',
  approval: 'Approval by our staff',
  showroom: 'Showroom',
  service_area: 'Service area',
  look: 'Logo or opening picture',
  markup: 'Markup',
  payout: 'Payout account',
};

export const STATE_BADGES: Readonly<
  Record<Row['state'], { readonly kind: BadgeKind; readonly label: string }>
> = {
  given: { kind: 'success', label: 'Done' },
  computed: { kind: 'success', label: 'Set for you' },
  verified: { kind: 'success', label: 'Verified' },
  waived: { kind: 'success', label: 'Waived' },
  under_review: { kind: 'accent', label: 'Under review' },
  missing: { kind: 'warning', label: 'Missing' },
  later: { kind: 'neutral', label: 'Later' },
};

/** What a state means for a requirement, where the badge says too little. */
const NOTES: Readonly<Partial<Record<`${Row['requirement']} ${Row['state']}`, string>>> = {
  'email missing': 'Open the link in the email that we sent you.',
  'showroom later': 'After the approval: a name and an ID.',
  'service_area later': 'After the approval.',
  'look later': 'After the approval.',
  'markup later': 'After the approval.',
  'company missing': 'We do not have your company and phone number. Contact us.',
  'license missing': 'We have no valid license of yours. Send a new one here, or contact us.',
  'license under_review': 'Our staff are reviewing your license.',
  'approval under_review': 'Our staff are reviewing your application.',
  'showroom missing': 'Give it a name and an ID.',
  'service_area computed': 'You serve every zip code until you enter some.',
  'service_area missing': 'Comes with the showroom.',
  'look missing': 'Show homeowners whose showroom they are in.',
  'markup computed': 'The standard markup applies to all products.',
  'markup missing': 'Comes with the showroom.',
  'payout later': 'After the approval: a bank account for what you earn.',
  'payout missing': 'Say where we pay what you earn. Until then it stays in your balance.',
  'payout under_review': 'Our payment company is checking your account.',
};

export function noteOf(row: Row): string {
  if (row.waived !== null) return `Waived by our staff on ${waiverText(row.waived)}`;
  return NOTES[`${row.requirement} ${row.state}`] ?? '';
}

/** 'November 3, 2026: …'. */
export function waiverText({ at, reason }: NonNullable<Row['waived']>): string {
  return `${formatDate(at)}: ${reason}`;
}

const PLACES: Readonly<Partial<Record<Row['requirement'], string>>> = {
  email: PATHS.verification,
  company: `${PATHS.contact}?topic=pro`,
  license: PRO_LICENSE_PATH,
  showroom: PATHS.proShowroom,
  service_area: PATHS.proShowroom,
  look: PATHS.proShowroom,
  markup: PRO_PATHS.prices,
  payout: PRO_PATHS.money,
};

/** What is verified or given once for all needs no way there. */
const SETTLED: readonly string[] = [
  'email verified',
  'company given',
  'license under_review',
  'payout given',
];

/** Where a requirement is met; null where nothing is left to do. */
export function pathOf({ requirement, state }: Row): string | null {
  if (state === 'waived' || state === 'later' || SETTLED.includes(`${requirement} ${state}`))
    return null;
  return PLACES[requirement] ?? null;
}
