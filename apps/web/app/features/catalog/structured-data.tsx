import type { Product } from '@wevisu/contract/catalog.ts';
import { mediaAddress } from '@wevisu/contract/media.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Crumb } from '../../ui/breadcrumb.tsx';

const neverChanges = () => () => {};

/**
 * Data for search engines. '<' is escaped, so that no text can end the element. React renders
 * scripts only on the server; a page reached by client navigation adds its own to the head.
 */
function StructuredData({ value }: { readonly value: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll(
    '<',
    '\\u003c',
  );
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);

  useEffect(() => {
    if (isFromServer) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [isFromServer, json]);

  return isFromServer ? (
    <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
  ) : null;
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

/** Without an offer: prices belong to showrooms, and this is the product's general page. */
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
