/** Thrown where rules would look at more than any real home has. */
export class TooMuchWork extends Error {}

/**
 * What rules look at, counted rather than timed: a scene is too crowded on every machine or on none. A step is one thing
 * that stands near another. Fifty furnished kitchens take 153,000, and 20,000 toilets in one room 1.6 million.
 */
export const MAX_STEPS = 4_000_000;

export interface Work {
  /** Throws TooMuchWork once all steps are spent. */
  spend(steps: number): void;
  restart(): void;
  readonly spent: number;
}

export function countWork(): Work {
  let spent = 0;
  return {
    spend(steps) {
      spent += steps;
      if (spent > MAX_STEPS) throw new TooMuchWork();
    },
    restart() {
      spent = 0;
    },
    get spent() {
      return spent;
    },
  };
}
