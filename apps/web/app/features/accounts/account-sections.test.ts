import { expect, test } from 'vitest';
import { sectionAt, sectionsOf } from './account-sections.ts';

const homeowner = sectionsOf({ type: 'User' });

test('G-12 homeowners have orders first, then all that is theirs', () => {
  expect(homeowner.map(({ label }) => label)).toEqual([
    'Orders',
    'Offers',
    'Profile',
    'Addresses',
    'Saved cards',
    'Sign-in and security',
    'Notifications',
    'Your data',
    'Projects',
  ]);
});

test.each([
  [null, 'orders'],
  ['orders', 'orders'],
  ['cards', 'cards'],
  ['offers', 'offers'],
  ['no-such', 'orders'],
  // Orders are a separate page.
  ['projects', 'orders'],
])('the tab %s shows %s', (tab, section) => {
  expect(sectionAt(homeowner, tab)).toBe(section);
});

test.each(['Vendor', 'Contractor', 'Admin'] as const)(
  'a %s has no cards and no addresses',
  (type) => {
    const sections = sectionsOf({ type });
    expect(sectionAt(sections, 'cards')).toBe('business');
    expect(sectionAt(sections, 'addresses')).toBe('business');
    expect(sectionAt(sections, 'offers')).toBe('business');
    expect(sectionAt(sections, 'security')).toBe('security');
  },
);
