// A picture's format by its first bytes (CAT-14), whatever its name and declared type.
import { formatOf, kindOfFile } from './kind-of-file.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'svg' | 'heic';

/** Brands of phone cameras' HEIC files; AVIF and movies begin alike but have others. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Bytes within which a drawing must begin. */
const PROLOG = 64 * 1024;

/** Null for everything else. 'heic' is detected so that its refusal can say what to do. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = file.subarray(0, 32).toString('latin1');
  const known = kindOfFile(file);
  if (known !== null) return known === 'application/pdf' ? null : formatOf(known);
  if (/^GIF8[79]a/.test(starts)) return 'gif';
  if (starts.startsWith('BM') && file.length >= 26 && file.readUInt32LE(6) === 0) return 'bmp';
  if (starts.slice(4, 8) === 'ftyp') return HEIC_BRANDS.has(starts.slice(8, 12)) ? 'heic' : null;
  return startsAsSvg(file.subarray(0, PROLOG).toString('utf8')) ? 'svg' : null;
}

/** Past declarations and comments, the first element decides. */
function startsAsSvg(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const close = closeOf(text, at);
    if (close === null) return /^<(?:svg:)?svg[\s/>]/.test(text.slice(at, at + 12));
    const end = text.indexOf(close, at);
    if (end === -1) return false;
    at = end + close.length;
  }
}

function closeOf(text: string, at: number): string | null {
  if (text.startsWith('<?', at)) return '?>';
  if (text.startsWith('<!--', at)) return '-->';
  if (!text.startsWith('<!DOCTYPE', at)) return null;
  const bracket = text.indexOf('[', at);
  const end = text.indexOf('>', at);
  return bracket !== -1 && bracket < end ? ']>' : '>';
}
