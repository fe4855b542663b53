import type { VendorStart } from '@wevisu/contract/vendors.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { VendorStep } from '@wevisu/domain/people/vendor-steps.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

type Row = VendorStart['steps'][number];

export const STEP_BADGES: Readonly<
  Record<Row['state'], { readonly label: string; readonly kind: BadgeKind }>
> = {
  done: { label: 'Done', kind: 'success' },
  missing: { label: 'To do', kind: 'warning' },
  under_review: { label: 'Under review', kind: 'accent' },
  waived: { label: 'Waived', kind: 'success' },
  later: { label: 'Later', kind: 'neutral' },
};

export const STEPS: Readonly<
  Record<VendorStep, { readonly title: string; readonly text: string; readonly to?: string }>
> = {
  apply: { title: 'Apply', text: 'We have your company and your tax form.' },
  verify_email: {
    title: 'Verify your email address',
    text: 'Orders and decisions of our staff come by email.',
    to: PATHS.verification,
  },
  approval: { title: 'Approval', text: 'Our staff review your company.' },
  return_address: {
    title: 'Return address',
    text: 'Where homeowners send goods back.',
    to: VENDOR_PATHS.company,
  },
  first_product: {
    title: 'Write your first product',
    text: 'A draft is kept as you type.',
    to: VENDOR_PATHS.products,
  },
  first_approved: {
    title: 'First product approved',
    text: 'Our staff look at each new product before homeowners see it.',
    to: VENDOR_PATHS.products,
  },
  stock: { title: 'Stock', text: 'Homeowners can order what you have in stock.' },
};

/** What a step is for, or why staff waived it. */
export function stepText({ step, waived }: Row): string {
  if (waived === null) return STEPS[step].text;
  return `Waived by our staff on ${formatDate(waived.at)}: ${waived.reason}`;
}
