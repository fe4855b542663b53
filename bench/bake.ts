// How long the baker takes: one picture of every line of surfaces that the demo shop sells, at the
// size of a product page. CPU time, since wall time on a busy machine says little.
//   node bench/bake.ts [--json FILE]
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { bakePicture } from '@wevisu/scene/materials/bake-picture.ts';
import type { PictureSpecInput } from '@wevisu/scene/materials/picture-spec.ts';
import { demoExamples } from '../scripts/contact-sheet-demo.ts';

const SIZE_PX = 640;
const REPEATS = 5;
/** Target on one core. */
const LIMIT_MS = 250;

const { values } = parseArgs({ options: { json: { type: 'string' } } });

function bakeMs(spec: PictureSpecInput): number {
  const started = process.cpuUsage();
  bakePicture({ spec, widthPx: SIZE_PX, heightPx: SIZE_PX });
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const specs = Object.entries(demoExamples(1));
// Warm up every painter before timing, as in a worker that has been running for a while.
for (const [, spec] of specs) bakeMs(spec);
const results = specs
  .map(([name, spec]) => {
    const runs = Array.from({ length: REPEATS }, () => bakeMs(spec)).sort((a, b) => a - b);
    return {
      name: name.replace(/^demo /, ''),
      view: spec.view,
      minMs: runs[0] ?? 0,
      medianMs: median(runs),
    };
  })
  .sort((a, b) => b.medianMs - a.medianMs);

for (const { name, view, minMs, medianMs } of results) {
  const mark = medianMs > LIMIT_MS ? ' over' : '';
  console.log(
    `${minMs.toFixed(0).padStart(5)} ${medianMs.toFixed(0).padStart(5)} ms  ${view.padEnd(6)} ${name}${mark}`,
  );
}
const medians = results.map(({ medianMs }) => medianMs).sort((a, b) => a - b);
const summary = {
  cpu: cpus()[0]?.model ?? 'unknown',
  node: process.version,
  sizePx: SIZE_PX,
  pictures: results.length,
  medianMs: Math.round(median(medians)),
  slowestMs: Math.round(medians.at(-1) ?? 0),
  limitMs: LIMIT_MS,
  over: results.filter(({ medianMs }) => medianMs > LIMIT_MS).map(({ name }) => name),
};
console.log(JSON.stringify(summary));
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ ...summary, results }, null, 2)}\n`);
}
