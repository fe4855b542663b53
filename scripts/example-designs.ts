// Makes the examples of AI 3D design of the demo world: the designs of each brief in db/demo/rooms/example-briefs.ts, in
// products of the demo at the standard rates, and a path-traced still of each. A still whose design has not changed is kept.
//   npm run designs:examples [-- ID …]
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { designRequest, type FinishedDesign } from '@wevisu/layout/requests/design-request.ts';
import { roomOfBrief } from '@wevisu/layout/requests/room-of-brief.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { openStudio } from '@wevisu/still/run/studio.ts';
import { packDesign } from '../apps/server/src/features/design-ai/runs/design-tasks.ts';
import { demoStock } from '../db/demo/rooms/demo-stock.ts';
import { EXAMPLE_BRIEFS } from '../db/demo/rooms/example-briefs.ts';
import {
  EXAMPLE_PICTURES_FOLDER,
  EXAMPLES_FOLDER,
  type ExampleFile,
  picturePath,
} from '../db/demo/rooms/example-files.ts';
import { type StillSize, stillOfDesign } from './still-of-design.ts';

/** The one that is shown to everybody, and the two beside it. */
const SHOWN: StillSize = { width: 600, height: 400, samples: 24 };
const BESIDE: StillSize = { width: 360, height: 240, samples: 16 };
const QUALITY = 84;
const hashesFile = join(EXAMPLE_PICTURES_FOLDER, 'scenes.json');

async function replace(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

const goods = demoStock();

function toFile(design: FinishedDesign): ExampleFile['designs'][number] {
  const { summary, skus, rooms } = packDesign(design, goods);
  const document = { ...design.document, budgetCents: null };
  const orders = takeoffOf(document).orders.filter(({ units }) => units > 0);
  return {
    summary,
    orders: orders.map(({ sku, units }) => ({ sku, units })),
    ...{ skus: [...skus], rooms, scene: JSON.parse(writeScene({ ...document, products: {} })) },
  };
}

const only = process.argv.slice(2);
await mkdir(EXAMPLES_FOLDER, { recursive: true });
await mkdir(EXAMPLE_PICTURES_FOLDER, { recursive: true });
const hashes: Record<string, string> = JSON.parse(
  await readFile(hashesFile, 'utf8').catch(() => '{}'),
);
const waiting: { name: string; path: string; design: FinishedDesign; size: StillSize }[] = [];
for (const { id, text, shown } of EXAMPLE_BRIEFS) {
  if (only.length > 0 && !only.includes(id)) continue;
  const brief = readBrief(text);
  const outcome = designRequest({ brief, start: null, withinDays: null, variation: 0 }, goods);
  if (outcome.kind === 'declined') throw new Error(`${id}: ${outcome.declined.text}`);
  const { designs } = outcome;
  const file: ExampleFile = {
    ...{ text, roomId: roomOfBrief(brief).roomId, designs: designs.map(toFile) },
  };
  await replace(join(EXAMPLES_FOLDER, `${id}.json`), `${JSON.stringify(file)}\n`);
  for (const [n, design] of designs.entries()) {
    const size = n + 1 === shown ? SHOWN : BESIDE;
    waiting.push({ name: `${id}-${n + 1}`, path: picturePath(id, n + 1), design, size });
  }
}
await using studio = openStudio(availableParallelism());
// Those that everybody sees come first.
waiting.sort((a, b) => b.size.width - a.size.width);
for (const { name, path, design, size } of waiting) {
  const text = writeScene(design.document);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const isThere = await readFile(path).then(
    () => true,
    () => false,
  );
  if (isThere && hashes[name] === hash) continue;
  const begun = performance.now();
  const still = await stillOfDesign(design.document, size, studio);
  await replace(path, await still.webp({ quality: QUALITY }).toBuffer());
  hashes[name] = hash;
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await replace(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${name}, ${Math.round((performance.now() - begun) / 1000)} s`);
}
