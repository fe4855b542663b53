import { logoAddress } from '@wevisu/contract/media.ts';
import { Link } from 'react-router';
import { Carousel } from '../../ui/carousel.tsx';

export interface BrandPartner {
  readonly name: string;
  readonly slug: string;
  readonly logo: string;
}

/** HOME-12: logos, 6 at once, and 4, 2 and 1 up to 1024, 767 and 480 px. */
export function BrandPartners({ brands }: { readonly brands: readonly BrandPartner[] }) {
  if (brands.length === 0) return null;
  return (
    <div>
      <h2 className="mb-8 text-36">Our Brand Partners</h2>
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
          <Link
            className="grid h-28 place-items-center rounded-card bg-surface px-6 transition-shadow hover:shadow-soft dark:bg-[#f1ede5]"
            key={slug}
            to={`/search?brand=${encodeURIComponent(slug)}`}
          >
            <img
              alt={name}
              className="h-10 w-full object-contain"
              height={40}
              loading="lazy"
              src={logoAddress(logo)}
              width={160}
            />
          </Link>
        ))}
      </Carousel>
    </div>
  );
}
