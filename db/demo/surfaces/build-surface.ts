import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import type { Colorway } from '../palettes/colorway.ts';
import type { DemoProduct, DemoVariant, JsonObject } from '../product.ts';
import { Chance, hashText } from '../random.ts';
import { at } from '../table.ts';
import { describeSurface } from './describe.ts';
import type { FinishChoice, FormatFamily, SurfaceFacts, SurfaceLine } from './line.ts';
import { patternLabel } from './pattern-label.ts';
import type { Series } from './series.ts';
import { coverageE4, type Size } from './size.ts';
import { toSurfaceRows } from './specification.ts';
import { varyLook } from './vary.ts';

const MAX_VARIANTS = 8;
/** The scene lays no longer piece; only turf comes in wider rolls. */
const LONGEST_LAID = 40_000;
/** Carton and pallet, in percent of the goods. */
const PACKING_PCT = 2;

function toLaying(size: Size, family: FormatFamily, joint: string, seed: number): JsonObject {
  return {
    pattern: size.pattern,
    piece: {
      lengthTenths: Math.min(LONGEST_LAID, Math.max(size.chipLengthTmm, size.chipWidthTmm)),
      widthTenths: Math.min(size.chipLengthTmm, size.chipWidthTmm),
      thicknessTenths: family.thicknessTmm,
    },
    joint: { widthTenths: family.jointTmm, color: joint },
    ...(family.isNominal && { nominal: true }),
    seed,
  };
}

function weightGrams(line: SurfaceLine, family: FormatFamily, sqftE4: number): number {
  const squareMm = (sqftE4 / 10_000) * 92_903.04;
  const grams = (squareMm * (family.thicknessTmm / 10) * line.densityKgM3) / 1_000_000;
  return Math.max(1, Math.round((grams * (100 + PACKING_PCT)) / 100));
}

/** Price level of a size in its family: from the first to the last. */
function sizePct(family: FormatFamily, index: number): number {
  const [first, last] = family.pricePct;
  const steps = Math.max(1, family.sizes.length - 1);
  return first + ((last - first) * index) / steps;
}

function colorPct(line: SurfaceLine, colorway: Colorway): number {
  return 100 + ((colorway.pricePct - 100) * line.colorPriceWeightPct) / 100;
}

/** A coping is an edge on a body, and it is the body that is finished. */
function finishOn(line: SurfaceLine, finish: FinishChoice): JsonObject {
  return line.childSlug.endsWith('-coping') ? { body: finish.look } : finish.look;
}

interface Offer {
  readonly line: SurfaceLine;
  readonly family: FormatFamily;
  readonly finishes: readonly FinishChoice[];
  /** Wholesale by square foot of the first size in the first finish, cents. */
  readonly centsPerSqft: number;
  readonly joint: string;
  readonly seed: number;
}

/** Pieces of one selling unit: a box of many, or one slab, piece, square or linear foot. */
function piecesOf(line: SurfaceLine, size: Size): number {
  return line.unit === 'Box' || line.unit === 'Pallet' ? size.piecesPerBox : 1;
}

function toVariant(offer: Offer, sizeIndex: number, finishIndex: number): DemoVariant {
  const { line, family, finishes, centsPerSqft, joint, seed } = offer;
  const size = at(family.sizes, sizeIndex);
  const finish = at(finishes, finishIndex);
  const pieces = piecesOf(line, size);
  const sqftE4 = coverageE4(size, pieces);
  const cents =
    (centsPerSqft * sizePct(family, sizeIndex) * finish.pricePct * sqftE4) / 100_000_000;
  const laying = sizeIndex === 0 ? {} : { laying: toLaying(size, family, joint, seed) };
  const look = finishIndex === 0 ? {} : { material: finishOn(line, finish) };
  const picture = { ...laying, ...look };
  return {
    size: size.label,
    finish: finish.label,
    widthTmm: size.widthTmm,
    heightTmm: family.thicknessTmm,
    lengthTmm: size.lengthTmm,
    // Of turf it is the height of its blades.
    thicknessTmm: line.trade === 'turf' ? null : family.thicknessTmm,
    pattern: line.unit === 'Box' || line.unit === 'Pallet' ? patternLabel(size.pattern) : '',
    boxSqftE4: line.soldByArea ? sqftE4 : null,
    pieces,
    weightG: weightGrams(line, family, sqftE4),
    wholesaleCents: Math.max(1, Math.round(cents)),
    picture: Object.keys(picture).length === 0 ? null : picture,
  };
}

function toVariants(offer: Offer): readonly DemoVariant[] {
  const variants: DemoVariant[] = [];
  for (let size = 0; size < offer.family.sizes.length; size++) {
    for (let finish = 0; finish < offer.finishes.length; finish++) {
      if (variants.length < MAX_VARIANTS) variants.push(toVariant(offer, size, finish));
    }
  }
  return variants;
}

function withArticle(name: string, noun: string, substance: string): string {
  const ending = noun.replace('{substance}', substance);
  // 'Natural White Oak' already ends as 'White Oak Plank' would begin.
  return name.endsWith(substance) && ending.startsWith(substance)
    ? `${name}${ending.slice(substance.length)}`
    : `${name} ${ending}`;
}

/** One color of a collection as a product. The same series and color always give the same. */
export function buildSurface(series: Series, colorway: Colorway, index: number): DemoProduct {
  const { line, brand, seed } = series;
  const bySeries = new Chance(seed ^ 0x2545f491);
  const family = bySeries.pick(line.families);
  const finishes = bySeries.pick(line.finishSets);
  const noun = family.noun ?? bySeries.pick(line.nouns);
  const [low, high] = line.centsPerSqft;
  const level = bySeries.within(low, high);
  const chance = new Chance(hashText(colorway.name, seed));
  const name = `${series.name} ${withArticle(colorway.name, noun, colorway.substance)}`;
  const style = colorway.style;
  const facts: SurfaceFacts = {
    series: series.name,
    brand: brand.name,
    colorway: { ...colorway, look: varyLook(colorway.look, seed) },
    noun,
    family,
    finishes,
    style,
    seriesSeed: seed,
  };
  const firstSize = at(family.sizes, 0);
  const firstFinish = at(finishes, 0);
  const joint = colorway.joints[bySeries.percent(70) ? 0 : 1];
  const laySeed = chance.below(0x10000);
  const offer: Offer = {
    line,
    family,
    finishes,
    centsPerSqft: (level * brand.tierPct * colorPct(line, colorway)) / 10_000,
    joint,
    seed: laySeed,
  };
  const variants = toVariants(offer);
  return {
    brandSlug: brand.slug,
    childSlug: line.childSlug,
    name,
    description: describeSurface({ line, facts, variants, chance }),
    unit: line.unit,
    minimumUnit: line.minimumUnit,
    colorFamily: colorway.family,
    material: line.material ?? colorway.substance,
    style,
    specification: toSurfaceRows(line, facts, variants),
    picture: {
      type: 'surface',
      view: line.view,
      material: mergePicture(
        line.toMaterial(facts.colorway, facts),
        finishOn(line, firstFinish),
      ) as JsonObject,
      laying: toLaying(firstSize, family, joint, laySeed),
    },
    leadTimeDays: line.leadTimeDays,
    skuStem: `${brand.code}-${series.number}-${index + 1}`,
    variants,
  };
}
