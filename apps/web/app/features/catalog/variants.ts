import type { Product } from '@wevisu/contract/catalog.ts';

export type Variant = Product['variants'][number];

const AXES = [
  { key: 'size_label', label: 'Size' },
  { key: 'finish', label: 'Finish' },
  { key: 'pattern', label: 'Pattern' },
] as const;
type AxisKey = (typeof AXES)[number]['key'];

export interface AxisOption {
  readonly value: string;
  /** False if no variant combines it with the choices above. */
  readonly isAvailable: boolean;
}

/** One property by which a product's variants differ. */
export interface Axis {
  readonly key: AxisKey;
  readonly label: string;
  readonly options: readonly AxisOption[];
}

/** The axes of a product, in order of choice. An axis with a single empty value is left out. */
export function listAxes(variants: readonly Variant[], chosen: Variant): Axis[] {
  return AXES.filter(({ key }) => variants.some((variant) => variant[key] !== '')).map(
    ({ key, label }) => ({
      key,
      label,
      options: [...new Set(variants.map((variant) => variant[key]))].map((value) => ({
        value,
        isAvailable: fits(variants, chosen, key, value).length > 0,
      })),
    }),
  );
}

/**
 * The variant after a choice. Choices above the axis stay; those below stay if possible, so that
 * every size can be reached whatever finishes it comes in. Null for a value that no variant has
 * there.
 */
export function chooseVariant(
  variants: readonly Variant[],
  chosen: Variant,
  key: AxisKey,
  value: string,
): Variant | null {
  const fitting = fits(variants, chosen, key, value);
  const later = AXES.slice(AXES.findIndex((axis) => axis.key === key) + 1);
  const likeness = (variant: Variant) =>
    later.filter((axis) => variant[axis.key] === chosen[axis.key]).length;
  return fitting.reduce<Variant | null>(
    (best, variant) => (best === null || likeness(variant) > likeness(best) ? variant : best),
    null,
  );
}

/** Variants with a value on an axis that match the choice on every axis before it. */
function fits(variants: readonly Variant[], chosen: Variant, key: AxisKey, value: string) {
  const earlier = AXES.slice(
    0,
    AXES.findIndex((axis) => axis.key === key),
  );
  return variants.filter(
    (variant) =>
      variant[key] === value && earlier.every((axis) => variant[axis.key] === chosen[axis.key]),
  );
}

/** The variant in the URL (`?variant=`), else the first that can be bought, else the first. */
export function findVariant(variants: readonly Variant[], id: string | null): Variant | null {
  return (
    variants.find((variant) => String(variant.id) === id) ??
    variants.find((variant) => variant.stock > 0) ??
    variants[0] ??
    null
  );
}
