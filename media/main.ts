// Renders the pictures of the demo's product models into media/products/KEY.webp. Existing pictures are
// kept, so it can be stopped and run again. `--prune` removes unused pictures, `--list` prints how many
// are needed and missing, `--before=TIME` rerenders those older than an ISO time, as after a change of
// the studio's light.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { listModelPictures } from '../db/demo/model-pictures.ts';
import { openPictureStudio } from '../scripts/media/picture-studio.ts';

const folder = join(import.meta.dirname, 'products');
const PIXELS = 640;
const QUALITY = 0.8;

interface Wanted {
  readonly key: string;
  readonly spec: ModelSpec;
}

await mkdir(folder, { recursive: true });
const wanted = listModelPictures();
const before = process.argv.find((text) => text.startsWith('--before='))?.slice(9);
const there = new Set<string>();
for (const name of await readdir(folder)) {
  const isOld = before !== undefined && (await stat(join(folder, name))).mtime < new Date(before);
  if (name.endsWith('.webp') && !name.startsWith('.') && !isOld) there.add(name.slice(0, -5));
}
const missing = [...wanted].flatMap(([key, spec]) => (there.has(key) ? [] : [{ key, spec }]));
console.log(`${wanted.size} pictures wanted, ${missing.length} missing`);

if (process.argv.includes('--prune')) {
  const stale = [...there].filter((key) => !wanted.has(key));
  await Promise.all(stale.map((key) => rm(join(folder, `${key}.webp`), { force: true })));
  console.log(`${stale.length} removed`);
}
if (!process.argv.includes('--list') && missing.length > 0) await render(missing);

async function render(list: readonly Wanted[]): Promise<void> {
  const studio = await openPictureStudio(PIXELS);
  const started = performance.now();
  for (const [index, { key, spec }] of list.entries()) {
    const picture = await studio.draw(spec, QUALITY);
    // Written to a temporary file and moved, so that a stop leaves no partial picture.
    const draft = join(folder, `.${key}.webp`);
    await writeFile(draft, picture);
    await rename(draft, join(folder, `${key}.webp`));
    if (index % 25 === 24) report(index + 1, list.length, started);
  }
  await studio.close();
}

function report(done: number, all: number, started: number): void {
  const seconds = (performance.now() - started) / 1000;
  const left = Math.round(((all - done) * seconds) / done / 60);
  console.log(
    `${done} of ${all}, ${(seconds / done).toFixed(2)} s each, about ${left} minutes left`,
  );
}
