import type { CartLine } from '@wevisu/contract/cart.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';

/** Why a line can't be bought, and what can be done about it. */
export interface LineProblem {
  readonly text: string;
  /** A quantity that can be bought; null if none can. */
  readonly canTake: number | null;
  /** It may become available again: worth leaving in the cart. */
  readonly mayReturn: boolean;
  /** There are similar products. */
  readonly hasAlike: boolean;
}

type Line = Pick<
  CartLine,
  'problem' | 'problem_code' | 'stock' | 'minimum_unit' | 'unit' | 'vendor' | 'is_sample'
>;

/** Null if a line can be bought as is. */
export function describeProblem(line: Line): LineProblem | null {
  if (line.problem === null) return null;
  const { stock, minimum_unit, unit, vendor, is_sample } = line;
  const gone = { canTake: null, mayReturn: false, hasAlike: !is_sample };
  switch (line.problem_code) {
    case 'out_of_stock':
      return { ...gone, text: 'Out of stock.', mayReturn: true };
    case 'product_not_sold':
      return { ...gone, text: 'Discontinued.' };
    case 'product_not_offered':
      return { ...gone, text: 'Not offered in this showroom.', mayReturn: true };
    case 'vendor_suspended':
      return { ...gone, text: `${vendor} is not selling here right now.`, mayReturn: true };
    case 'not_enough_stock': {
      const canTake = stock >= minimum_unit ? stock : null;
      return { ...gone, text: `Only ${countUnits(stock, unit)} left.`, canTake, mayReturn: true };
    }
    case 'quantity_below_minimum':
      return {
        ...gone,
        text: `The minimum is ${countUnits(minimum_unit, unit)}.`,
        canTake: stock >= minimum_unit ? minimum_unit : null,
        mayReturn: true,
      };
    default:
      return { ...gone, text: line.problem, hasAlike: false };
  }
}
