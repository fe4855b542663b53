// Measures and patterns of a surface, with the defaults of packages/scene where the vendor has said nothing.
import { pictureSpec } from '@wevisu/scene/materials/picture-spec.ts';
import { type Pattern, patternLabels, patterns } from '@wevisu/scene/patterns/laying.ts';
import { setLookField } from './look-fields.ts';

type Picture = Readonly<Record<string, unknown>>;

export interface LookNumber {
  readonly path: string;
  readonly label: string;
  /** In the unit of the field: inches, percent, degrees. */
  readonly value: number;
  /** So many of what is kept make one of what is shown. */
  readonly scale: number;
}

export interface LookChoice {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

const UNITS = [
  { suffix: 'Mm', unit: 'inches', scale: 25.4 },
  { suffix: 'Ratio', unit: 'percent', scale: 0.01 },
  { suffix: 'Deg', unit: 'degrees', scale: 1 },
] as const;
const TENTHS_PER_INCH = 254;

/** Words of the material that a vendor chooses among. */
const WORDS: Readonly<Record<string, { label: string; options: readonly string[] }>> = {
  grain: { label: 'Grain', options: ['plain', 'quarter', 'rift', 'end'] },
  shadeVariation: { label: 'Shade variation', options: ['V1', 'V2', 'V3', 'V4'] },
};

/** Null where it cannot be drawn. */
function complete(picture: Picture) {
  const { type: _, ...spec } = picture;
  const parsed = pictureSpec.safeParse(spec);
  return parsed.success ? parsed.data : null;
}

export function listLookNumbers(picture: Picture): readonly LookNumber[] {
  const spec = complete(picture);
  if (spec === null) return [];
  const joint: LookNumber = {
    ...{ path: 'laying.joint.widthTenths', label: 'Joint width, inches', scale: TENTHS_PER_INCH },
    value: shown(spec.laying.joint.widthTenths / TENTHS_PER_INCH),
  };
  return [joint, ...numbersOf(spec.material, 'material')];
}

function numbersOf(of: object, at: string): LookNumber[] {
  return Object.entries(of).flatMap(([key, value]): LookNumber[] => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return numbersOf(value, `${at}.${key}`);
    }
    const unit = UNITS.find(({ suffix }) => key.endsWith(suffix));
    if (typeof value !== 'number' || unit === undefined) return [];
    const words = key
      .slice(0, -unit.suffix.length)
      .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
    const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${unit.unit}`;
    const { scale } = unit;
    return [{ path: `${at}.${key}`, label, value: shown(value / scale), scale }];
  });
}

export function listLookChoices(picture: Picture): readonly LookChoice[] {
  const spec = complete(picture);
  if (spec === null) return [];
  const pattern: LookChoice = {
    ...{ path: 'laying.pattern', label: 'Laying pattern', value: spec.laying.pattern },
    options: patterns.map((id: Pattern) => ({ id, label: patternLabels[id] })),
  };
  const words = Object.entries(spec.material).flatMap(([key, value]): LookChoice[] => {
    const word = WORDS[key];
    if (word === undefined || typeof value !== 'string') return [];
    const options = word.options.map((id) => ({ id, label: id }));
    return [{ path: `material.${key}`, label: word.label, value, options }];
  });
  return [pattern, ...words];
}

/** The picture with a number as it was typed; a sentence where that cannot be drawn. */
export function setLookNumber(
  picture: Picture,
  { path, scale }: LookNumber,
  typed: number,
): Record<string, unknown> | string {
  const kept = typed * scale;
  const value = path.endsWith('Tenths') ? Math.round(kept) : Math.round(kept * 10_000) / 10_000;
  const next = setLookField(picture, path, value);
  const { type: _, ...spec } = next;
  const parsed = pictureSpec.safeParse(spec);
  if (parsed.success) return next;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'too_small') return `Enter at least ${shown(Number(issue.minimum) / scale)}.`;
  if (issue?.code === 'too_big') return `Enter at most ${shown(Number(issue.maximum) / scale)}.`;
  return 'This cannot be drawn.';
}

function shown(value: number): number {
  return Math.round(value * 100) / 100;
}
