import type { CartLine } from '@wevisu/contract/cart.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-words.ts';

/** What stands in the way of buying a line, and what can be done about it. */
export interface LineTrouble {
  readonly text: string;
  /** A quantity that can be bought; null where none can. */
  readonly canTake: number | null;
  /** It may be sold again: worth leaving in the cart. */
  readonly mayReturn: boolean;
  /** Others like it are sold. */
  readonly hasAlike: boolean;
}

type Line = Pick<
  CartLine,
  'problem' | 'problem_code' | 'stock' | 'minimum_unit' | 'unit' | 'vendor' | 'is_sample'
>;

/** Null where a line can be bought as it stands. */
export function describeTrouble(line: Line): LineTrouble | null {
  if (line.problem === null) return null;
  const { stock, minimum_unit, unit, vendor, is_sample } = line;
  const gone = { canTake: null, mayReturn: false, hasAlike: !is_sample };
  switch (line.problem_code) {
    case 'out_of_stock':
      return { ...gone, text: 'Out of stock.', mayReturn: true };
    case 'product_not_sold':
      return { ...gone, text: 'Not sold any more.' };
    case 'vendor_suspended':
      return { ...gone, text: `${vendor} is not selling here right now.`, mayReturn: true };
    case 'not_enough_stock': {
      const canTake = stock >= minimum_unit ? stock : null;
      return { ...gone, text: `Only ${countUnits(stock, unit)} left.`, canTake, mayReturn: true };
    }
    case 'quantity_below_minimum':
      return {
        ...gone,
        text: `Sold from ${countUnits(minimum_unit, unit)} on.`,
        canTake: stock >= minimum_unit ? minimum_unit : null,
        mayReturn: true,
      };
    default:
      return { ...gone, text: line.problem, hasAlike: false };
  }
}
