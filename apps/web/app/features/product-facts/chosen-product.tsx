import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Price } from '../../ui/price.tsx';
import { perSqftCents } from './price-per-sqft.ts';
import { useVariantChoices } from './use-choices.ts';

const problems = {
  discontinued: 'Discontinued.',
  'other-showroom': 'Not sold in this showroom.',
  'out-of-stock': 'Out of stock.',
} as const;

/** The current product, with its other sizes and finishes. */
export function ChosenProduct({
  facts,
  vsdId,
  onChoose,
}: {
  readonly facts: ProductFacts;
  /** The showroom whose prices are shown; null for none. */
  readonly vsdId: string | null;
  readonly onChoose: (facts: ProductFacts) => void;
}) {
  const { data: variants = [] } = useVariantChoices(facts, vsdId);
  const { name, brand, size, finish, pictureKey, priceCents, unit, problem, hash } = facts;
  const labelOf = (one: ProductFacts) => [one.size, one.finish].filter(Boolean).join(', ');
  return (
    <section aria-label="Chosen" className="rounded-card bg-sunken p-3 max-md:order-1">
      <div className="flex gap-3">
        <span className="size-20 shrink-0 overflow-hidden rounded-control">
          <MediaPicture alt="" picture={pictureKey} sizes="80px" />
        </span>
        <div className="min-w-0">
          <p className="font-[560] leading-snug">
            <a
              className="no-underline hover:underline"
              href={productPath(hash, vsdId)}
              rel="noreferrer"
              target="_blank"
            >
              {name}
            </a>
          </p>
          <p className="truncate text-12 text-muted">
            {[brand, size, finish].filter(Boolean).join(' · ')}
          </p>
          {priceCents !== null && (
            <Price perSqft={perSqftCents(facts)} price={priceCents} unit={unit} />
          )}
          {problem && <p className="text-12 text-warning">{problems[problem]}</p>}
        </div>
      </div>
      {variants.length > 1 && (
        <NativeSelect
          className="mt-3"
          label="Size and finish"
          onChange={(sku) => {
            const next = variants.find((one) => one.sku === sku);
            if (next) onChoose(next);
          }}
          options={variants.map((one) => ({ id: one.sku, label: labelOf(one) }))}
          value={facts.sku}
        />
      )}
    </section>
  );
}
