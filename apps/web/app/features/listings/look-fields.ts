// The parameters of a material that a vendor sets: its colors and its finish. The schema of packages/scene says what they
// are; here stands which of them are shown.
type Picture = Readonly<Record<string, unknown>>;

export interface LookField {
  /** Keys from the picture down: `material.baseColor`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
  /** Null: a color. */
  readonly options: readonly string[] | null;
}

const COLOR = /^#[0-9a-f]{6}$/i;
const FINISHES = [
  ...['polished', 'glossy', 'satin', 'matte', 'honed'],
  ...['brushed', 'leathered', 'tumbled', 'flamed', 'cleft'],
];

/** 'veinColors.0' gives 'Vein color 1'. */
function labelOf(key: string): string {
  const [name = '', place] = key.split('.');
  const words = name
    .replace(/Colors$/, 'Color')
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return place === undefined ? text : `${text} ${Number(place) + 1}`;
}

function isRecord(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listLookFields(picture: Picture): readonly LookField[] {
  const material = isRecord(picture.material) ? picture.material : {};
  const laying = isRecord(picture.laying) ? picture.laying : {};
  const joint = isRecord(laying.joint) ? laying.joint : {};
  return [
    ...Object.entries(material).flatMap(([key, value]) => fieldsOf('material', key, value)),
    ...(typeof joint.color === 'string' && COLOR.test(joint.color)
      ? [{ path: 'laying.joint.color', label: 'Joint color', value: joint.color, options: null }]
      : []),
  ];
}

function fieldsOf(at: string, key: string, value: unknown): LookField[] {
  // A glazed or printed piece has the material that it looks like inside it.
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([inner, one]) => fieldsOf(`${at}.${key}`, inner, one));
  }
  if (key === 'finish' && typeof value === 'string') {
    const options = FINISHES.includes(value) ? FINISHES : [value, ...FINISHES];
    return [{ path: `${at}.${key}`, label: 'Finish', value, options }];
  }
  const colors = Array.isArray(value) ? value : [value];
  return colors.flatMap((color: unknown, place): LookField[] => {
    if (typeof color !== 'string' || !COLOR.test(color)) return [];
    const name = Array.isArray(value) ? `${key}.${place}` : key;
    return [{ path: `${at}.${name}`, label: labelOf(name), value: color, options: null }];
  });
}

/** The picture with one value replaced. */
export function setLookField(
  picture: Picture,
  path: string,
  value: unknown,
): Record<string, unknown> {
  return put(picture, path.split('.'), value) as Record<string, unknown>;
}

function put(of: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(of)) {
    return of.map((one: unknown, place) => (String(place) === key ? put(one, rest, value) : one));
  }
  const record = isRecord(of) ? of : {};
  return { ...record, [key]: put(record[key], rest, value) };
}

/**
 * What a variant changes of the look of its product, with one parameter more: its value in `whole`, the look of both
 * together. A list is taken as it is, since one list replaces another.
 */
export function setOwnLook(
  own: Picture | null,
  { whole, path }: { readonly whole: Picture; readonly path: string },
): Record<string, unknown> {
  const keys = path.split('.');
  const place = keys.findIndex((key) => /^\d+$/.test(key));
  const until = place === -1 ? keys : keys.slice(0, place);
  const value = until.reduce<unknown>((of, key) => (isRecord(of) ? of[key] : undefined), whole);
  return setLookField(own ?? {}, until.join('.'), value);
}
