// ZIP files for tests. Sizes and flags may lie, as those of people who mean harm do.
import { crc32, deflateRawSync } from 'node:zlib';

export interface TestZipPart {
  readonly name: string;
  readonly content: Buffer;
  /** What the table of contents says. */
  readonly unpackedBytes?: number;
  readonly isEncrypted?: boolean;
}

export function testZip(parts: readonly TestZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, unpackedBytes = content.length, isEncrypted = false } of parts) {
    const packed = deflateRawSync(content);
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(unpackedBytes, 18);
    facts.writeUInt16LE(path.length, 22);
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts]);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 'latin1');
    facts.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, path);
    files.push(header, path, packed);
    at += header.length + path.length + packed.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, table, end]);
}
