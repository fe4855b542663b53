// BMP as paint programs write it today: 24 or 32 bits per pixel, uncompressed. No palettes, no run lengths.

export interface RawPicture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, red first, rows from the top. */
  readonly pixels: Buffer;
}

const FILE_HEADER = 14;
const INFO_HEADER = 40;
/** Bits of red, green and blue where a header names them: the only order that is read. */
const MASKS = [0x00ff0000, 0x0000ff00, 0x000000ff];

/** 'unread' for an unsupported BMP, 'damaged' if it is truncated or invalid. Memory is bounded by the file's size. */
export function readBmp(file: Buffer): RawPicture | 'unread' | 'damaged' {
  if (file.length < FILE_HEADER + 12) return 'damaged';
  const start = file.readUInt32LE(10);
  const header = file.readUInt32LE(FILE_HEADER);
  // The header of OS/2, with sizes of 16 bits.
  if (header === 12) return 'unread';
  if (header < INFO_HEADER || file.length < FILE_HEADER + header) return 'damaged';
  const width = file.readInt32LE(18);
  const signedHeight = file.readInt32LE(22);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  if (bits !== 24 && bits !== 32) return 'unread';
  if (compression !== 0 && !hasOurMasks(file, { bits, compression })) return 'unread';
  // Rows usually come bottom up: a negative height says that they come from the top.
  const height = Math.abs(signedHeight);
  if (width < 1 || height < 1) return 'damaged';
  const step = bits / 8;
  const stride = Math.ceil((width * step) / 4) * 4;
  if (start < FILE_HEADER + header || start + stride * height > file.length) return 'damaged';
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    let from = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    let to = y * width * 3;
    for (let x = 0; x < width; x += 1, from += step, to += 3) {
      pixels[to] = file[from + 2] ?? 0;
      pixels[to + 1] = file[from + 1] ?? 0;
      pixels[to + 2] = file[from] ?? 0;
    }
  }
  return { width, height, pixels };
}

/** Uncompressed, with color masks in the header. */
function hasOurMasks(
  file: Buffer,
  { bits, compression }: { readonly bits: number; readonly compression: number },
): boolean {
  const at = FILE_HEADER + INFO_HEADER;
  if (bits !== 32 || compression !== 3 || file.length < at + 12) return false;
  return MASKS.every((mask, n) => file.readUInt32LE(at + 4 * n) === mask);
}
