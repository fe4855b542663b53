// The table of contents of a ZIP file, read before anything of it is unpacked. Source: APPNOTE 6.3.10, 4.3.
import { inflateRawSync } from 'node:zlib';
import { SHEET_LIMITS, SheetError } from './sheet-row.ts';

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly localHeaderAt: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_HEADER_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;

/** Throws a SheetError if it is no ZIP file or would unpack to more than SHEET_LIMITS.unpackedBytes. */
export function readZipEntries(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  for (let nth = 0; nth < count; nth += 1) {
    if (at + DIRECTORY_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_HEADER)
      throw new SheetError('sheet_broken');
    const nameLength = bytes.readUInt16LE(at + 28);
    const nameAt = at + DIRECTORY_HEADER_BYTES;
    const entry: ZipEntry = {
      name: bytes.toString('utf8', nameAt, nameAt + nameLength),
      isDeflated: bytes.readUInt16LE(at + 10) === 8,
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      localHeaderAt: bytes.readUInt32LE(at + 42),
    };
    entries.push(entry);
    unpacked += entry.unpackedBytes;
    if (unpacked > SHEET_LIMITS.unpackedBytes) throw new SheetError('sheet_too_large');
    at = nameAt + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new SheetError('sheet_broken');
}

/** One part, unpacked. Stops where it grows beyond what the table of contents says. */
export function unpack(bytes: Buffer, entry: ZipEntry): Buffer {
  const at = entry.localHeaderAt;
  if (at + LOCAL_HEADER_BYTES > bytes.length) throw new SheetError('sheet_broken');
  const from = at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(from, from + entry.packedBytes);
  if (!entry.isDeflated) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch {
    throw new SheetError('sheet_broken');
  }
}
