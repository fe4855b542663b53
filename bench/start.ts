// npm run bench:start [-- --times=3]
// Measures the first start of the product with `npm start` on a fresh data folder, and the second on the same data; the
// figures go into docs/performance.md. Nothing else should run on the machine meanwhile.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, makeDataDir, removeData, root } from '../scripts/start/program.ts';
import { describeMachine } from './results.ts';
import { writeBetween } from './write-between.ts';

const LIMIT_MS = 180_000;
const TARGETS = { first: 60, second: 6 } as const;

const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
const times = Number(values.times);
if (!Number.isSafeInteger(times) || times < 1) throw new Error('--times takes a whole number');

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
/** Load average of the last minute: other work, which makes every figure worse. */
const [load = 0] = loadavg();
const first: number[] = [];
const second: number[] = [];
for (let time = 1; time <= times; time++) {
  const dataDir = makeDataDir(tmpdir());
  try {
    first.push(await timeStart(dataDir));
    second.push(await timeStart(dataDir));
  } finally {
    removeData(dataDir);
  }
  console.log(`${time}: first ${inSeconds(first.at(-1))}, second ${inSeconds(second.at(-1))}`);
}
await writeBetween('start', toTable());

/** Milliseconds to the first page; then stops the product. */
async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_DATA: 'full',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    await pageOf(child, `http://127.0.0.1:${port}/`);
    return performance.now() - started;
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}

async function pageOf(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok && (await reply.text()).includes('</html>')) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  throw new Error(`no page within ${LIMIT_MS} ms`);
}

function toTable(): string {
  const row = (title: string, found: readonly number[], target: number) =>
    `| ${title} | ${found.map(inSeconds).join(', ')} | ${inSeconds(median(found))} | ${target} s |`;
  return `${describeMachine()}; load of the machine before: ${load.toFixed(1)}.

| start | each | median | asked: under |
| --- | --- | --- | --- |
${row('first, fresh data folder, 25,000 products', first, TARGETS.first)}
${row('second', second, TARGETS.second)}
`;
}

function median(found: readonly number[]): number {
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? Number.NaN;
}

function inSeconds(ms = Number.NaN): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
