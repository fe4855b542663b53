import type { Allowance } from '../document/allowance.ts';
import type { TakeoffOrder } from './takeoff-line.ts';

/** What each allowance orders, in a homeowner's words. */
export const allowanceTexts: Readonly<
  Record<Allowance, { readonly label: string; readonly hint: string }>
> = {
  exact: { label: 'Exact count', hint: 'Nothing extra if a piece breaks' },
  careful: { label: "A careful tiler's order", hint: 'The count and a few pieces for breakage' },
  keep: {
    label: "A careful tiler's order and a box to keep",
    hint: 'Also a box of each covering from the same lot, for later repairs',
  },
};

const count = (units: number) => units.toLocaleString('en-US');

/** What the units of an order are: '13 counted, 1 for breakage'; null where only the count is ordered. */
export function orderContents({
  countedUnits,
  breakageUnits,
  keptUnits,
}: Pick<TakeoffOrder, 'countedUnits' | 'breakageUnits' | 'keptUnits'>): string | null {
  if (breakageUnits === null) return null;
  const breakage =
    breakageUnits === 0 ? 'enough left over for breakage' : `${count(breakageUnits)} for breakage`;
  const kept = keptUnits === 0 ? [] : [`${count(keptUnits)} to keep`];
  return [`${count(countedUnits)} counted`, breakage, ...kept].join(', ');
}
