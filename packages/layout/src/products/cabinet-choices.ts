// Lines of cabinets on offer, as a choice like any other: which fronts, at what price for all runs of a drawing.
import { lineSkus } from '@wevisu/scene/document/cabinets/line-skus.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import { FINISHES, type FinishId } from '@wevisu/scene/finishes.ts';
import { lineLookOf } from '@wevisu/scene/runs/line-look.ts';
import type { Choices } from '../dressing/choices.ts';
import { type Candidate, LINE_CHILD, type Stocked } from '../dressing/goods.ts';
import { labDistance, labOf } from '../dressing/lab.ts';
import type { Look } from '../dressing/looks/look.ts';
import { isSound } from './is-sound.ts';

/** Colors this far apart are as wrong as another front. */
const OTHER = 30;

function finishSuits(finish: string, wanted: string): number {
  if (finish === wanted) return 5;
  if (!(Object.hasOwn(FINISHES, finish) && Object.hasOwn(FINISHES, wanted))) return -2;
  const [own, asked] = [FINISHES[finish as FinishId], FINISHES[wanted as FinishId]];
  const near = 1 - labDistance(labOf(own.color), labOf(asked.color)) / OTHER;
  return 4 * Math.max(-1, near) - (own.group === asked.group ? 0 : 1);
}

interface CabinetWish {
  readonly goods: Stocked;
  readonly look: Pick<Look, 'doorStyle'>;
  readonly runs: readonly RunNode[];
  /** A finish. */
  readonly wanted: string;
  /** Days within which every part must be ready to ship; null is no limit. */
  readonly withinDays: number | null;
}

/** Whether every part that runs take of a line can be bought and ships in time. */
function isWhole(sku: string, { goods, runs, withinDays }: CabinetWish): boolean {
  return runs.every((run) =>
    lineSkus({ ...run, cabinetSku: sku }).every((part) => {
      const facts = goods.facts(part);
      if (facts === null || facts.problem !== null || !isSound(facts)) return false;
      return withinDays === null || facts.leadTimeDays[1] <= withinDays;
    }),
  );
}

/** Lines in fronts like the style's, in a finish like the palette's, that sell every part of some runs. */
export function cabinetChoices(key: string, wish: CabinetWish): Choices {
  const { goods, wanted } = wish;
  const { doorStyle } = wish.look;
  const candidates: Candidate[] = [];
  const suits: number[] = [];
  for (const candidate of goods.of(LINE_CHILD)) {
    const look = lineLookOf(candidate.facts);
    if (!(look && isWhole(candidate.facts.sku, wish))) continue;
    candidates.push(candidate);
    suits.push((look.doorStyle === doorStyle ? 3 : 0) + finishSuits(look.finish, wanted) + 2);
  }
  return { key, candidates, suits };
}
