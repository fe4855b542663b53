import type { Brief, Found, ListFields, SingleFields } from './brief.ts';
import type { Chip } from './describe-brief.ts';
import { findContradictions, TWO_BUDGETS } from './find-contradictions.ts';

type ValueOf<T> = T extends Found<infer Value> | null ? Value : never;

/** A field said once: a new value, or null for none. */
type SingleChange = {
  readonly [F in keyof SingleFields]: {
    readonly field: F;
    readonly value: ValueOf<SingleFields[F]> | null;
  };
}[keyof SingleFields];

/** One value of a list: a new value in its place (or behind the last), or null to take it away. */
type ListChange = {
  readonly [F in keyof ListFields]: {
    readonly field: F;
    readonly at: number;
    readonly value: ValueOf<ListFields[F][number]> | null;
  };
}[keyof ListFields];

export type BriefChange = SingleChange | ListChange;

/**
 * The brief with one chip corrected: the new value was chosen, so it has no place in the text.
 * Throws RangeError for a place that the list does not have.
 */
export function correctBrief(brief: Brief, change: BriefChange): Brief {
  const found = change.value === null ? null : { value: change.value, span: null };
  let corrected: Brief;
  if ('at' in change) {
    const list: Found<unknown>[] = [...brief[change.field]];
    const last = found ? list.length : list.length - 1;
    if (!Number.isInteger(change.at) || change.at < 0 || change.at > last) {
      throw new RangeError(`${change.field} has no place ${change.at}`);
    }
    list.splice(change.at, 1, ...(found ? [found] : []));
    corrected = { ...brief, [change.field]: list };
  } else corrected = { ...brief, [change.field]: found };
  const twoBudgets = brief.contradictions.filter(
    ({ words }) => words === TWO_BUDGETS && change.field !== 'budget',
  );
  return {
    ...corrected,
    contradictions: [...findContradictions({ ...corrected, others: [] }), ...twoBudgets],
  };
}

/** The brief without what a chip says. */
export function dropChip(brief: Brief, { field, at }: Pick<Chip, 'field' | 'at'>): Brief {
  return correctBrief(brief, { field, value: null, ...(at === null ? {} : { at }) } as BriefChange);
}
