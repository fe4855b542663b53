// The size of a zstd frame's content, from its header (RFC 8878, 3.1.1.1), without unpacking any of it.

/** Bytes of the dictionary id by its flag. */
const DICTIONARY = [0, 1, 2, 4];
/** Bytes of the content size by its flag; one byte only without a window descriptor. */
const SIZE = [0, 2, 4, 8];

/** The packed length for a frame that does not say it. */
export function unpackedBytes(packed: Uint8Array): number {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const descriptor = bytes[4] ?? 0;
  const hasWindow = (descriptor & 0x20) === 0;
  const flag = descriptor >> 6;
  const at = 5 + (hasWindow ? 1 : 0) + (DICTIONARY[descriptor & 3] ?? 0);
  const length = flag === 0 && !hasWindow ? 1 : (SIZE[flag] ?? 0);
  if (length === 0 || bytes.length < at + length) return packed.length;
  if (length === 8) return Number(bytes.readBigUInt64LE(at));
  // The two-byte form starts at 256.
  return bytes.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}
