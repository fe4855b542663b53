// A size as it is sold (a piece or a mesh sheet, so many in a box) and as it is laid (its chips).

export type Shape = 'rectangle' | 'hexagon' | 'penny';

export interface Size {
  /** Facet and choice: '12 x 24 in', '8 in hexagon'. */
  readonly label: string;
  readonly shape: Shape;
  /** Of the sold piece or sheet, integer tenths of a millimeter. */
  readonly widthTmm: number;
  readonly lengthTmm: number;
  readonly piecesPerBox: number;
  /** Of what is laid: the piece itself, or one chip of a sheet. */
  readonly chipWidthTmm: number;
  readonly chipLengthTmm: number;
  readonly pattern: string;
}

const TMM_PER_INCH = 254;
const TMM_PER_FOOT = 3048n;
/** Half of the square root of three, in parts per billion: area of a hexagon by its flats squared. */
const HEXAGON_PPB = 866_025_404n;

/** Square feet of so many pieces in ten-thousandths, halves up; integers throughout. */
export function coverageE4(
  size: Pick<Size, 'shape' | 'widthTmm' | 'lengthTmm'>,
  pieces: number,
): number {
  const area =
    BigInt(size.widthTmm) * BigInt(size.shape === 'hexagon' ? size.widthTmm : size.lengthTmm);
  const scale = size.shape === 'hexagon' ? HEXAGON_PPB : 1_000_000_000n;
  const numerator = area * scale * BigInt(pieces) * 10_000n;
  const denominator = TMM_PER_FOOT * TMM_PER_FOOT * 1_000_000_000n;
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}

function toTmm(inches: string): number {
  return Math.round(Number(inches) * TMM_PER_INCH);
}

/**
 * Reads '12x24:8' (pieces of 12 by 24 in, 8 a box), 'hex8:25' (8 in across flats) or
 * 'herringbone 1x3 @ 12x12:10' (chips of 1 by 3 in on sheets of 12 by 12 in, 10 a box).
 * Throws on anything else.
 */
export function parseSize(text: string, pattern: string): Size {
  const piece = /^(hex)?([\d.]+)(?:x([\d.]+))?:(\d+)$/.exec(text.trim());
  if (piece) {
    const [, hex, width = '', length = width, count = ''] = piece;
    const widthTmm = toTmm(width);
    const lengthTmm = toTmm(length);
    return {
      label: hex ? `${width} in hexagon` : `${width} x ${length} in`,
      shape: hex ? 'hexagon' : 'rectangle',
      widthTmm,
      lengthTmm,
      piecesPerBox: Number(count),
      chipWidthTmm: widthTmm,
      chipLengthTmm: lengthTmm,
      pattern: hex ? 'hexagon' : pattern,
    };
  }
  return parseSheet(text);
}

const CHIP_WORDS: ReadonlyMap<string, string> = new Map([
  ['hexagon', 'hexagon'],
  ['penny', 'penny round'],
  ['stacked', 'stacked'],
  ['half-offset', 'brick'],
  ['basketweave', 'basketweave'],
  ['herringbone45', 'herringbone'],
  ['chevron', 'chevron'],
  ['windmill', 'pinwheel'],
  ['octagon-dot', 'octagon and dot'],
  ['ledger', 'splitface'],
]);

function parseSheet(text: string): Size {
  const sheet = /^([a-z0-9-]+) ([\d.]+)(?:x([\d.]+))? @ ([\d.]+)x([\d.]+):(\d+)$/.exec(text.trim());
  if (!sheet) throw new Error(`Not a size: ${text}`);
  const [
    ,
    pattern = '',
    chipWidth = '',
    chipLength = chipWidth,
    width = '',
    length = '',
    count = '',
  ] = sheet;
  const word = CHIP_WORDS.get(pattern);
  if (word === undefined) throw new Error(`No word for the pattern ${pattern}`);
  const chip = chipWidth === chipLength ? `${chipWidth} in` : `${chipWidth} x ${chipLength} in`;
  return {
    label: `${chip} ${word} on ${width} x ${length} in sheet`,
    shape: 'rectangle',
    widthTmm: toTmm(width),
    lengthTmm: toTmm(length),
    piecesPerBox: Number(count),
    chipWidthTmm: toTmm(chipWidth),
    chipLengthTmm: toTmm(chipLength),
    pattern,
  };
}
