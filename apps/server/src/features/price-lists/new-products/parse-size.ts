/** Integer tenths of a millimeter. */
export interface PlainSize {
  readonly width: number;
  readonly length: number;
  readonly thickness: number | null;
}

const TMM = { in: 254, ft: 3048, mm: 10, cm: 100 } as const;
type Unit = keyof typeof TMM;

const NUMBER = String.raw`(\d+(?:\.\d+)?(?:[ -]\d+\/\d+)?|\d+\/\d+)`;
const UNIT = String.raw`\s*(in\.?|inch(?:es)?|"|”|ft\.?|'|feet|mm|cm)?\s*`;
const SIZE = new RegExp(
  `^${NUMBER}${UNIT}[x×*]\\s*${NUMBER}${UNIT}(?:[x×*]\\s*${NUMBER}${UNIT})?$`,
  'i',
);
/** 100 feet. */
const LONGEST = 304_800;

/** '12x24 in' or `12" x 24" x 3/8"`; null for a text that can mean something else. Inches if it names no unit. */
export function parseSize(text: string): PlainSize | null {
  const found = SIZE.exec(text.trim());
  if (found === null) return null;
  const [, first = '', firstUnit, second = '', secondUnit, third, thirdUnit] = found;
  // A unit at the end counts for all of them.
  const last = thirdUnit ?? secondUnit;
  const width = lengthOf(first, firstUnit ?? last);
  const length = lengthOf(second, secondUnit ?? last);
  const thickness = third === undefined ? null : lengthOf(third, thirdUnit ?? last);
  const isPlain = [width, length, thickness ?? 1].every((tmm) => tmm >= 1 && tmm <= LONGEST);
  return isPlain ? { width, length, thickness } : null;
}

function lengthOf(number: string, unit = 'in'): number {
  return Math.round(inUnits(number) * TMM[unitOf(unit)]);
}

function unitOf(text: string): Unit {
  const plain = text.toLowerCase().replace('.', '');
  if (plain === 'mm' || plain === 'cm') return plain;
  return plain === 'ft' || plain === 'feet' || plain === "'" ? 'ft' : 'in';
}

/** '3/8', '12 1/2' or '11.75'. */
function inUnits(number: string): number {
  return number.split(/[ -]/).reduce((sum, part) => {
    const [over = '0', under = '1'] = part.split('/');
    return sum + Number(over) / Number(under);
  }, 0);
}
