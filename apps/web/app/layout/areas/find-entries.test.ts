import { expect, test } from 'vitest';
import type { Area } from './area.ts';
import { findEntries } from './find-entries.ts';

const area: Area = {
  ...{ name: 'Staff', home: '/staff', role: 'Admin', people: 'staff', records: 'order' },
  entries: [
    { to: '/staff/users', label: 'Users', icon: 'user', about: 'Accounts, with an audit of each.' },
    { to: '/staff/audit', label: 'Audit log', icon: 'list', about: 'Who changed what.' },
  ],
};
const find = (typed: string) => findEntries(area, typed).map(({ label }) => label);

test('nothing typed finds every page, the start first', () => {
  expect(find(' ')).toEqual(['Start', 'Users', 'Audit log']);
});

test('a page whose name begins so stands above one that mentions it', () => {
  expect(find('AUDIT')).toEqual(['Audit log', 'Users']);
  expect(find('log who')).toEqual(['Audit log']);
  expect(find('nothing')).toEqual([]);
});
