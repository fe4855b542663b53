// Writes Brotli and gzip next to each built file, so that no request waits for compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|txt|html|xml|webmanifest)$/;
/** One packet: compression gains nothing below this. */
const minBytes = 1400;

/** @param {string} folder */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(files.map(compressOne));
}

async function compressOne(file) {
  const content = readFileSync(file);
  if (content.length < minBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) writeFileSync(`${file}.br`, br);
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
}
