import { millimetersText, thicknessText } from '@wevisu/domain/catalog/thickness.ts';
import { formatInches } from '@wevisu/scene/units/feet-inches.ts';
import type { DemoVariant } from '../product.ts';
import { formatSqft } from './describe.ts';
import type { SpecificationRow, SurfaceFacts, SurfaceLine } from './line.ts';

const GRAMS_PER_POUND = 453.59237;

export function formatPounds(grams: number): string {
  const pounds = grams / GRAMS_PER_POUND;
  return `${pounds < 20 ? pounds.toFixed(1) : Math.round(pounds).toLocaleString('en-US')} lb`;
}

/** One value, or 'size: value' of each where sizes differ. */
function bySize(variants: readonly DemoVariant[], value: (variant: DemoVariant) => string): string {
  const sizes = new Map(variants.map((variant) => [variant.size, value(variant)]));
  const values = [...sizes.values()];
  if (new Set(values).size === 1) return values[0] ?? '';
  return [...sizes].map(([size, text]) => `${size}: ${text}`).join('; ');
}

function packingRows(line: SurfaceLine, variants: readonly DemoVariant[]): SpecificationRow[] {
  const unit = {
    Box: 'box',
    Pallet: 'pallet',
    Slab: 'slab',
    Piece: 'piece',
    SqFt: 'square foot',
    LinearFt: 'linear foot',
  }[line.unit];
  const rows: SpecificationRow[] = [];
  if (line.unit === 'Box' || line.unit === 'Pallet') {
    const piece = variants[0]?.size.endsWith(' sheet') ? 'Sheets' : 'Pieces';
    rows.push([`${piece} per ${unit}`, bySize(variants, (variant) => String(variant.pieces))]);
  }
  if (line.soldByArea && line.unit !== 'SqFt') {
    rows.push([
      `Coverage per ${unit}`,
      bySize(variants, (variant) => `${formatSqft(variant.boxSqftE4 ?? 0)} sq ft`),
    ]);
  }
  rows.push([`Weight per ${unit}`, bySize(variants, (variant) => formatPounds(variant.weightG))]);
  return rows;
}

/** What a nominal size is made of: '3 x 6 in: 2 15/16" x 5 15/16" and a 1/16" joint'. */
function nominalRows({ family }: SurfaceFacts): SpecificationRow[] {
  if (!family.isNominal) return [];
  const joint = family.jointTmm;
  const texts = family.sizes.map(({ label, widthTmm, lengthTmm }) => {
    const measured = `${formatInches(widthTmm - joint)} x ${formatInches(lengthTmm - joint)}`;
    return `${label}: ${measured} and a ${formatInches(joint)} joint`;
  });
  return [['Nominal size', texts.join('; ')]];
}

/** The specification table: what it is, how it is made, how it is packed. */
export function toSurfaceRows(
  line: SurfaceLine,
  facts: SurfaceFacts,
  variants: readonly DemoVariant[],
): readonly SpecificationRow[] {
  const finishes = facts.finishes.map((finish) => finish.label).join(', ');
  const own = line.toSpecification(facts);
  return [
    ['Collection', facts.series],
    ['Material', line.material ?? facts.colorway.substance],
    ['Color', facts.colorway.name],
    ...(finishes === ''
      ? []
      : [[facts.finishes.length > 1 ? 'Finishes' : 'Finish', finishes] as const]),
    ...nominalRows(facts),
    ['Thickness', thicknessText(millimetersText(facts.family.thicknessTmm))],
    ...own,
    ...packingRows(line, variants),
  ];
}
