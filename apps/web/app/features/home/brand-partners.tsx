import { logoAddress } from '@wevisu/contract/media.ts';
import { brandPath, PATHS } from '@wevisu/site/paths.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';

export interface BrandPartner {
  readonly name: string;
  readonly slug: string;
  readonly logo: string;
}

/** The largest brands, as many as anyone would page through. */
const BRANDS_SHOWN = 24;

interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly total: number;
}

/** Those with most products. A brand without a logo stands on the page of all brands, by its name. */
export function listPartners(brands: readonly Brand[]): BrandPartner[] {
  return brands
    .toSorted((a, b) => b.total - a.total)
    .flatMap(({ name, slug, logo }) => (logo === null ? [] : [{ name, slug, logo }]))
    .slice(0, BRANDS_SHOWN);
}

/** HOME-12, HOME-13: logos, 6 at once, and 4, 2 and 1 up to 1024, 767 and 480 px. */
export function BrandPartners({ brands }: { readonly brands: readonly BrandPartner[] }) {
  if (brands.length === 0) return null;
  return (
    <div>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-36">Our Brand Partners</h2>
        <PlainLink className="text-link rounded-[4px]" to={PATHS.ourBrands}>
          See All<span className="reader-only"> brands</span>
        </PlainLink>
      </div>
      <Carousel
        label="Our Brand Partners"
        slides={[
          [0, 1],
          [481, 2],
          [768, 4],
          [1025, 6],
        ]}
      >
        {brands.map(({ name, slug, logo }) => (
          <PlainLink
            className="grid h-28 place-items-center rounded-card bg-surface px-6 transition-shadow hover:shadow-soft dark:bg-[#f1ede5]"
            key={slug}
            to={brandPath(slug)}
          >
            <img
              alt={name}
              className="h-10 w-full object-contain"
              height={40}
              loading="lazy"
              src={logoAddress(logo)}
              width={160}
            />
          </PlainLink>
        ))}
      </Carousel>
    </div>
  );
}
