import { categoryProductsPath, productPath } from '@wevisu/site/paths.ts';

/** The server's reply while typing a search. */
export interface Suggestions {
  readonly products: readonly {
    readonly hash: string;
    readonly name: string;
    readonly brand: string;
    readonly picture: string;
  }[];
  readonly categories: readonly {
    readonly name: string;
    readonly slug_url: string;
    readonly total: number;
  }[];
  readonly brands: readonly {
    readonly name: string;
    readonly slug: string;
    readonly total: number;
  }[];
}

export interface Suggestion {
  readonly id: string;
  readonly text: string;
  readonly note: string | null;
  readonly picture: string | null;
  readonly to: string;
}

export interface SuggestionGroup {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}

/** The suggestions in arrow-key order; empty groups are left out. */
export function groupSuggestions(found: Suggestions, vsdId: string | null): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      label: 'Categories',
      suggestions: found.categories.map(({ name, slug_url, total }) => ({
        id: `category-${slug_url}`,
        text: name,
        note: total.toLocaleString('en-US'),
        picture: null,
        to: categoryProductsPath({ id: slug_url }),
      })),
    },
    {
      label: 'Brands',
      suggestions: found.brands.map(({ name, slug, total }) => ({
        id: `brand-${slug}`,
        text: name,
        note: total.toLocaleString('en-US'),
        picture: null,
        to: `/search?brand=${encodeURIComponent(slug)}`,
      })),
    },
    {
      label: 'Products',
      suggestions: found.products.map(({ hash, name, brand, picture }) => ({
        id: `product-${hash}`,
        text: name,
        note: brand,
        picture,
        to: productPath(hash, vsdId),
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** The index an arrow key moves to; -1 is the text itself. */
export function stepThrough(current: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}
