// The real size of a model's look, and whether what its vendor says of the size is the same.
import { fitOf } from '../fit-of.ts';
import { type ModelSpec, modelSpecSchema } from '../model-spec.ts';

/** Integer tenths of a millimeter; null along an axis that no parameter sets. */
export interface LookSize {
  readonly width_tmm: number | null;
  readonly height_tmm: number | null;
  readonly depth_tmm: number | null;
}

/** A vendor's own measures; null where they say nothing. Of what stands or hangs the length is the depth. */
export interface SaidSize {
  readonly width_tmm: number | null;
  readonly height_tmm: number | null;
  readonly length_tmm: number | null;
}

export interface SizeDifference {
  readonly field: keyof SaidSize;
  readonly drawn: number;
  readonly said: number;
}

/** An eighth of an inch: sizes are said in fractions of one. */
const TOLERANCE_TMM = 32;

/** Null of a look that is no model, or can't be read. */
export function readModelLook(look: unknown): ModelSpec | null {
  if (typeof look !== 'object' || look === null) return null;
  const { type, ...spec } = look as Readonly<Record<string, unknown>>;
  if (type !== 'model') return null;
  const read = modelSpecSchema.safeParse(spec);
  return read.success ? read.data : null;
}

export function sizeOfLook(spec: ModelSpec): LookSize {
  const { width, height, depth } = fitOf(spec).size;
  const tmm = (mm: number | undefined) => (mm === undefined ? null : Math.round(mm * 10));
  return { width_tmm: tmm(width), height_tmm: tmm(height), depth_tmm: tmm(depth) };
}

export function differencesOfSize(size: LookSize, said: SaidSize): readonly SizeDifference[] {
  const pairs = [
    ['width_tmm', size.width_tmm],
    ['height_tmm', size.height_tmm],
    ['length_tmm', size.depth_tmm],
  ] as const;
  return pairs.flatMap(([field, drawn]) => {
    const own = said[field];
    if (own === null || drawn === null || Math.abs(own - drawn) <= TOLERANCE_TMM) return [];
    return [{ field, drawn, said: own }];
  });
}
