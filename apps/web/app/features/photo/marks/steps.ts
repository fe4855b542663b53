// The steps from a photo to a price, and which step each problem is shown in.
import type { PhotoFindingCode } from '@wevisu/photo/finding.ts';
import type { PhotoDocument } from './photo-document.ts';

export const steps = ['measure', 'outline', 'choose', 'result'] as const;
export type Step = (typeof steps)[number];

export const stepLabels: Readonly<Record<Step, string>> = {
  measure: 'Measure',
  outline: 'Outline',
  choose: 'Choose',
  result: 'Result',
};

/** A problem with a surface, the scale of the photo, or a product. */
export interface PhotoProblem {
  readonly code: PhotoFindingCode;
  readonly text: string;
  /** null for the photo itself. */
  readonly surfaceId: string | null;
}

/** Findings about how a covering is laid, not about how a surface is marked. */
const ofProducts: readonly PhotoFindingCode[] = ['product-not-laid', 'too-many-pieces'];

export function stepOf({ code, surfaceId }: Pick<PhotoProblem, 'code' | 'surfaceId'>): Step {
  if (surfaceId === null) return 'measure';
  return ofProducts.includes(code) ? 'choose' : 'outline';
}

export function isMeasured({ corners, length }: PhotoDocument): boolean {
  return corners !== null && length.tenths !== null;
}

/**
 * Whether the facts of a surface's product are missing: it is then left out of the picture and the totals.
 */
export function hasUnknownProduct(
  { surfaces }: PhotoDocument,
  products: Readonly<Record<string, unknown>>,
): boolean {
  return surfaces.some(
    ({ covering, isClosed }) =>
      isClosed &&
      covering !== null &&
      covering.sku !== null &&
      products[covering.sku] === undefined,
  );
}

/** Steps that have everything they need. */
export function doneSteps(document: PhotoDocument): ReadonlySet<Step> {
  const done = new Set<Step>();
  if (isMeasured(document)) done.add('measure');
  const { surfaces } = document;
  if (surfaces.length > 0 && surfaces.every(({ isClosed }) => isClosed)) done.add('outline');
  if (surfaces.some(({ covering, isClosed }) => covering !== null && isClosed)) done.add('choose');
  return done;
}

/** Where someone continues when they open the photo again. */
export function firstOpenStep(document: PhotoDocument): Step {
  const done = doneSteps(document);
  return steps.find((step) => !done.has(step)) ?? 'result';
}
