// What may happen to a paid plan in the model of money, and lives that hardly any plan lives by chance.
import fc from 'fast-check';
import type { CARDS } from './test-plans.ts';

type Card = keyof typeof CARDS;

export type PlanAct =
  | { readonly kind: 'buy' | 'change-card' | 'deaf-card'; readonly card: Card }
  | { readonly kind: 'cancel' | 'resume' | 'close-account' | 'finish' }
  /** Days go by, with the jobs of the last one. */
  | { readonly kind: 'days' | 'crowded-days'; readonly days: number }
  /** The gateway does what it is asked to and its answer is lost, or it is away. */
  | { readonly kind: 'deaf-days' | 'away-days'; readonly days: number }
  | { readonly kind: 'deadly-days' | 'deadly-buy'; readonly days: number; readonly points: number };

const days = fc.constantFrom(1, 3, 9, 24, 31, 31, 62);
const card = fc.constantFrom<Card>('good', 'good', 'other', 'declined', 'poor', 'asks');
const points = fc.integer({ min: 0, max: 30 });
export const planAct: fc.Arbitrary<PlanAct> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), card }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('change-card' as const, 'deaf-card'), card }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('days' as const), days }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('crowded-days' as const, 'deaf-days', 'away-days'),
      days,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('deadly-days' as const, 'deadly-buy'),
      ...{ days, points },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'cancel', 'resume', 'finish', 'close-account'),
    }),
  },
);

const bought: PlanAct = { kind: 'buy', card: 'good' };
const month: PlanAct = { kind: 'days', days: 31 };
const refused: PlanAct[] = [bought, { kind: 'change-card', card: 'declined' }, month];
export const PLAN_LIVES: readonly (readonly PlanAct[])[] = [
  [bought, month, { kind: 'crowded-days', days: 31 }, { kind: 'deaf-days', days: 31 }],
  [...refused, { kind: 'days', days: 3 }, { kind: 'change-card', card: 'other' }, month],
  [...refused, { kind: 'days', days: 9 }, bought],
  [...refused, { kind: 'cancel' }, bought, { kind: 'cancel' }, { kind: 'resume' }, month],
  [bought, { kind: 'deaf-days', days: 31 }, { kind: 'cancel' }, { kind: 'finish' }],
  [...refused, { kind: 'deaf-card', card: 'good' }, { kind: 'days', days: 9 }],
  [bought, { kind: 'deadly-days', days: 31, points: 15 }, { kind: 'close-account' }, month],
];
