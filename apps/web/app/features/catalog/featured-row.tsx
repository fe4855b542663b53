import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { ProductRow } from './product-row.tsx';

export interface FeaturedRowProps {
  readonly cards: readonly ProductCard[];
  readonly company: string;
  readonly vsdId: string | null;
}

/** G-30: the pro's pick, in the pro's order. */
export function FeaturedRow({ cards, company, vsdId }: FeaturedRowProps) {
  return (
    <ProductRow cards={cards} className="mb-12" title={`Picked by ${company}`} vsdId={vsdId} />
  );
}
