// ZIP files for tests, honest and lying ones.
import { crc32, deflateRawSync } from 'node:zlib';

interface TestZipPart {
  readonly name: string;
  readonly content?: Buffer;
  /** In place of the content, as it stands in the file. */
  readonly packed?: Buffer;
  /** How many bytes it says that it unpacks to; by default the truth. */
  readonly declared?: number;
}

export function zipOf(parts: readonly TestZipPart[]): Buffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, content = Buffer.alloc(0), packed, declared } of parts) {
    const bytes = packed ?? deflateRawSync(content);
    const size = declared ?? content.length;
    const sum = crc32(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(sum, 14);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(sum, 16);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    files.push(local, Buffer.from(name), bytes);
    entries.push(entry, Buffer.from(name));
    at += 30 + name.length + bytes.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
}
