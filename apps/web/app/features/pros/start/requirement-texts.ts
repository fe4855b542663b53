import type { ProStart } from '@wevisu/contract/pros.ts';
import { PATHS } from '@wevisu/site/paths.ts';
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
  'payout later':
    'Payouts are not open yet. We will ask for your account then; there is nothing to do now.',
};

export function noteOf(row: Row): string {
  if (row.waived !== null) return `Waived by our staff: ${row.waived.reason}`;
  return NOTES[`${row.requirement} ${row.state}`] ?? '';
}

/** Where a requirement is met; null where nothing can be done here. */
export function pathOf({ requirement, state }: Row): string | null {
  if (state === 'waived') return null;
  const inShowroom = ['showroom', 'service_area', 'look'];
  return inShowroom.includes(requirement) ? PATHS.proShowroom : null;
}
