// A line is one authored kind of surface product: who makes it, in which colors, formats and
// finishes, for how much, and what may truly be said of it. Series of brands multiply it.
import type { Colorway } from '../palettes/colorway.ts';
import type { JsonObject, Unit } from '../product.ts';
import type { Trade } from '../trade/brand.ts';
import type { NameTheme } from '../trade/series-names.ts';
import { parseSize, type Size } from './size.ts';

export interface FormatFamily {
  /** Takes the place of the line's nouns: mosaic sheets of a line that also sells tile. */
  readonly noun?: string;
  readonly thicknessTmm: number;
  readonly sizes: readonly Size[];
  /** Joint that the maker advises, tenths of a millimeter; 0 for boards and slabs. */
  readonly jointTmm: number;
  /** Sizes are stated with the joint: a 3 x 6 measures as much with it. */
  readonly isNominal: boolean;
  /** Price level in percent, from the first size to the last. */
  readonly pricePct: readonly [first: number, last: number];
}

export interface FinishChoice {
  readonly label: string;
  /** Merged over the material. */
  readonly look: JsonObject;
  readonly pricePct: number;
}

/** What sentences and specification rows are made from. */
export interface SurfaceFacts {
  readonly series: string;
  readonly brand: string;
  readonly colorway: Colorway;
  readonly noun: string;
  readonly family: FormatFamily;
  readonly finishes: readonly FinishChoice[];
  readonly style: string;
  /** Chance of the series: what all its colors share. */
  readonly seriesSeed: number;
}

export type SpecificationRow = readonly [label: string, value: string];

export interface SurfaceLine {
  readonly id: string;
  readonly childSlug: string;
  readonly trade: Trade;
  readonly unit: Unit;
  readonly minimumUnit: number;
  /** Whether a unit's coverage matters to a buyer: not for edges, corners and tops. */
  readonly soldByArea: boolean;
  /** Series in the standard world. */
  readonly seriesCount: number;
  readonly colorsPerSeries: readonly [min: number, max: number];
  readonly themes: readonly NameTheme[];
  /** Endings of the name; a series keeps one. */
  readonly nouns: readonly string[];
  readonly palette: readonly Colorway[];
  readonly families: readonly FormatFamily[];
  /** A series keeps one set. */
  readonly finishSets: readonly (readonly FinishChoice[])[];
  /** Facet 'material'; null where the colorway's own substance is meant. */
  readonly material: string | null;
  readonly view: 'swatch' | 'piece' | 'room' | 'wall';
  readonly densityKgM3: number;
  /** How much of a color's own price level counts, in percent: all for stone, little for a print of it. */
  readonly colorPriceWeightPct: number;
  /** Wholesale by square foot, cents. */
  readonly centsPerSqft: readonly [low: number, high: number];
  readonly leadTimeDays: readonly [min: number, max: number];
  /** The scene material of a color, without its finish. */
  toMaterial(colorway: Colorway, facts: SurfaceFacts): JsonObject;
  /** Rows between 'Color' and the packing rows. */
  toSpecification(facts: SurfaceFacts): readonly SpecificationRow[];
  /** Sentences on what it is made of and how it wears; all true of every product of the line. */
  readonly substanceSentences: readonly string[];
  /** Sentences on where it belongs. */
  readonly useSentences: readonly string[];
}

/** Sizes written 'as sold', one family a line. */
export function formatFamily(options: {
  readonly sizes: string;
  readonly thicknessMm: number;
  readonly jointMm: number;
  readonly isNominal?: boolean;
  readonly pattern?: string;
  readonly pricePct?: readonly [first: number, last: number];
  /** Where sizes are told in another way: '15 ft wide roll'. */
  readonly label?: string;
  readonly noun?: string;
}): FormatFamily {
  return {
    ...(options.noun === undefined ? {} : { noun: options.noun }),
    thicknessTmm: Math.round(options.thicknessMm * 10),
    jointTmm: Math.round(options.jointMm * 10),
    isNominal: options.isNominal ?? false,
    pricePct: options.pricePct ?? [100, 118],
    sizes: options.sizes.split(',').map((text) => {
      const size = parseSize(text, options.pattern ?? 'stacked');
      return options.label === undefined ? size : { ...size, label: options.label };
    }),
  };
}
