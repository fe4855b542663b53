// Draws the icons of the pro's app from our mark, favicon.svg. `--check` fails if the checked-in ones differ.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../apps/web/public');
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
const FOREST = '#1f5b47';

/** Systems cut maskable icons to a circle of four fifths, and Apple rounds the corners itself: both are filled. */
const ICONS = [
  { name: 'pro-192.png', size: 192, isFilled: false },
  { name: 'pro-512.png', size: 512, isFilled: false },
  { name: 'pro-maskable-512.png', size: 512, isFilled: true },
  { name: 'pro-apple-180.png', size: 180, isFilled: true },
];

const stale: string[] = [];
await mkdir(join(folder, 'icons'), { recursive: true });
for (const { name, size, isFilled } of ICONS) {
  const inner = Math.round(isFilled ? size * 0.8 : size);
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const png = isFilled
    ? await sharp({ create: { width: size, height: size, channels: 3, background: FOREST } })
        .composite([{ input: drawn }])
        .png({ compressionLevel: 9 })
        .toBuffer()
    : drawn;
  const path = join(folder, 'icons', name);
  if (!process.argv.includes('--check')) await writeFile(path, png);
  else if (!(await readFile(path).catch(() => Buffer.alloc(0))).equals(png)) stale.push(name);
}
if (stale.length > 0) {
  console.error(`${stale.join(', ')} are stale: run npm run icons`);
  process.exit(1);
}
