// Reads a file's type and size from its first bytes before anything decodes it. The name does not matter.

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';

export interface PictureHeader {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

/** Types that are recognized but not supported. */
export type OtherKind = 'svg' | 'heic' | 'pdf' | 'video';

/** What the first bytes say; null if it is not a picture type known here. */
export function readHeader(bytes: Uint8Array): PictureHeader | OtherKind | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return jpegHeader(view);
    if (view.getUint32(0) === 0x89504e47)
      return sized('png', view.getUint32(16), view.getUint32(20));
    const word = textAt(bytes, 0, 4);
    if (word === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpHeader(view, bytes);
    if (word === 'GIF8') return sized('gif', view.getUint16(6, true), view.getUint16(8, true));
    if (word.startsWith('BM') && view.getUint32(14, true) >= 40) {
      return sized('bmp', view.getInt32(18, true), Math.abs(view.getInt32(22, true)));
    }
    if (word === '%PDF') return 'pdf';
    if (textAt(bytes, 4, 4) === 'ftyp') return brandOf(textAt(bytes, 8, 4));
  } catch (error) {
    // Fewer bytes than the type's header needs.
    if (error instanceof RangeError) return null;
    throw error;
  }
  return /<svg[\s>]/i.test(textAt(bytes, 0, 4096)) ? 'svg' : null;
}

/** Whether the file is complete, to detect an interrupted download. */
export function isWhole(bytes: Uint8Array, { kind }: PictureHeader): boolean {
  switch (kind) {
    case 'jpeg':
      return hasJpegEnd(bytes);
    case 'png':
      return lastIndexOf(bytes, [0x49, 0x45, 0x4e, 0x44]) > 0;
    case 'webp':
      return bytes.byteLength >= 8 + uint32(bytes, 4);
    case 'bmp':
      return bytes.byteLength >= uint32(bytes, 2);
    default:
      return bytes.at(-1) === 0x3b || lastIndexOf(bytes, [0x00, 0x3b]) > 0;
  }
}

function sized(kind: PictureKind, width: number, height: number): PictureHeader {
  return { kind, width, height };
}

/** The frame comes after everything else that a camera writes. */
function jpegHeader(view: DataView): PictureHeader | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    at += jpegStep(view, at);
  }
  return null;
}

/** From one marker to the next; 0xff is padding, and some markers have no data. */
function jpegStep(view: DataView, at: number): number {
  const marker = view.getUint8(at + 1);
  if (marker === 0xff) return 1;
  const hasNoLength = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
  return hasNoLength ? 2 : 2 + view.getUint16(at + 2);
}

/**
 * Whether the picture itself is complete. Phones write a thumbnail before it and a film or a second picture
 * after it, which can contain any bytes, so this follows only its own segments and scans.
 */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 1 < bytes.byteLength; ) {
    // Between markers is the data of a scan.
    if (bytes[at] !== 0xff) at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.byteLength) return false;
    if (bytes[at + 1] === 0xd9) return true;
    if (at + 3 >= bytes.byteLength) return false;
    at += jpegStep(view, at);
  }
  return false;
}

function webpHeader(view: DataView, bytes: Uint8Array): PictureHeader | null {
  const chunk = textAt(bytes, 12, 4);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return sized('webp', three(24) + 1, three(27) + 1);
  if (chunk === 'VP8 ') {
    return sized('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  }
  if (chunk !== 'VP8L') return null;
  const packed = view.getUint32(21, true);
  return sized('webp', (packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1);
}

function brandOf(brand: string): OtherKind {
  return /^(hei|hev|mif|msf|avi)/.test(brand) ? 'heic' : 'video';
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
}

function lastIndexOf(bytes: Uint8Array, mark: readonly number[]): number {
  const [first = 0] = mark;
  for (
    let at = bytes.lastIndexOf(first);
    at >= 0;
    at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1
  ) {
    if (mark.every((one, n) => bytes[at + n] === one)) return at;
  }
  return -1;
}
