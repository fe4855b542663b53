// Values of a kind's look as fields show them: the server says what fields there are and what they take.
import type { LookFormField } from '@wevisu/contract/listing-looks.ts';

type Picture = Readonly<Record<string, unknown>>;
type Value = LookFormField['standard'];
type Measured = Pick<LookFormField, 'min' | 'max' | 'scale' | 'unit' | 'is_whole'>;

/** What a look says at a field, or the kind's own standard. */
export function valueAt(picture: Picture, { path, standard }: LookFormField): Value {
  const value = path
    .split('.')
    .reduce<unknown>(
      (of, key) => (of === null || typeof of !== 'object' ? undefined : (of as Picture)[key]),
      picture,
    );
  const isValue = ['string', 'number', 'boolean'].includes(typeof value);
  return isValue ? (value as Value) : standard;
}

/** In the unit of people, at most two decimals. */
export function shownNumber({ scale }: Pick<Measured, 'scale'>, value: number): string {
  return String(Math.round((value / scale) * 100) / 100);
}

/** As it is kept; null for what is no number within the bounds. */
export function readNumber(field: Measured, text: string): number | null {
  const { min, max, scale, is_whole: isWhole } = field;
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(text.trim())) return null;
  const typed = Number(text);
  if (isWhole && !Number.isInteger(typed)) return null;
  const kept = scale === 1 ? typed : Math.round(typed * scale);
  return (min !== null && kept < min) || (max !== null && kept > max) ? null : kept;
}

/** 'Enter 16 to 84 inches.' */
export function boundsText({ min, max, unit, ...field }: Measured): string {
  if (min === null || max === null) return 'Choose one of the values.';
  const word = unit === 'in' ? 'inches' : unit;
  const [least, most] = [min, max].map((one) => shownNumber(field, one));
  return `Enter ${least} to ${most}${word === '' ? '' : ` ${word}`}.`;
}

/** What is kept for an option. */
export function optionOf({ type }: Pick<LookFormField, 'type'>, id: string): Value {
  return type === 'number_choice' ? Number(id) : id;
}

/** Problems below a path such as `picture` or `variants.k1.picture`, by the path of the look's field. */
export function problemsBelow(
  problems: Readonly<Record<string, string>>,
  at: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) =>
      path.startsWith(`${at}.`) ? [[path.slice(at.length + 1), text]] : [],
    ),
  );
}
