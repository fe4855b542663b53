import type { CartLine } from '@wevisu/contract/cart.ts';
import { countUnits } from '@wevisu/domain/unit-words.ts';

/** What stands in the way of buying a line, and what can be done about it. */
export interface LineTrouble {
  readonly text: string;
  /** A quantity that can be bought; null where none can. */
  readonly canTake: number | null;
  /** Worth keeping until it can be bought again. */
  readonly canKeep: boolean;
  /** Others like it are sold. */
  readonly hasAlike: boolean;
}

type Line = Pick<
  CartLine,
  'problem' | 'problem_code' | 'stock' | 'minimum_unit' | 'unit' | 'vendor' | 'is_sample'
> & { readonly project_id: CartLine['project_id'] };

/** Null where a line can be bought as it stands. */
export function describeTrouble(line: Line): LineTrouble | null {
  if (line.problem === null) return null;
  const { stock, minimum_unit, unit, vendor, is_sample, project_id } = line;
  // A project that a line came from has it still; a sample is of the product that is there.
  const canKeep = !is_sample && project_id === null;
  const hasAlike = !is_sample;
  const nothing = { canTake: null, canKeep, hasAlike };
  switch (line.problem_code) {
    case 'out_of_stock':
      return { ...nothing, text: 'Out of stock.' };
    case 'product_not_sold':
      return { ...nothing, text: 'Not sold any more.', canKeep: false };
    case 'vendor_suspended':
      return { ...nothing, text: `${vendor} does not sell here at the moment.` };
    case 'not_enough_stock': {
      const canTake = stock >= minimum_unit ? stock : null;
      return { ...nothing, text: `Only ${countUnits(stock, unit)} left.`, canTake };
    }
    case 'quantity_below_minimum':
      return {
        ...nothing,
        text: `Sold from ${countUnits(minimum_unit, unit)} on.`,
        canTake: stock >= minimum_unit ? minimum_unit : null,
      };
    default:
      return { ...nothing, text: line.problem, canKeep: false, hasAlike: false };
  }
}
