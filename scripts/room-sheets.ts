// Contact sheets of all floor plans and templates, to compare them: docs/screens/plans-N.webp and
// docs/screens/templates-N.webp. Templates without a rendered preview are skipped and listed.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ROOM_PICTURES_FOLDER, readBuiltRooms } from '../db/demo/rooms/room-files.ts';

const out = resolve(import.meta.dirname, '../docs/screens');
const COLUMNS = 5;
const PER_SHEET = 30;
const CELL = { width: 300, height: 220, gap: 12, label: 22 };

interface Entry {
  readonly name: string;
  readonly picture: Buffer | string;
}

async function writeSheet(path: string, entries: readonly Entry[]): Promise<void> {
  const layers: OverlayOptions[] = [];
  for (const [n, { name, picture }] of entries.entries()) {
    const left = CELL.gap + (n % COLUMNS) * (CELL.width + CELL.gap);
    const top = CELL.gap + Math.floor(n / COLUMNS) * (CELL.height + CELL.label + CELL.gap);
    const input = await sharp(picture, { limitInputPixels: false })
      .resize(CELL.width, CELL.height, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer();
    const label = name.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const text = `<svg width="${CELL.width}" height="${CELL.label}"><text x="0" y="16" font-family="sans-serif" font-size="12" fill="#1d2321">${label}</text></svg>`;
    layers.push({ input, left, top }, { input: Buffer.from(text), left, top: top + CELL.height });
  }
  const rows = Math.ceil(entries.length / COLUMNS);
  await sharp({
    create: {
      width: CELL.gap + COLUMNS * (CELL.width + CELL.gap),
      height: CELL.gap + rows * (CELL.height + CELL.label + CELL.gap),
      channels: 3,
      background: '#FAF8F4',
    },
  })
    .composite(layers)
    .webp({ quality: 72 })
    .toFile(path);
}

async function writeSheets(kind: string, entries: readonly Entry[]): Promise<void> {
  for (let n = 0; n * PER_SHEET < entries.length; n++) {
    const path = join(out, `${kind}-${n + 1}.webp`);
    await writeSheet(path, entries.slice(n * PER_SHEET, (n + 1) * PER_SHEET));
    console.log(path);
  }
}

await mkdir(out, { recursive: true });
const { plans, templates } = await readBuiltRooms();
// An SVG in millimeters is huge at its own size, so it is rendered at its cell's width.
const asPicture = (svg: string) =>
  Buffer.from(svg.replace(/ width="[^"]*mm" height="[^"]*mm"/, ` width="${CELL.width * 2}"`));
await writeSheets(
  'plans',
  plans.map(({ name, svg }) => ({ name, picture: asPicture(svg) })),
);
const pictureOf = (id: string) => join(ROOM_PICTURES_FOLDER, `${id}.webp`);
const missing = templates.filter(({ id }) => !existsSync(pictureOf(id)));
if (missing.length > 0) console.log(`without preview: ${missing.map(({ id }) => id).join(' ')}`);
await writeSheets(
  'templates',
  templates
    .filter(({ id }) => existsSync(pictureOf(id)))
    .map(({ id, name }) => ({ name, picture: pictureOf(id) })),
);
