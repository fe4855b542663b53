// How long a still of a furnished kitchen takes: until the first picture, and until all samples are in.
// Rays are also reported per second of CPU time, since wall time on a busy machine says little.
//   npm run bench:still [-- --threads 2 --samples 64 --json FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderStill } from '@wevisu/still/run/render-still.ts';
import { openRoom } from '../scripts/scene/open-scene.ts';
import { stillCamera } from '../scripts/scene/still-camera.ts';
import { describeMachine } from './results.ts';

const ROOM = 'kitchen-l-island-14x16-farmhouse';
const SIZE = { width: 640, height: 480 };
/** Target in seconds on two idle cores. */
const LIMITS = { firstSeconds: 5, allSeconds: 60 };

const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '2' },
    samples: { type: 'string', default: '64' },
    json: { type: 'string' },
  },
});
const threads = Number(values.threads);
const samples = Number(values.samples);

const { document } = await openRoom(ROOM);
const camera = stillCamera(document, undefined);
const started = performance.now();
const before = process.cpuUsage();
const wallSeconds = () => (performance.now() - started) / 1000;
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

let first: { readonly wall: number; readonly cpu: number } | null = null;
const { rays } = await renderStill(
  document,
  { ...SIZE, samples, seed: 1, light: 'day', camera },
  {
    threads,
    onDraft: () => {
      first = { wall: wallSeconds(), cpu: cpuSeconds() };
    },
  },
);
const report = {
  machine: describeMachine(),
  room: ROOM,
  ...SIZE,
  samples,
  threads,
  first,
  wallSeconds: wallSeconds(),
  cpuSeconds: cpuSeconds(),
  rays,
  raysPerCpuSecond: Math.round(rays / cpuSeconds()),
  limits: LIMITS,
};
console.log(report);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
