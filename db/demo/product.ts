// What the generators hand to the loader: products without ids, each with its variants.

export type Unit = 'Box' | 'Piece' | 'SqFt' | 'LinearFt' | 'Slab' | 'Pallet';

/** JSON as the scene's picture schemas read it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export interface DemoVariant {
  /** Its own, where the maker's codes say more than a letter behind the product's stem. */
  readonly sku?: string;
  readonly size: string;
  readonly finish: string;
  readonly widthTmm: number | null;
  readonly heightTmm: number | null;
  readonly lengthTmm: number | null;
  readonly thicknessTmm: number | null;
  readonly pattern: string;
  readonly boxSqftE4: number | null;
  readonly pieces: number;
  readonly weightG: number;
  readonly wholesaleCents: number;
  /** Merged over the product's picture: objects key by key, everything else replaced. */
  readonly picture: JsonObject | null;
}

export interface DemoProduct {
  readonly brandSlug: string;
  readonly childSlug: string;
  readonly name: string;
  readonly description: string;
  readonly unit: Unit;
  readonly minimumUnit: number;
  readonly colorFamily: string | null;
  readonly material: string | null;
  readonly style: string | null;
  readonly specification: readonly (readonly [string, string])[];
  readonly picture: JsonObject;
  readonly leadTimeDays: readonly [min: number, max: number];
  /** Unique with the brand's code; variants add a letter. */
  readonly skuStem: string;
  /** Never sold out: made when it is ordered. */
  readonly isMadeToOrder?: boolean;
  readonly variants: readonly DemoVariant[];
}

/** A variant's own SKU, or its product's stem and a letter. */
export function skuOf({ skuStem, variants }: DemoProduct, position: number): string {
  return variants[position]?.sku ?? `${skuStem}${String.fromCharCode(65 + position)}`;
}
