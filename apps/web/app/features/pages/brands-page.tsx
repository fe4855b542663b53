import { listBrands } from '@wevisu/contract/catalog.ts';
import { logoAddress } from '@wevisu/contract/media.ts';
import { brandPath, PATHS } from '@wevisu/site/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = readShowroomCookie(request.headers.get('cookie'));
  const brands = await loadPriced(context, listBrands, wanted, (query) => ({ query }));
  return brands?.reply.data ?? [];
}

/** HOME-13, NAV-45: every brand, by name. */
export default function BrandsPage() {
  const brands = useLoaderData<typeof loader>();
  const letters = Map.groupBy(brands, ({ name }) => name.charAt(0).toUpperCase());
  return (
    <div className="page pt-10 md:pt-16">
      <PageHead
        canonicalPath={PATHS.ourBrands}
        description="Every brand in our showrooms, with its products."
        title="Our brands"
      />
      <h1 className="text-36 md:text-48">Our brands</h1>
      <p className="mt-4 max-w-prose text-18 text-muted">
        {brands.length} makers of tile, stone, wood, metal and light. Their products come together
        in one room, and arrive at one door.
      </p>
      <nav aria-label="By letter" className="mt-8 flex flex-wrap gap-1">
        {[...letters.keys()].map((letter) => (
          <a
            className="grid size-9 place-items-center rounded-control text-14 hover:bg-sunken"
            href={`#brands-${letter}`}
            key={letter}
          >
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, rows]) => (
        <section
          aria-labelledby={`brands-${letter}`}
          className="mt-10 border-line border-t pt-6"
          key={letter}
        >
          <h2 className="text-22" id={`brands-${letter}`}>
            {letter}
          </h2>
          <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
            {rows.map(({ name, slug, tagline, logo, total }) => (
              <li key={slug}>
                <Link className="group block rounded-card" to={brandPath(slug)}>
                  <BrandLogo logo={logo} name={name} />
                  <span className="mt-3 block font-[520] underline-offset-3 group-hover:underline">
                    {name}
                  </span>
                  <span className="line-clamp-2 text-14 text-muted">{tagline}</span>
                  <span className="figures mt-0.5 block text-14 text-muted">
                    {total.toLocaleString('en-US')} {total === 1 ? 'product' : 'products'}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Logos are drawn for a light background; dark mode gives them one. A brand without one has its name. */
export function BrandLogo({ logo, name }: { readonly logo: string | null; readonly name: string }) {
  return (
    <span className="grid h-32 place-items-center rounded-card bg-surface px-6 transition-shadow group-hover:shadow-soft dark:bg-[#f1ede5]">
      {logo === null ? (
        <span aria-hidden className="text-center text-22 dark:text-[#1d1b16]">
          {name}
        </span>
      ) : (
        <img
          alt={`${name} logo`}
          className="h-12 w-full object-contain"
          height={48}
          loading="lazy"
          src={logoAddress(logo)}
          width={180}
        />
      )}
    </span>
  );
}
