// A ZIP file that is written while it is sent: sizes and checksums follow their content, so that nothing is held back.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer>;
}

/** Content is deflated, sizes come after it, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the first day that the format knows: a file of the same rows is the same file. */
const DATE = 0x0021;
/** The format without its extension for large files. */
const MAX_BYTES = 0xffff_ffff;

export function zipStream(parts: readonly ZipPart[]): Readable {
  return Readable.from(writeParts(parts), { objectMode: false });
}

async function* writeParts(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const path = Buffer.from(name);
    const facts = { path, crc: 0, packed: 0, plain: 0 };
    const header = Buffer.concat([signed('PK\u0003\u0004', factsOf(facts)), path]);
    yield header;
    for await (const chunk of deflate(content, facts)) {
      facts.packed += chunk.length;
      yield chunk;
    }
    const sizes = factsOf(facts).subarray(10, 22);
    yield signed('PK\u0007\u0008', sizes);
    directory.push(entryOf(facts, at), path);
    at += header.length + facts.packed + 4 + sizes.length;
    if (at > MAX_BYTES) throw new Error(`${name} makes the file larger than a ZIP file may be.`);
  }
  const table = Buffer.concat(directory);
  yield table;
  yield endOf({ parts: parts.length, bytes: table.length, at });
}

interface Facts {
  readonly path: Buffer;
  crc: number;
  packed: number;
  plain: number;
}

async function* deflate(content: ZipPart['content'], facts: Facts): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  async function* measured() {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      facts.crc = crc32(bytes, facts.crc);
      facts.plain += bytes.length;
      yield bytes;
    }
  }
  // A failure of the rows destroys the packer, and so reaches whoever reads it.
  pipeline(measured, packer).catch(() => undefined);
  yield* packer;
}

/** From "version needed" to "length of the extra field": the same in both headers. */
function factsOf({ path, crc, packed, plain }: Facts): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(plain, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}

function entryOf(facts: Facts, at: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(20, 4);
  factsOf(facts).copy(entry, 6);
  entry.writeUInt32LE(at, 42);
  return entry;
}

function endOf({ parts, bytes, at }: { parts: number; bytes: number; at: number }): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts, 8);
  end.writeUInt16LE(parts, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

function signed(signature: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(signature, 'latin1'), bytes]);
}
