// What a camera wrote into a file about its lens, and nothing else of it: no place, no time, no device. Pure.

export interface ExifFacts {
  /** Millimeters on film 36 mm wide. */
  readonly focal35: number | null;
  readonly focalMm: number | null;
  /** Pixels per millimeter of the sensor. */
  readonly pixelsPerMm: number | null;
  /** Sides of the picture that the camera took, longer first. */
  readonly sides: readonly [number, number] | null;
  readonly zoom: number;
}

/** Null without Exif data, or if they are damaged. Source: Exif 2.32, TIFF 6.0. */
export function readExif(bytes: Uint8Array): ExifFacts | null {
  try {
    const block = exifBlock(bytes);
    return block && factsOf(block);
  } catch (error) {
    // An offset that points out of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const EXIF = 'Exif\0\0';

/** The TIFF block of a JPEG, PNG or WebP. */
function exifBlock(bytes: Uint8Array): DataView | null {
  const view = viewOf(bytes);
  if (view.getUint16(0) === 0xffd8) return inJpeg(bytes, view);
  if (view.getUint32(0) === 0x89504e47) return inChunks(bytes, 8, 'eXIf', false);
  return textAt(bytes, 8, 4) === 'WEBP' ? inChunks(bytes, 12, 'EXIF', true) : null;
}

function inJpeg(bytes: Uint8Array, view: DataView): DataView | null {
  for (let at = 2; at + 4 < bytes.length && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // The picture itself starts here.
    if (marker === 0xda) return null;
    const length = view.getUint16(at + 2);
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === EXIF) {
      return viewOf(bytes.subarray(at + 10, at + 2 + length));
    }
    at += 2 + length;
  }
  return null;
}

/** PNG counts a chunk's data before its name and adds a checksum; WebP counts after it and pads to even. */
function inChunks(bytes: Uint8Array, from: number, name: string, isWebp: boolean): DataView | null {
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + (isWebp ? 4 : 0), isWebp);
    if (textAt(bytes, at + (isWebp ? 0 : 4), 4) === name) {
      const data = bytes.subarray(at + 8, at + 8 + length);
      return viewOf(textAt(data, 0, 6) === EXIF ? data.subarray(6) : data);
    }
    at += 8 + length + (isWebp ? length % 2 : 4);
  }
  return null;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

const TAG = {
  exif: 0x8769,
  focalMm: 0x920a,
  width: 0xa002,
  height: 0xa003,
  planeResolution: 0xa20e,
  planeUnit: 0xa210,
  zoom: 0xa404,
  focal35: 0xa405,
} as const;

/** Millimeters of each unit of resolution: inch, centimeter, millimeter. */
const mmOfUnit: Readonly<Record<number, number>> = { 2: 25.4, 3: 10, 4: 1 };

function factsOf(view: DataView): ExifFacts | null {
  const isLittle = view.getUint16(0) === 0x4949;
  const root = readTags(view, view.getUint32(4, isLittle), isLittle);
  const at = root.get(TAG.exif);
  if (at === undefined) return null;
  const tags = readTags(view, at, isLittle);
  const positive = (tag: number) => {
    const value = tags.get(tag) ?? 0;
    return value > 0 && Number.isFinite(value) ? value : null;
  };
  const [width, height] = [positive(TAG.width), positive(TAG.height)];
  const perUnit = positive(TAG.planeResolution);
  const unit = mmOfUnit[tags.get(TAG.planeUnit) ?? 2];
  return {
    focal35: positive(TAG.focal35),
    focalMm: positive(TAG.focalMm),
    pixelsPerMm: perUnit && unit ? perUnit / unit : null,
    sides: width && height ? [Math.max(width, height), Math.min(width, height)] : null,
    zoom: positive(TAG.zoom) ?? 1,
  };
}

/** The first number of each entry of a directory: short, long or rational. */
function readTags(view: DataView, from: number, isLittle: boolean): Map<number, number> {
  const tags = new Map<number, number>();
  const count = view.getUint16(from, isLittle);
  for (let n = 0; n < count; n++) {
    const at = from + 2 + n * 12;
    const type = view.getUint16(at + 2, isLittle);
    const tag = view.getUint16(at, isLittle);
    if (type === 3) tags.set(tag, view.getUint16(at + 8, isLittle));
    if (type === 4) tags.set(tag, view.getUint32(at + 8, isLittle));
    if (type === 5) {
      const data = view.getUint32(at + 8, isLittle);
      tags.set(tag, view.getUint32(data, isLittle) / view.getUint32(data + 4, isLittle));
    }
  }
  return tags;
}
