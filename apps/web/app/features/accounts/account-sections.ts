import type { User } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';

/** G-12: the sections of the account page; `to` links to a separate page. */
export interface AccountSection {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

const inPage = (id: string, label: string): AccountSection => ({
  id,
  label,
  to: `${PATHS.account}?tab=${id}`,
});

/** The first one is the page without a `tab`; paging through orders keeps it. */
const HOMEOWNER: readonly AccountSection[] = [
  { id: 'orders', label: 'Orders', to: PATHS.account },
  inPage('offers', 'Offers'),
  inPage('profile', 'Profile'),
  inPage('addresses', 'Addresses'),
  inPage('cards', 'Saved cards'),
  inPage('security', 'Sign-in and security'),
  inPage('notifications', 'Notifications'),
  inPage('data', 'Your data'),
  { id: 'projects', label: 'Projects', to: PATHS.projects },
];

const BUSINESS: readonly AccountSection[] = [
  { id: 'business', label: 'Overview', to: PATHS.account },
  inPage('profile', 'Profile'),
  inPage('security', 'Sign-in and security'),
  inPage('notifications', 'Notifications'),
  inPage('data', 'Your data'),
];

export function sectionsOf({ type }: Pick<User, 'type'>): readonly AccountSection[] {
  return type === 'User' ? HOMEOWNER : BUSINESS;
}

/** The section that the URL names; the first one if unknown. */
export function sectionAt(sections: readonly AccountSection[], tab: string | null): string {
  const found = sections.find(({ id, to }) => id === tab && to.startsWith(PATHS.account));
  return found?.id ?? sections[0]?.id ?? '';
}
