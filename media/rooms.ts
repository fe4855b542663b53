// Renders a preview of each template into media/rooms/ID.webp. A picture whose scene has not changed
// since is kept: media/rooms/scenes.json holds the hash of what each shows. Names given as arguments
// render only those; `--list` prints how many are missing; `--all` renders every one anew.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViewNode } from '@wevisu/scene/document/nodes/marks.ts';
import { nodeOf } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import type { Eye } from '@wevisu/viewer/room/camera-rig.ts';
import sharp from 'sharp';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { listTemplates, type Template } from '../db/demo/rooms/author/templates.ts';
import { openRoomStudio } from '../scripts/media/room-studio.ts';

const folder = join(import.meta.dirname, 'rooms');
const hashesFile = join(folder, 'scenes.json');
const SIZE = { width: 720, height: 480 };
const QUALITY = 82;
/** Passes of light that each picture settles over. */
const FRAMES = 5;
const PATCH_PIXELS = 512;

function hashOf({ document }: Template): string {
  return createHash('sha256').update(writeScene(document)).digest('hex').slice(0, 16);
}

/** Metres with y up and z to the south, from the plan's tenths of a millimetre. */
function eyeOf({ eye, target, fovDeg }: ViewNode): Eye {
  const place = ([x, y, z]: readonly [number, number, number]) =>
    [x / 10_000, z / 10_000, -y / 10_000] as const;
  return { eye: place(eye), target: place(target), fovDeg };
}

async function readHashes(): Promise<Record<string, string>> {
  const text = await readFile(hashesFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

/** Written beside and moved, so that a stop leaves no half file. */
async function replace(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

await mkdir(folder, { recursive: true });
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAll = process.argv.includes('--all');
const templates = listTemplates(indexProducts());
const hashes = isAll ? {} : await readHashes();
const there = new Set(await readdir(folder));
for (const file of there) {
  const id = file.replace(/\.webp$/, '');
  if (file.endsWith('.webp') && !templates.some((one) => one.id === id))
    await rm(join(folder, file));
}
const missing = templates.filter(
  (one) =>
    (names.length === 0 || names.includes(one.id)) &&
    (hashes[one.id] !== hashOf(one) || !there.has(`${one.id}.webp`)),
);
console.log(`${templates.length} templates, ${missing.length} pictures to make`);
if (missing.length > 0 && !process.argv.includes('--list')) await render(missing);

async function render(list: readonly Template[]): Promise<void> {
  const studio = await openRoomStudio(SIZE);
  for (const [index, template] of list.entries()) {
    const started = performance.now();
    const view = nodeOf(template.document.nodes, 'preview', 'view');
    const { png } = await studio.shoot({
      scene: template.document,
      light: 'day',
      mode: view ? 'walk' : 'orbit',
      eye: view ? eyeOf(view) : null,
      along: null,
      frames: FRAMES,
      patchPixels: PATCH_PIXELS,
    });
    const webp = await sharp(png).webp({ quality: QUALITY }).toBuffer();
    await replace(join(folder, `${template.id}.webp`), webp);
    hashes[template.id] = hashOf(template);
    const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
    await replace(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${index + 1} of ${list.length}: ${template.id}, ${seconds} s`);
  }
  await studio.close();
}
