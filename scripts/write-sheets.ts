// Contact sheets: pictures side by side with their names, some to a file, in docs/screens.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const out = resolve(import.meta.dirname, '../docs/screens');
const COLUMNS = 5;
const PER_SHEET = 30;
/** Characters that fit below a picture. */
const MAX_LABEL = 46;
/** Pixels of a picture on a sheet, and what is around it. */
export const CELL = { width: 300, height: 220, gap: 12, label: 22 } as const;

export interface SheetEntry {
  readonly name: string;
  readonly picture: Buffer | string;
}

export interface SheetLayout {
  readonly height: number;
  readonly perSheet: number;
}

async function writeSheet(
  path: string,
  entries: readonly SheetEntry[],
  height: number,
): Promise<void> {
  const layers: OverlayOptions[] = [];
  for (const [n, { name, picture }] of entries.entries()) {
    const left = CELL.gap + (n % COLUMNS) * (CELL.width + CELL.gap);
    const top = CELL.gap + Math.floor(n / COLUMNS) * (height + CELL.label + CELL.gap);
    const input = await sharp(picture, { limitInputPixels: false })
      .resize(CELL.width, height, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer();
    const short = name.length > MAX_LABEL ? `${name.slice(0, MAX_LABEL - 1)}…` : name;
    const label = short.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const text = `<svg width="${CELL.width}" height="${CELL.label}"><text x="0" y="16" font-family="sans-serif" font-size="12" fill="#1d2321">${label}</text></svg>`;
    layers.push({ input, left, top }, { input: Buffer.from(text), left, top: top + height });
  }
  const rows = Math.ceil(entries.length / COLUMNS);
  await sharp({
    create: {
      width: CELL.gap + COLUMNS * (CELL.width + CELL.gap),
      height: CELL.gap + rows * (height + CELL.label + CELL.gap),
      channels: 3,
      background: '#FAF8F4',
    },
  })
    .composite(layers)
    .webp({ quality: 72 })
    .toFile(path);
}

/** Writes docs/screens/KIND-1.webp and so on, and prints their paths. */
export async function writeSheets(
  kind: string,
  entries: readonly SheetEntry[],
  { height, perSheet }: SheetLayout = { height: CELL.height, perSheet: PER_SHEET },
): Promise<void> {
  await mkdir(out, { recursive: true });
  for (let n = 0; n * perSheet < entries.length; n++) {
    const path = join(out, `${kind}-${n + 1}.webp`);
    await writeSheet(path, entries.slice(n * perSheet, (n + 1) * perSheet), height);
    console.log(path);
  }
}
