// What a newcomer to the editor does first. Pure.

export const firstSteps = ['press', 'choose', 'price'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What tells that a step was done. */
export interface Done {
  readonly hasSelection: boolean;
  /** Label of the last step in the history; null for none. */
  readonly last: string | null;
  readonly isPriceShown: boolean;
}

/** The step after this one, if it was done; null once all are. */
export function stepAfter(
  step: FirstStep,
  { hasSelection, last, isPriceShown }: Done,
): FirstStep | null {
  if (step === 'press') return hasSelection ? 'choose' : step;
  if (step === 'choose') return last?.startsWith('Choose ') ? 'price' : step;
  return isPriceShown ? null : step;
}
