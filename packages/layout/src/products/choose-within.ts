// Which product stands in each place: what suits best, or, within a budget, what suits best for what it costs. All places
// share one price of a point of suiting, and the least price is sought at which the whole is within the budget.
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { Choices } from '../dressing/choices.ts';
import type { Costs } from './costs.ts';
import { isSound } from './is-sound.ts';

export interface Chooser {
  /** The product of a place; the same as long as nothing is started anew. Null where nothing on offer fits. */
  choose(choices: Choices): ProductFacts | null;
  /** Forgets what was chosen. */
  start(): void;
  /** Places that were asked for, by their keys. */
  seen(): ReadonlyMap<string, Choices>;
  /** By the key of its place. */
  chosen(): ReadonlyMap<string, ProductFacts>;
  /**
   * Chooses anew until the whole, counted as `countedCents` now and by `redo` later, is within a budget; false where
   * nothing dearer is left to give up.
   */
  within(budgetCents: number, countedCents: number, redo: () => number): boolean;
}

interface Offer {
  readonly facts: ProductFacts;
  readonly suits: number;
  readonly cents: number;
}

/** Points of suiting that a cent is worth: from nothing to more than any product can suit. */
const LEAST = 1e-8;
const MOST = 1;
const HALVINGS = 28;
const ROUNDS = 8;

function bestOf(offers: readonly Offer[], perCent: number): Offer | null {
  let best: Offer | null = null;
  let high = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const worth = offer.suits - perCent * offer.cents;
    if (worth > high) [best, high] = [offer, worth];
  }
  return best;
}

function isBeaten(by: readonly Offer[], suits: number, cents: number): boolean {
  for (const one of by) if (one.suits >= suits && one.cents <= cents) return true;
  return false;
}

export function createChooser(costs: Costs, isOnOffer: (facts: ProductFacts) => boolean): Chooser {
  let perCent = 0;
  const seen = new Map<string, Choices>();
  const picks = new Map<string, ProductFacts>();

  /** Sound offers without those that one before them beats at every price: those are never the best. */
  function worthWeighing({ key, candidates, suits }: Choices): Offer[] {
    const centsOf = costs.of(key);
    const kept: Offer[] = [];
    // Tens of thousands, of which a handful are kept: nothing is made for the others.
    for (let i = 0; i < candidates.length; i++) {
      const facts = candidates[i]?.facts;
      if (!facts || !isOnOffer(facts)) continue;
      const own = suits[i] ?? Number.NEGATIVE_INFINITY;
      const cents = centsOf(facts);
      if (isBeaten(kept, own, cents)) continue;
      if (isSound(facts)) kept.push({ facts, suits: own, cents });
    }
    return kept;
  }

  /** What suits best, whatever it costs: nothing is priced for it. */
  function bestSuited({ candidates, suits }: Choices): ProductFacts | null {
    let best: ProductFacts | null = null;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < candidates.length; i++) {
      const own = suits[i] ?? Number.NEGATIVE_INFINITY;
      if (own <= high) continue;
      const facts = candidates[i]?.facts;
      if (facts && isOnOffer(facts) && isSound(facts)) [best, high] = [facts, own];
    }
    return best;
  }

  return {
    choose(choices) {
      const { key } = choices;
      seen.set(key, choices);
      const before = picks.get(key);
      if (before) return before;
      const facts =
        perCent === 0
          ? bestSuited(choices)
          : (bestOf(worthWeighing(choices), perCent)?.facts ?? null);
      if (facts) picks.set(key, facts);
      return facts;
    },
    start() {
      perCent = 0;
      seen.clear();
      picks.clear();
    },
    seen: () => seen,
    chosen: () => picks,
    within(budgetCents, countedCents, redo) {
      const estimate = () =>
        [...picks].reduce((sum, [key, facts]) => sum + costs.of(key)(facts), 0);
      const pickAll = (price: number) => {
        perCent = price;
        picks.clear();
        for (const [key, offers] of weighed) {
          const best = bestOf(offers, price);
          if (best) picks.set(key, best.facts);
        }
        return new Map(picks);
      };
      /** What each place is offered, by what has been learned of costs. */
      let weighed: (readonly [key: string, offers: readonly Offer[]])[] = [];
      const weigh = () => {
        weighed = [...seen.values()].map((one) => [one.key, worthWeighing(one)] as const);
      };
      weigh();
      let counted = countedCents;
      const now = new Map(picks);
      // By the same estimates whatever the budget is: what is called the least is had for that budget.
      const least = pickAll(MOST);
      picks.clear();
      for (const [key, facts] of now) picks.set(key, facts);
      for (let round = 0; round < ROUNDS && counted > budgetCents; round++) {
        if (round > 0) weigh();
        // What the estimate misses, and once more what the last round was over.
        const aim = budgetCents - (counted - estimate()) - round * (counted - budgetCents);
        const sumAt = (price: number) =>
          weighed.reduce((sum, [, offers]) => sum + (bestOf(offers, price)?.cents ?? 0), 0);
        if (sumAt(MOST) > aim) break;
        let [low, high] = [Math.log(LEAST), Math.log(MOST)];
        for (let i = 0; i < HALVINGS; i++) {
          const middle = (low + high) / 2;
          if (sumAt(Math.exp(middle)) > aim) low = middle;
          else high = middle;
        }
        pickAll(Math.exp(high));
        counted = redo();
      }
      if (counted <= budgetCents) return true;
      perCent = MOST;
      picks.clear();
      for (const [key, facts] of least) picks.set(key, facts);
      return redo() <= budgetCents;
    },
  };
}
