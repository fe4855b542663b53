// Products and areas that tests of the takeoff count.
import type { VariantId } from '@wevisu/domain/ids.ts';
import { covering } from '../document/nodes/covering.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import type { AreaToLay } from '../laying/lay-cells.ts';
import type { MaterialInput } from '../materials/material.ts';
import type { LayingInput } from '../patterns/laying.ts';
import type { Polygon } from '../plane/polygon.ts';

export const porcelain: MaterialInput = {
  kind: 'tile',
  body: 'porcelain',
  edge: 'rectified',
  look: { kind: 'concrete', baseColor: '#aaaaaa' },
};
export const oak: MaterialInput = {
  kind: 'wood',
  lightColor: '#d8b98a',
  baseColor: '#c29d69',
  darkColor: '#8f6b3f',
};

interface FactsChange extends Partial<Omit<ProductFacts, 'picture'>> {
  readonly material?: MaterialInput;
  readonly laying?: Partial<LayingInput>;
  /** Inches; the box is made to hold `piecesPerUnit` of them. */
  readonly inches?: readonly [width: number, length: number];
}

/** A 12 x 24 porcelain tile, 7 in a box, joint 1/8 in, unless changed. */
export function factsOf(change: FactsChange = {}): ProductFacts {
  const { material = porcelain, laying = {}, inches = [12, 24], ...rest } = change;
  const pieces = rest.piecesPerUnit ?? 7;
  return {
    sku: 'TILE-1',
    hash: 'tile-1',
    variantId: 1 as VariantId,
    name: 'Tile',
    brand: 'Brand',
    vendor: 'Vendor A',
    category: 'porcelain-tile',
    finish: 'Matte',
    size: `${inches[0]} x ${inches[1]} in`,
    unit: 'Box',
    boxSqftE4: Math.round((inches[0] * inches[1] * pieces * 10_000) / 144),
    piecesPerUnit: pieces,
    minimumUnit: 1,
    leadTimeDays: [3, 9],
    priceCents: 5_999,
    problem: null,
    pictureKey: 'x',
    picture: {
      type: 'surface',
      view: 'swatch',
      material,
      laying: {
        pattern: 'stacked',
        piece: {
          lengthTenths: Math.round(inches[1] * 254),
          widthTenths: Math.round(inches[0] * 254),
          thicknessTenths: 90,
        },
        joint: { widthTenths: 32, color: '#c9c5bd' },
        ...laying,
      },
    },
    ...rest,
  };
}

export const feet = (count: number) => Math.round(count * 3_048);

export function rectangleFeet(width: number, height: number): Polygon {
  return [
    [0, 0],
    [feet(width), 0],
    [feet(width), feet(height)],
    [0, feet(height)],
  ];
}

/** An area that wears the product, with choices of its covering. */
export function areaOfOutline(
  outline: Polygon,
  change: Partial<AreaToLay['covering']> = {},
  holes: readonly Polygon[] = [],
): AreaToLay {
  return {
    covering: { ...covering.parse({ sku: 'TILE-1' }), ...change },
    regions: [{ outline, holes }],
  };
}
