// The look of a product in words, for people who compare two of them: the parameters are those of packages/scene, which
// this package does not know, so their names say what they are.

type Look = Readonly<Record<string, unknown>>;

/** One parameter: `Vein scale`, `350 mm`. */
export interface LookWord {
  readonly label: string;
  readonly text: string;
}

/** They decide how it is shown, not how it looks. */
const HIDDEN = new Set(['type', 'view', 'seed', 'spanMm', 'nominal']);
/** Groups whose names say nothing beside those of their parameters. */
const SILENT = new Set(['material', 'laying', 'params']);
const TENTHS_PER_INCH = 254;

const UNITS: readonly (readonly [suffix: string, text: (value: number) => string])[] = [
  ['Mm', (value) => `${value} mm`],
  ['Ratio', (value) => `${Math.round(value * 100)}%`],
  ['Deg', (value) => `${value}°`],
  ['Tenths', (value) => `${Math.round((value / TENTHS_PER_INCH) * 100) / 100} in`],
];

export function lookWords(look: Look): readonly LookWord[] {
  return wordsOf(look, []);
}

/** In one line. */
export function lookText(words: readonly LookWord[]): string {
  return words.map(({ label, text }) => `${label}: ${text}`).join(', ');
}

/** Only what two looks differ in, each as one line; null if nothing is left. */
export function differentLooks(
  before: Look,
  after: Look,
): { readonly from: string | null; readonly to: string | null } {
  const [old, fresh] = [lookWords(before), lookWords(after)];
  const without = (words: readonly LookWord[], others: readonly LookWord[]) => {
    const known = new Set(others.map(({ label, text }) => `${label}: ${text}`));
    const left = words.filter(({ label, text }) => !known.has(`${label}: ${text}`));
    return left.length === 0 ? null : lookText(left);
  };
  return { from: without(old, fresh), to: without(fresh, old) };
}

function wordsOf(value: unknown, path: readonly string[]): LookWord[] {
  const key = path.at(-1) ?? '';
  if (HIDDEN.has(key) || value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : [{ label: labelOf(path), text: value.map(String).join(', ') }];
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([inner, one]) => wordsOf(one, [...path, inner]));
  }
  return [{ label: labelOf(path), text: textOf(key, value) }];
}

/** 'material.veinScaleMm' gives 'Vein scale', 'laying.joint.widthTenths' 'Joint width'. */
function labelOf(path: readonly string[]): string {
  const groups = path.slice(0, -1).filter((group) => !SILENT.has(group));
  const key = path.at(-1) ?? '';
  if (key === 'kind') return groups.length === 0 ? 'Kind' : sentence([...groups, 'kind']);
  if (groups[0] === 'finishes') return sentence([key, 'finish']);
  const suffix = UNITS.find(([end]) => key.endsWith(end))?.[0] ?? '';
  return sentence([...groups, key.slice(0, key.length - suffix.length)]);
}

function sentence(names: readonly string[]): string {
  const words = names
    .map((name) => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(' ')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const unit = UNITS.find(([end]) => key.endsWith(end));
  if (typeof value === 'number' && unit !== undefined) return unit[1](value);
  return String(value).replaceAll('-', ' ');
}
