// Bakes example pictures into one sheet and prints the CPU time of each:
// node scripts/contact-sheet.ts OUT.png [name…]
// A name selects the examples that contain it; those of the demo catalog start with 'demo'.

import { bakePicture } from '@wevisu/scene/materials/bake-picture.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { demoExamples } from './contact-sheet-demo.ts';
import { examples } from './contact-sheet-examples.ts';

const [out = '/tmp/contact-sheet.png', ...wanted] = process.argv.slice(2);
const size = Number(process.env.SHEET_SIZE ?? 320);
const columns = Number(process.env.SHEET_COLUMNS ?? 6);
const perLine = Number(process.env.SHEET_PER_LINE ?? 1);
const part = Number(process.env.SHEET_PART ?? 1);
const parts = Number(process.env.SHEET_PARTS ?? 1);
const all = Object.entries({ ...examples, ...demoExamples(perLine) }).filter(
  ([name]) => wanted.length === 0 || wanted.some((text) => name.includes(text)),
);
const chosen = all.slice(
  Math.floor(((part - 1) * all.length) / parts),
  Math.floor((part * all.length) / parts),
);
const gap = 10;
const label = 18;
const rows = Math.ceil(chosen.length / columns);
const layers: OverlayOptions[] = [];
for (const [n, [name, spec]] of chosen.entries()) {
  const started = process.cpuUsage();
  const picture = bakePicture({ spec, widthPx: 640, heightPx: 640 });
  console.log(`${(process.cpuUsage(started).user / 1000).toFixed(0).padStart(5)} ms ${name}`);
  const input = await sharp(picture.rgba, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .resize(size, size)
    .png()
    .toBuffer();
  const left = gap + (n % columns) * (size + gap);
  const top = gap + Math.floor(n / columns) * (size + gap + label);
  const text = `<svg width="${size}" height="${label}"><text x="0" y="13" font-family="sans-serif" font-size="12" fill="#333">${name.replace(/&/g, '&amp;')}</text></svg>`;
  layers.push({ input, left, top }, { input: Buffer.from(text), left, top: top + size });
}
await sharp({
  create: {
    width: gap + columns * (size + gap),
    height: gap + rows * (size + gap + label),
    channels: 3,
    background: '#FAF8F4',
  },
})
  .composite(layers)
  .png()
  .toFile(out);
