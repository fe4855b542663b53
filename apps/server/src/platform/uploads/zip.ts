// ZIP files of people: the table of contents is read and bounded before anything is unpacked, and no part unpacks to more
// than the table says. Source: APPNOTE 6.3.10, 4.3.
import { promisify } from 'node:util';
import { inflateRaw, inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly localHeaderAt: number;
}

/** 'zip_too_large': it would unpack to more than is allowed. */
export type ZipProblem = 'zip_broken' | 'zip_too_large';

export class ZipError extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(problem);
    this.problem = problem;
  }
}

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_HEADER_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const ENCRYPTED = 1;
const DEFLATED = 8;

/** Throws a ZipError if it is no ZIP file or its parts would unpack to more than the limit. */
export function readZipEntries(
  bytes: Buffer,
  limit: { readonly unpackedBytes: number },
): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  for (let nth = 0; nth < count; nth += 1) {
    if (at + DIRECTORY_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_HEADER)
      throw new ZipError('zip_broken');
    const nameLength = bytes.readUInt16LE(at + 28);
    const nameAt = at + DIRECTORY_HEADER_BYTES;
    const entry: ZipEntry = {
      name: bytes.toString('utf8', nameAt, nameAt + nameLength),
      isDeflated: bytes.readUInt16LE(at + 10) === DEFLATED,
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      localHeaderAt: bytes.readUInt32LE(at + 42),
    };
    entries.push(entry);
    unpacked += entry.unpackedBytes;
    if (unpacked > limit.unpackedBytes) throw new ZipError('zip_too_large');
    at = nameAt + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new ZipError('zip_broken');
}

/** One part, unpacked. Stops where it grows beyond what the table of contents says. */
export function unpack(bytes: Buffer, entry: ZipEntry): Buffer {
  const packed = packedPart(bytes, entry);
  if (!entry.isDeflated) return packed;
  try {
    return inflateRawSync(packed, limitOf(entry));
  } catch {
    throw new ZipError('zip_broken');
  }
}

const inflateLater = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** The same on another thread. */
export async function unpackLater(bytes: Buffer, entry: ZipEntry): Promise<Buffer> {
  const packed = packedPart(bytes, entry);
  if (!entry.isDeflated) return packed;
  return inflateLater(packed, limitOf(entry)).catch(() => {
    throw new ZipError('zip_broken');
  });
}

function limitOf({ unpackedBytes }: ZipEntry) {
  return { maxOutputLength: Math.max(1, unpackedBytes) };
}

function packedPart(bytes: Buffer, entry: ZipEntry): Buffer {
  const at = entry.localHeaderAt;
  if (at + LOCAL_HEADER_BYTES > bytes.length) throw new ZipError('zip_broken');
  const from = at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return bytes.subarray(from, from + entry.packedBytes);
}
