// npm run bench:mixed [-- --products=25000,1000000 --minutes=60 --only=shop,design,upload]
// The memory of the server's process while people read lists and pages, save and count rooms, upload pictures and
// have stills drawn, as many at once as a busy shop has. The table goes into docs/performance.md, but where only some do.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { openBenchDatabases, poolOptions, STANDARD_SIZE } from './databases.ts';
import { type MixedWork, openMixedWork } from './mixed-work.ts';
import { type MeasuredProcess, startServer } from './processes.ts';
import { createDraw } from './random.ts';
import { describeMachine } from './results.ts';
import { writeBetween } from './write-between.ts';

const SHOWROOM = 'OAKRIDGE';
const SEED = 20_260_105;
const CONNECTIONS = 10;
const SHOPPERS = 6;
const TARGET_MB = 350;
const SAMPLE_MS = 2_000;

interface Found {
  readonly products: number;
  readonly atStartMb: number;
  /** Each in the last quarter of the time. */
  readonly lateMb: readonly number[];
  readonly peakMb: number;
  readonly done: ReadonlyMap<string, number>;
  readonly errors: number;
}

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: `${STANDARD_SIZE},1000000` },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string', default: 'shop,design,upload' },
  },
});
const sizes = values.products.split(',').map(Number);
const minutes = Number(values.minutes);
const people = values.only.split(',');
if (sizes.some((size) => !Number.isSafeInteger(size) || size < 1) || !(minutes > 0)) {
  throw new Error('--products and --minutes take numbers');
}

const databases = await openBenchDatabases(resolve(import.meta.dirname, '../.data/bench'));
try {
  const found: Found[] = [];
  for (const products of sizes) {
    found.push(await measure(await databases.require(products), products));
  }
  const table = toTable(found);
  console.log(table);
  if (people.length === 3) await writeBetween('mixed', table);
} finally {
  await databases.close();
}

async function measure(databaseUrl: string, products: number): Promise<Found> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-mixed-'));
  const pool = openPool(databaseUrl, poolOptions(2));
  const server = await startServer(databaseUrl, { dataDir, connections: CONNECTIONS });
  try {
    const atStartMb = await server.memoryMb();
    const world = { pool, products, vsdId: SHOWROOM, draw: createDraw(SEED) };
    const work = await openMixedWork(world, server.origin);
    const lateMb = await runFor(minutes * 60_000, { server, work });
    const { done, errors } = work;
    return { products, atStartMb, lateMb, peakMb: await server.peakMb(), done, errors: errors() };
  } finally {
    await server.stop();
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runFor(
  ms: number,
  { server, work }: { readonly server: MeasuredProcess; readonly work: MixedWork },
): Promise<number[]> {
  const started = performance.now();
  const isOver = () => performance.now() - started >= ms;
  const all = people.flatMap((kind) => {
    if (kind === 'shop') return Array.from({ length: SHOPPERS }, () => work.shop(isOver));
    if (kind === 'design') return [work.design(isOver)];
    if (kind === 'upload') return [work.uploadPictures(isOver)];
    throw new Error(`nobody is called ${kind}`);
  });
  const late: number[] = [];
  let told = 0;
  while (!isOver()) {
    await sleep(Math.min(SAMPLE_MS, ms / 20));
    const elapsed = performance.now() - started;
    const nowMb = await server.memoryMb();
    if (elapsed > 0.75 * ms) late.push(nowMb);
    if (elapsed < (told + 1) * 60_000) continue;
    told += 1;
    console.log(`  ${told} min: ${nowMb} MB, peak ${await server.peakMb()} MB, ${inWords(work)}`);
  }
  await Promise.all(all);
  return late;
}

function inWords({ done, errors }: MixedWork): string {
  const parts = [...done].map(([what, times]) => `${times} ${what}`);
  return [...parts, `${errors()} errors`].join(', ');
}

function toTable(all: readonly Found[]): string {
  const rows = all.map(({ products, atStartMb, lateMb, peakMb, done, errors }) => {
    const middle = lateMb.toSorted((a, b) => a - b)[Math.floor(lateMb.length / 2)] ?? Number.NaN;
    const cells = [
      products.toLocaleString('en-US'),
      `${atStartMb} MB`,
      `${middle} MB`,
      `${peakMb} MB (asked: ${TARGET_MB} MB)`,
      [...done].map(([what, times]) => `${times.toLocaleString('en-US')} ${what}`).join(', '),
      String(errors),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `${describeMachine()}; ${minutes} minutes each.

| products | after start | median of the last quarter | peak | done meanwhile | errors |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
