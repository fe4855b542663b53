import { useQuery } from '@tanstack/react-query';
import { logoAddress } from '@wevisu/contract/media.ts';
import { isHexColor } from '@wevisu/domain/people/contrast.ts';
import type { CSSProperties, MouseEvent } from 'react';
import { computeAccent } from '../../platform/theme.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FeaturedRow } from './featured-row.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ShopCategories } from './shop-categories.tsx';
import { ShopFront } from './shop-front.tsx';
import { fetchVisitorShop } from './visitor-calls.ts';

export interface VisitorPreviewProps {
  readonly vsdId: string;
  /** As typed; left out for what is saved. */
  readonly look?: {
    readonly company_name: string;
    readonly tagline: string;
    readonly story: string;
    readonly theme_color: string;
  };
  /** Hashes of the pick, in its order; left out for what is saved. */
  readonly picked?: readonly string[];
}

export const visitorKey = (vsdId: string, picked: readonly string[] | null) =>
  ['visitor-shop', vsdId, picked] as const;

/** Products of the list below the pick: enough to see how it goes on. */
const SHOWN = 6;

/** The shop's first page without the account of whoever looks at it. Its links lead nowhere. */
export default function VisitorPreview({ vsdId, look, picked }: VisitorPreviewProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: visitorKey(vsdId, picked ?? null),
    queryFn: () => fetchVisitorShop(vsdId, picked ?? null),
    // What was saved since it was last opened shows.
    staleTime: 0,
  });
  if (isError && !data) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The preview could not be loaded"
      />
    );
  }
  if (!data) return <ProductGridSkeleton count={SHOWN} />;
  if (data.shop === null) {
    return <Notice title="Your shop is closed to visitors right now" kind="warning" />;
  }
  const { profile, category } = data.shop;
  const { company_name: company, tagline, story, theme_color: color } = look ?? profile;
  return (
    <>
      <Notice className="sticky top-0 z-10" title="Preview: what a visitor sees">
        With your unsaved changes, and without your account. Links are off, and nothing can be
        bought here.
      </Notice>
      <div
        className="mt-4 overflow-hidden rounded-card bg-paper px-4 pb-8 md:px-8"
        data-own-accent
        onAuxClickCapture={stayHere}
        onClickCapture={stayHere}
        style={profile.branded ? accentOf(color) : undefined}
      >
        {profile.branded && profile.logo !== null && (
          <img
            alt={`Logo of ${company}`}
            className="h-12 max-w-48 object-contain pt-4"
            src={logoAddress(profile.logo)}
          />
        )}
        <ShopFront
          front={{ tagline, story, opening_picture: profile.opening_picture }}
          isInside
          title={company}
        />
        {data.featured.length > 0 && (
          <FeaturedRow cards={data.featured} company={company} vsdId={vsdId} />
        )}
        {category.length > 0 && <ShopCategories categories={category} chosen={null} />}
        <ProductGrid cards={data.products.slice(0, SHOWN)} vsdId={vsdId} />
      </div>
    </>
  );
}

function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

function accentOf(color: string | null): CSSProperties | undefined {
  const hex = color?.trim().toLowerCase();
  if (!hex || !isHexColor(hex)) return undefined;
  const isDark =
    typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  return computeAccent(hex, isDark ? 'dark' : 'light') as CSSProperties;
}
