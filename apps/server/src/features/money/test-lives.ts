// What may happen to an order in the model of money, and lives that hardly any order lives by chance.
import fc from 'fast-check';
import { PLAN_LIVES, type PlanAct } from '../subscriptions/test-plan-acts.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  /** Its bank disputes each charge a day later. */
  disputed: '4000 0000 0000 0259',
  /** Its bank sends the first refund of each charge back a day later. */
  sendsBack: '4000 0000 0000 5126',
} as const;

export type Act =
  | { readonly kind: 'approve' | 'ship' | 'deliver' | 'advance'; readonly line: number }
  | {
      readonly kind: 'decline' | 'cancel' | 'ask' | 'return' | 'send-back' | 'again';
      readonly line: number;
      readonly qty: number;
    }
  | { readonly kind: 'settle' | 'crowd' | 'deaf' }
  | { readonly kind: 'look' | 'crowded-look' | 'try-again' }
  | {
      readonly kind: 'price';
      readonly line: number;
      readonly percent: number;
      readonly answer: 'accept' | 'decline' | 'none';
    }
  | { readonly kind: 'dispute' | 'evidence' | 'lost-evidence' | 'give-up' }
  | { readonly kind: 'payday' | 'crowded-payday' | 'deaf-payday' }
  | { readonly kind: 'die' | 'deadly-payday'; readonly points: number }
  | { readonly kind: 'wait'; readonly hours: number };

const line = fc.integer({ min: 0, max: 3 });
const qty = fc.integer({ min: 1, max: 3 });
export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('approve' as const), line }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('decline' as const, 'cancel', 'ask', 'return', 'send-back', 'again'),
      ...{ line, qty },
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('ship' as const, 'deliver'), line }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      line,
      percent: fc.integer({ min: 40, max: 190 }),
      answer: fc.constantFrom('accept' as const, 'accept', 'decline', 'none'),
    }),
  },
  // What comes next in the life of a line: most random orders would never be delivered.
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('advance' as const), line }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('payday' as const, 'crowded-payday', 'deaf-payday'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('dispute' as const, 'evidence', 'evidence', 'lost-evidence', 'give-up'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('settle' as const, 'crowd', 'deaf') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('look' as const, 'crowded-look', 'try-again') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('die' as const),
      points: fc.integer({ min: 0, max: 30 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('deadly-payday' as const),
      points: fc.integer({ min: 3, max: 23 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.constantFrom(0.5, 2, 30, 100, 200),
    }),
  },
);

type Life = [withCoupon: boolean, card: keyof typeof CARDS, acts: Act[], ofPlan: PlanAct[]];

const dearer: Act = { kind: 'price', line: 0, percent: 150, answer: 'accept' };
const charged: Act[] = [
  { kind: 'approve', line: 0 },
  { kind: 'approve', line: 1 },
  { kind: 'advance', line: 0 },
];
const sentBack: Act[] = [
  { kind: 'advance', line: 0 },
  { kind: 'advance', line: 0 },
];
const ORDERS: readonly [boolean, keyof typeof CARDS, Act[]][] = [
  [false, 'good', [dearer, ...charged, { kind: 'payday' }, ...sentBack]],
  [true, 'good', [dearer, ...charged, { kind: 'die', points: 10 }, ...sentBack]],
  [true, 'good', [dearer, ...charged, ...sentBack, { kind: 'payday' }]],
  [true, 'disputed', [dearer, ...charged, { kind: 'evidence' }, ...sentBack]],
  [false, 'disputed', [...charged, { kind: 'evidence' }, { kind: 'payday' }]],
  [false, 'disputed', [...charged, { kind: 'give-up' }, { kind: 'payday' }]],
  [false, 'sendsBack', [...charged, ...sentBack, { kind: 'crowded-look' }, { kind: 'try-again' }]],
  [true, 'sendsBack', [dearer, ...charged, ...sentBack, { kind: 'look' }, { kind: 'payday' }]],
];
/** Lives that hardly any order lives by chance, each with one of a plan. */
export const LONG_LIVES: Life[] = ORDERS.map((order, at) => [
  ...order,
  [...(PLAN_LIVES[at] ?? [])],
]);
