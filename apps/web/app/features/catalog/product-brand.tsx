import type { Product } from '@wevisu/contract/catalog.ts';
import { Link } from 'react-router';

/** By name, since not every brand has a logo; it leads to the brand's products. */
export function ProductBrand({
  brand,
}: {
  readonly brand: Pick<Product['brand'], 'name' | 'slug'>;
}) {
  return (
    <p className="text-14">
      <Link className="text-link rounded-[4px]" to={`/search?brand=${brand.slug}`}>
        {brand.name}
      </Link>
    </p>
  );
}
