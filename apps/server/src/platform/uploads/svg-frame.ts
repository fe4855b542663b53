// The frame of a drawing: its own size in any unit, scaled to a number of pixels.

export interface Frame {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
};

/** Null if it has no size at all. */
export function frameOf(attributes: ReadonlyMap<string, string>, longestPx: number): Frame | null {
  const box = readBox(attributes.get('viewBox') ?? '');
  const [boxWidth, boxHeight] = box?.slice(2) ?? [];
  const own = [readLength(attributes.get('width')), readLength(attributes.get('height'))] as const;
  // A single length takes the other from the box's aspect ratio.
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : null;
  const width = own[0] ?? (own[1] !== null && ratio ? own[1] * ratio : boxWidth);
  const height = own[1] ?? (own[0] !== null && ratio ? own[0] / ratio : boxHeight);
  if (!width || !height) return null;
  const scale = longestPx / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    viewBox: box?.join(' ') ?? `0 0 ${width} ${height}`,
  };
}

function readBox(text: string): readonly number[] | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null;
  const [, , width = 0, height = 0] = numbers;
  return width > 0 && height > 0 ? numbers : null;
}

/** Null for none, and for percentages, which have no page to refer to ('100%'). */
function readLength(text = ''): number | null {
  const [, number = '', unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d{1,2})?)\s*([a-z]{0,2})\s*$/i.exec(text) ?? [];
  const length = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(length) && length > 0 ? length : null;
}
