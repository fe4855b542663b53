// A zip archive whose files are stored as they are, each beginning at a multiple of 64 bytes, as USDZ
// demands: https://openusd.org/release/spec_usdz.html

const ALIGNMENT = 64;
/** Midnight of January 1st 1980: the same files give the same bytes. */
const [TIME, DATE] = [0, 0x21];
/** Id of the extra field that fills the gap: any that readers do not know. */
const FILLER = 0x1986;

interface StoredFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let k = 0; k < 8; k++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of two and four bytes, least first. */
function packed(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return out;
}

/** The bytes of the archive; files stand in the order given. Paths are ASCII. */
export function storedZip(files: readonly StoredFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const push = (...more: readonly Uint8Array[]) => {
    for (const part of more) {
      parts.push(part);
      length += part.length;
    }
  };
  const directory: Uint8Array[] = [];
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path);
    const start = length;
    const bare = start + 30 + name.length;
    // The filler has a head of four bytes itself.
    const gap = (ALIGNMENT - (bare % ALIGNMENT)) % ALIGNMENT;
    const extra = gap === 0 ? 0 : gap < 4 ? gap + ALIGNMENT : gap;
    const common: readonly (readonly [2 | 4, number])[] = [
      [2, 20],
      [2, 0],
      [2, 0],
      [2, TIME],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
    ];
    push(packed([4, 0x04034b50], ...common, [2, extra]), name);
    if (extra > 0) push(packed([2, FILLER], [2, extra - 4]), new Uint8Array(extra - 4));
    push(bytes);
    const place: readonly (readonly [2 | 4, number])[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ];
    directory.push(packed([4, 0x02014b50], [2, 20], ...common, ...place), name);
  }
  const start = length;
  push(...directory);
  const size = length - start;
  push(
    packed(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, files.length],
      [2, files.length],
      [4, size],
      [4, start],
      [2, 0],
    ),
  );
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
