// What there is to choose from: products by the child of their category, with no more than choosing asks for.
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

/** One size and finish of a product. */
export interface Candidate {
  readonly facts: ProductFacts;
  /** Slug of the third level of the menu. */
  readonly child: string;
  readonly style: string | null;
  /** What its maker calls the color: 'Carrara', 'Natural White Oak'. */
  readonly color: string;
}

export interface Goods {
  of(child: string): readonly Candidate[];
}

/** Goods that can be bought. */
export interface Stocked extends Goods {
  /** Facts of any product among the goods, parts of cabinet lines too; null where it is not among them. */
  facts(sku: string): ProductFacts | null;
  /** Units that can be had; null where that is not counted. */
  available(sku: string): number | null;
}

/** Children that handles are chosen from. */
export const HARDWARE_CHILDREN = ['cabinet-pulls', 'cup-edge-pulls', 'cabinet-knobs'] as const;

/** Where a cabinet line's sample door is. */
export const LINE_CHILD = 'cabinet-doors';
