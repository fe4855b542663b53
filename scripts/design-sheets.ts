// Contact sheets of designs, each a path-traced still. docs/screens/designs-N.webp has the examples of AI 3D design as they
// are kept; docs/screens/designs-by-brief-N.webp the designs of the briefs in sheet-briefs.ts, made in products of the demo
// world. Their stills are kept in .data/design-stills by scene, size and camera, so that a stop loses nothing; some seconds
// each.
//   npm run designs:sheets [-- --briefs 12 --of 1 --width 600 --samples 32 --keep FOLDER]
// `--of 1` takes only the first design of each brief, `--briefs 0` only the examples; with `--keep` stills go there as PNG
// and no sheet is written.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { designRequest, type FinishedDesign } from '@wevisu/layout/requests/design-request.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { openStudio } from '@wevisu/still/run/studio.ts';
import { insideCamera } from '@wevisu/still/run/view-camera.ts';
import { demoStock } from '../db/demo/rooms/demo-stock.ts';
import { readExamples } from '../db/demo/rooms/example-files.ts';
import { SHEET_BRIEFS } from './sheet-briefs.ts';
import { stillOfDesign } from './still-of-design.ts';
import { CELL, type SheetEntry, writeSheets } from './write-sheets.ts';

const { values } = parseArgs({
  options: {
    briefs: { type: 'string', default: String(SHEET_BRIEFS.length) },
    of: { type: 'string', default: '3' },
    width: { type: 'string', default: '360' },
    samples: { type: 'string', default: '7' },
    keep: { type: 'string' },
  },
});
const width = Number(values.width);
const size = { width, height: Math.round((width * 2) / 3), samples: Number(values.samples) };
const kept = resolve(import.meta.dirname, '../.data/design-stills');

await using studio = openStudio(availableParallelism());

async function stillOf({ document }: FinishedDesign): Promise<Buffer> {
  const seen = JSON.stringify([size, insideCamera(document)]);
  const hash = createHash('sha256').update(writeScene(document)).update(seen);
  const path = join(kept, `${hash.digest('hex').slice(0, 24)}.png`);
  const known = await readFile(path).catch(() => null);
  if (known) return known;
  const png = await (await stillOfDesign(document, size, studio)).png().toBuffer();
  await writeFile(`${path}.part`, png);
  await rename(`${path}.part`, path);
  return png;
}

const layout = { height: Math.round((CELL.width * 2) / 3), perSheet: 35 };

async function examples(): Promise<SheetEntry[]> {
  return (await readExamples()).flatMap(({ designs, pictures }) =>
    designs.flatMap(({ summary: { style, title } }, n) => {
      const picture = pictures[n];
      return picture ? [{ name: `${style}: ${title}`, picture }] : [];
    }),
  );
}

await mkdir(values.keep ?? kept, { recursive: true });
await mkdir(kept, { recursive: true });
if (values.keep === undefined) await writeSheets('designs', await examples(), layout);
const briefs = SHEET_BRIEFS.slice(0, Number(values.briefs));
const goods = briefs.length > 0 ? demoStock() : null;
const entries: SheetEntry[] = [];
for (const [n, text] of briefs.entries()) {
  if (goods === null) break;
  const request = { brief: readBrief(text), start: null, withinDays: null, variation: 0 };
  const outcome = designRequest(request, goods);
  if (outcome.kind === 'declined') {
    console.log(`${n + 1} declined: ${text}: ${outcome.declined.text}`);
    continue;
  }
  for (const [at, design] of outcome.designs.slice(0, Number(values.of)).entries()) {
    const started = performance.now();
    const picture = await stillOf(design);
    const { title, style, totalCents } = design.summary;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${n + 1}.${at + 1} ${seconds} s ${title}, ${style}, $${Math.round(totalCents / 100)}`,
    );
    if (values.keep) await writeFile(join(values.keep, `${n + 1}-${at + 1}.png`), picture);
    entries.push({ name: `${n + 1}.${at + 1} ${style}: ${title}`, picture });
  }
}
if (values.keep === undefined) await writeSheets('designs-by-brief', entries, layout);
