// Renders a preview of each template into media/rooms/ID.webp. Pictures of unchanged scenes are kept:
// media/rooms/scenes.json has the hash of each picture's scene. Names as arguments render only those,
// in their order; `--list` prints how many are missing; `--all` rerenders every one; `--raw=FOLDER`
// keeps the undeveloped renders there, and `--develop` only develops those again.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { listTemplates, type Template } from '../db/demo/rooms/author/templates.ts';
import { openRoomStudio } from '../scripts/media/room-studio.ts';
import { develop } from './develop.ts';
import { shotOf } from './room-shot.ts';

const folder = join(import.meta.dirname, 'rooms');
const hashesFile = join(folder, 'scenes.json');
const SIZE = { width: 720, height: 480 };
const QUALITY = 82;
/** Light passes that each picture accumulates. */
const FRAMES = 8;
const PATCH_PIXELS = 512;

function hashOf({ document }: Template): string {
  return createHash('sha256').update(writeScene(document)).digest('hex').slice(0, 16);
}

async function readHashes(): Promise<Record<string, string>> {
  const text = await readFile(hashesFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

/** Written to a temporary file and moved, so that a stop leaves no partial file. */
async function replace(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

await mkdir(folder, { recursive: true });
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rawFolder = process.argv.find((word) => word.startsWith('--raw='))?.slice(6);
const isAll = process.argv.includes('--all');
const templates = listTemplates(indexProducts());
const hashes = await readHashes();
const there = new Set(await readdir(folder));
for (const file of there) {
  const id = file.replace(/\.webp$/, '');
  if (file.endsWith('.webp') && !templates.some((one) => one.id === id))
    await rm(join(folder, file));
}
const missing = templates.filter(
  (one) =>
    (names.length === 0 || names.includes(one.id)) &&
    (isAll || hashes[one.id] !== hashOf(one) || !there.has(`${one.id}.webp`)),
);
missing.sort((a, b) => names.indexOf(a.id) - names.indexOf(b.id));
console.log(`${templates.length} templates, ${missing.length} pictures to make`);
if (rawFolder) await mkdir(rawFolder, { recursive: true });
if (rawFolder && process.argv.includes('--develop')) await developAgain(rawFolder);
else if (missing.length > 0 && !process.argv.includes('--list')) await render(missing);

async function savePicture(id: string, png: Buffer): Promise<void> {
  const webp = await (await develop(png)).webp({ quality: QUALITY }).toBuffer();
  await replace(join(folder, `${id}.webp`), webp);
}

async function developAgain(raw: string): Promise<void> {
  for (const file of await readdir(raw)) {
    const id = file.replace(/\.png$/, '');
    if (templates.some((one) => one.id === id))
      await savePicture(id, await readFile(join(raw, file)));
  }
}

async function render(list: readonly Template[]): Promise<void> {
  const studio = await openRoomStudio(SIZE);
  for (const [index, template] of list.entries()) {
    const started = performance.now();
    const { png } = await studio.shoot({
      ...shotOf(template, SIZE.width / SIZE.height),
      along: null,
      frames: FRAMES,
      patchPixels: PATCH_PIXELS,
    });
    if (rawFolder) await replace(join(rawFolder, `${template.id}.png`), png);
    await savePicture(template.id, png);
    hashes[template.id] = hashOf(template);
    const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
    await replace(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${index + 1} of ${list.length}: ${template.id}, ${seconds} s`);
  }
  await studio.close();
}
