import { expect, test } from 'vitest';
import {
  redirectAfterMail,
  signInTarget,
  signUpTarget,
  socialTarget,
  type TargetFacts,
  verificationPath,
  workTarget,
} from './sign-in-target.ts';

const nothing: TargetFacts = {
  isVerified: true,
  totalProjects: 0,
  hasCart: false,
  visualRedirect: null,
  isItemComplete: false,
  redirect: null,
  storedRedirect: null,
};

const everything: TargetFacts = {
  isVerified: true,
  totalProjects: 2,
  hasCart: true,
  visualRedirect: '/visualize/room',
  isItemComplete: true,
  redirect: '/visualize/checklist',
  storedRedirect: '/faq',
};

test.each<[string, Partial<TargetFacts>, string]>([
  ['AUTH-13 nothing known leads to the account', {}, '/account'],
  [
    'AUTH-12 an unverified address comes first',
    { isVerified: false },
    '/verifiction?redirect=%2Faccount',
  ],
  [
    'AUTH-12 and keeps the way on',
    { isVerified: false, redirect: '/cart' },
    '/verifiction?redirect=%2Fcart',
  ],
  ['AUTH-19 a cart leads to the redirect', { hasCart: true, redirect: '/checkout' }, '/checkout'],
  ['AUTH-19 a cart without one leads home', { hasCart: true }, '/'],
  ['AUTH-15 a cart takes the stored redirect', { hasCart: true, storedRedirect: '/faq' }, '/faq'],
  [
    'AUTH-20 a finished choice goes on',
    { visualRedirect: '/visualize/room', isItemComplete: true },
    '/visualize/room',
  ],
  ['AUTH-20 an unfinished one does not', { visualRedirect: '/visualize/room' }, '/account'],
  ['AUTH-22 the checklist', { redirect: '/visualize/checklist' }, '/visualize/checklist'],
  ['AUTH-24 never back to signing in', { redirect: '/login' }, '/'],
  ['AUTH-24 with a query neither', { redirect: '/login?redirect=/cart' }, '/'],
  ['AUTH-07 AUTH-08 any other redirect', { redirect: '/cart' }, '/cart'],
  ['AUTH-08 the account', { redirect: '/account' }, '/account'],
  ['AUTH-08 the rooms', { redirect: '/visualize' }, '/visualize'],
  ['AUTH-08 the projects', { redirect: '/projects' }, '/projects'],
  [
    'U-27 an explicit redirect beats projects',
    { redirect: '/checkout', totalProjects: 3 },
    '/checkout',
  ],
  ['AUTH-23 projects lead home', { totalProjects: 1 }, '/'],
  ['G-16 projects beat the stored redirect', { totalProjects: 1, storedRedirect: '/faq' }, '/'],
  ['NAV-46 the stored redirect', { storedRedirect: '/faq' }, '/faq'],
  ['G-17 the address beats what is stored', { redirect: '/cart', storedRedirect: '/faq' }, '/cart'],
  ['U-09 another site counts as home', { redirect: 'https://evil.example' }, '/'],
  ['U-09 also without a scheme', { redirect: '//evil.example' }, '/'],
  ['U-09 also with a backslash', { storedRedirect: '/\\evil.example' }, '/'],
])('G-16 after sign-in: %s', (_, facts, path) => {
  expect(signInTarget({ ...nothing, ...facts }).path).toBe(path);
});

test('G-16 each fact wins over all that come after it', () => {
  const order: readonly [Partial<TargetFacts>, string][] = [
    [{}, '/visualize/checklist'],
    [{ hasCart: false }, '/visualize/room'],
    [{ visualRedirect: null }, '/visualize/checklist'],
    [{ redirect: null }, '/'],
    [{ totalProjects: 0 }, '/faq'],
    [{ storedRedirect: null }, '/account'],
  ];
  let facts = everything;
  for (const [change, path] of order) {
    facts = { ...facts, ...change };
    expect(signInTarget(facts).path).toBe(path);
  }
});

test('AUTH-20 only a finished choice without a cart makes a project', () => {
  const finished = { ...nothing, visualRedirect: '/visualize/room', isItemComplete: true };
  expect(signInTarget(finished).createsProject).toBe(true);
  expect(signInTarget({ ...finished, isVerified: false }).createsProject).toBe(true);
  expect(signInTarget({ ...finished, hasCart: true }).createsProject).toBe(false);
  expect(signInTarget({ ...finished, isItemComplete: false }).createsProject).toBe(false);
});

test.each<[string, Partial<TargetFacts>, string]>([
  ['REG-38 nothing known leads home', {}, '/'],
  ['REG-38 the stored redirect', { storedRedirect: '/cart' }, '/cart'],
  ['REG-35 a cart takes the redirect', { hasCart: true, redirect: '/checkout' }, '/checkout'],
  [
    'REG-37 a finished choice goes on',
    { visualRedirect: '/visualize/room', isItemComplete: true },
    '/visualize/room',
  ],
  [
    'U-29 an unfinished one goes to the visualizer',
    { visualRedirect: '/visualize/room' },
    '/visualize',
  ],
  ['AUTH-24 never to signing in', { storedRedirect: '/login' }, '/'],
  [
    'NAV-56 the address is verified first',
    { isVerified: false, storedRedirect: '/checkout' },
    '/verifiction?redirect=%2Fcheckout',
  ],
  ['NAV-56 without a way on', { isVerified: false }, '/verifiction'],
])('U-28 after sign-up: %s', (_, facts, path) => {
  expect(signUpTarget({ ...nothing, ...facts }).path).toBe(path);
});

test.each<[string, Partial<TargetFacts>, string]>([
  ['AUTH-39 projects lead to their page', { totalProjects: 1 }, '/projects'],
  [
    'AUTH-39 whatever page was left before',
    { totalProjects: 1, storedRedirect: '/faq' },
    '/projects',
  ],
  ['AUTH-40 else the stored redirect', { storedRedirect: '/faq' }, '/faq'],
  ['AUTH-40 else home', {}, '/'],
  ['AUTH-24 never to signing in', { storedRedirect: '/login' }, '/'],
  ['U-09 another site counts as home', { storedRedirect: '//evil.example' }, '/'],
  ['U-27 an explicit redirect wins', { totalProjects: 1, redirect: '/checkout' }, '/checkout'],
])('after another company: %s', (_, facts, path) => {
  expect(socialTarget({ ...nothing, ...facts }).path).toBe(path);
});

test.each([
  [null, 'Contractor', '/pro'],
  [null, 'Vendor', '/vendor'],
  [null, 'Admin', '/staff'],
  [null, 'User', '/account'],
  ['/visualize/design?template=galley', 'Contractor', '/visualize/design?template=galley'],
  ['/staff/audit?q=oak', 'Admin', '/staff/audit?q=oak'],
  ['/login?redirect=/cart', 'Vendor', '/vendor'],
  ['//evil.example', 'Vendor', '/'],
] as const)(
  'G-01 AUTH-07 U-09 with redirect %s the door leads a %s to %s',
  (redirect, type, path) => {
    expect(workTarget(redirect, type)).toBe(path);
  },
);

test.each([
  [verificationPath('/checkout?step=2'), '/checkout?step=2'],
  [verificationPath('/'), null],
  ['/checkout?redirect=/cart', null],
])('G-07 after the mail %s leads on to %s', (path, next) => {
  expect(redirectAfterMail(path)).toBe(next);
});
