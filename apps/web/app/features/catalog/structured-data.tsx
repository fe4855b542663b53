import type { Product } from '@wevisu/contract/catalog.ts';
import { mediaAddress } from '@wevisu/contract/media.ts';
import { productPath } from '@wevisu/domain/route-paths.ts';
import { useRouteLoaderData } from 'react-router';
import type { Crumb } from '../../ui/breadcrumb.tsx';

/** Data for search engines. '<' is written as an escape, so that no text can end the element. */
function StructuredData({ value }: { readonly value: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value });
  return (
    <script
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      type="application/ld+json"
    />
  );
}

function useOrigin(): string {
  return useRouteLoaderData<{ readonly origin: string }>('root')?.origin ?? '';
}

export function BreadcrumbData({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  return (
    <StructuredData
      value={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: origin + path,
        })),
      }}
    />
  );
}

/** Without an offer: prices belong to showrooms, and this is the page of the product. */
export function ProductData({ product }: { readonly product: Product }) {
  const origin = useOrigin();
  const { name, description, brand, hash, picture, color, material, variants } = product;
  return (
    <StructuredData
      value={{
        '@type': 'Product',
        name,
        description,
        brand: { '@type': 'Brand', name: brand.name },
        url: origin + productPath(hash),
        image: origin + mediaAddress(picture, 960),
        ...(color ? { color } : {}),
        ...(material ? { material } : {}),
        ...(variants[0] ? { sku: variants[0].sku } : {}),
      }}
    />
  );
}
