// Lengths as people in the US write them. 1 in is exactly 254 tenths of a millimeter.
const PER_INCH = 254;

/**
 * A length in tenths as feet, inches and sixteenths, rounded to the nearest sixteenth of an inch:
 * `12' 6 1/2"`, `6 1/2"`, `12'`, `0"`.
 */
export function formatFeetInches(tenths: number): string {
  const sixteenths = Math.round((Math.abs(tenths) * 16) / PER_INCH);
  const sign = tenths < 0 && sixteenths > 0 ? '-' : '';
  const feet = Math.floor(sixteenths / 192);
  const rest = inchesText(sixteenths % 192);
  if (feet === 0) return `${sign}${rest || '0'}"`;
  return rest ? `${sign}${feet}' ${rest}"` : `${sign}${feet}'`;
}

/** A length in tenths as inches to the nearest sixteenth: `11 13/16 in`, `0 in`. */
export function formatInches(tenths: number): string {
  return `${inchesText(Math.round((tenths * 16) / PER_INCH)) || '0'} in`;
}

function inchesText(sixteenths: number): string {
  const whole = Math.floor(sixteenths / 16);
  let top = sixteenths % 16;
  let bottom = 16;
  while (top > 0 && top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  const fraction = top === 0 ? '' : `${top}/${bottom}`;
  if (whole === 0) return fraction;
  return fraction ? `${whole} ${fraction}` : `${whole}`;
}

const unicodeFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${unicodeFractions[sign]}`)
    .replaceAll(/''|[″“”]/g, '"')
    .replaceAll(/[′’‘]/g, "'")
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const number = String.raw`\d+(?:\.\d+)?|\.\d+`;
const metric = new RegExp(`^(${number}) ?(mm|cm|m)$`);
/** Feet, then maybe inches: 12' 6 1/2", 12ft 6in, 12-6 1/2, 12'. */
const feetFirst = new RegExp(String.raw`^(${number}) ?(?:'|ft\.?|feet|foot|-) ?(?:-? ?(.+))?$`);
/** 6, 6.5, 6 1/2, 6-1/2, 1/2; with or without a sign for inches. */
const inches = new RegExp(
  String.raw`^(?:(${number})(?:[ -](\d+)\/(\d+))?|(\d+)\/(\d+)) ?(?:"|in\.?|inch|inches)?$`,
);

const millimeters: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

function parseInches(text: string): number | null {
  const found = inches.exec(text);
  if (!found) return null;
  const [, whole, top, bottom, onlyTop, onlyBottom] = found;
  const above = Number(top ?? onlyTop ?? 0);
  const below = Number(bottom ?? onlyBottom ?? 1);
  return below === 0 ? null : Number(whole ?? 0) + above / below;
}

function parseImperial(text: string): number | null {
  // 6-1/2 is inches and a fraction; 12-6 is feet and inches.
  const plain = parseInches(text);
  if (plain !== null) return plain;
  const found = feetFirst.exec(text);
  if (!found) return null;
  const rest = found[2] === undefined ? 0 : parseInches(found[2]);
  return rest === null ? null : Number(found[1]) * 12 + rest;
}

/**
 * Tenths of a millimeter of a length as typed: `12' 6 1/2"`, `12-6 1/2` (feet-inches), `150in`,
 * `3.8m`, `380 cm`, `½"`. A bare number is inches. null for what is no length.
 */
export function parseLength(text: string): number | null {
  const plain = plainText(text);
  if (plain.length > 40) return null;
  const negative = plain.startsWith('-');
  const body = negative ? plain.slice(1).trim() : plain;
  const inMetric = metric.exec(body);
  const size = inMetric
    ? Number(inMetric[1]) * (millimeters[inMetric[2] ?? 'mm'] ?? 1) * 10
    : timesInch(parseImperial(body));
  if (size === null || !Number.isFinite(size)) return null;
  const rounded = Math.round(size);
  return negative && rounded !== 0 ? -rounded : rounded;
}

function timesInch(inchCount: number | null): number | null {
  return inchCount === null ? null : inchCount * PER_INCH;
}
