import type { HireState } from '@wevisu/domain/hiring/hire-steps.ts';
import { HIRE_LABELS } from '@wevisu/domain/hiring/hire-words.ts';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';

const KINDS: Readonly<Record<HireState, BadgeKind>> = {
  requested: 'neutral',
  offered: 'accent',
  countered: 'accent',
  active: 'success',
  delivered: 'accent',
  finished: 'success',
  completed: 'success',
  declined: 'neutral',
  canceled: 'neutral',
  disputed: 'warning',
};

export function StateBadge({ state }: { readonly state: HireState }) {
  return <Badge kind={KINDS[state]}>{HIRE_LABELS[state]}</Badge>;
}
