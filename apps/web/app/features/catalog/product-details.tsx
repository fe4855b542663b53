import type { Product } from '@wevisu/contract/catalog.ts';
import { unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductModel } from './product-model.tsx';
import type { Variant } from './variants.ts';

export interface ProductDetailsProps {
  readonly product: Product;
  readonly variant: Variant | null;
}

/** The description and specifications: the selected variant's first, then the product's. */
export function ProductDetails({ product, variant }: ProductDetailsProps) {
  const own = variant ? variantRows(product, variant) : [];
  const said = new Set(own.map(([label]) => label));
  const rows = [...own, ...product.specification.filter(([label]) => !said.has(label))];
  return (
    <Remembered
      name="details"
      as="div"
      className="mt-16 border-line border-t pt-12"
      isPlain
      isFresh
      of={() => [product, variant]}
    >
      {() => (
        <>
          <section aria-labelledby="about-product">
            <h2 className="text-28" id="about-product">
              About this product
            </h2>
            <p className="mt-4 max-w-prose text-18 text-muted leading-relaxed">
              {product.description}
            </p>
          </section>
          <section aria-labelledby="product-data" className="mt-14">
            <h2 className="text-28" id="product-data">
              Specification
            </h2>
            <dl className="mt-4 gap-x-14 text-14 md:columns-2">
              {rows.map(([label, value]) => (
                <div
                  className="grid break-inside-avoid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line border-b py-2.5"
                  key={label}
                >
                  <dt className="text-muted">{label}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          {product.model !== null && <ProductModel model={product.model} />}
          <section aria-labelledby="product-documents" className="mt-14">
            <h2 className="text-28" id="product-documents">
              Documents
            </h2>
            <ul className="mt-4">
              <li>
                <a
                  className="text-link inline-flex min-h-11 items-center gap-2"
                  href={`/documents/${encodeURIComponent(product.hash)}/specification.pdf`}
                >
                  <Icon name="list" />
                  Specification sheet (PDF)
                </a>
              </li>
              {product.documents.map(({ address, name, kind, bytes }) => (
                <li key={address}>
                  <a
                    className="text-link inline-flex min-h-11 items-center gap-2"
                    download={`${name}.pdf`}
                    href={address}
                  >
                    <Icon name="file" />
                    {name} ({kind}, PDF, {megabytes(bytes)} MB)
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Remembered>
  );
}

/** At least 0.1. */
function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / (1024 * 1024)).toFixed(1);
}

function variantRows({ unit }: Product, variant: Variant): (readonly [string, string])[] {
  const { sku, size_label, thickness, finish, pattern } = variant;
  const { box_sqft, pieces_per_unit, weight_lb } = variant;
  const one = unitName(unit, 1);
  const rows: (readonly [string, string])[] = [
    ['Article', sku],
    ['Size', size_label],
    ['Thickness', thickness ?? ''],
    ['Finish', finish],
    ['Pattern', pattern],
    [`Coverage per ${one}`, box_sqft === null || unit === 'SqFt' ? '' : `${box_sqft} sq ft`],
    [`Pieces per ${one}`, pieces_per_unit > 1 ? String(pieces_per_unit) : ''],
    [`Weight per ${one}`, `${weight_lb} lb`],
  ];
  return rows.filter(([, value]) => value !== '');
}
