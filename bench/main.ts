// npm run bench [-- --products=25000,1000000 --only=search,product --seconds=10]
// Measures the real server at each size, next to floors in the same run; results go to results/ and
// into docs/performance.md. Nothing else should run on the machine meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { openBenchDatabases, poolOptions, STANDARD_SIZE } from './databases.ts';
import { CONNECTIONS } from './measure.ts';
import { measureScenario } from './measure-scenario.ts';
import { startServer } from './processes.ts';
import { createDraw } from './random.ts';
import {
  describeMachine,
  floorOf,
  keepResult,
  type ScenarioResult,
  writeReport,
} from './results.ts';
import { scenarios } from './scenarios.ts';

/** A showroom of the demo world. */
const SHOWROOM = 'OAKRIDGE';
const SEED = 20_260_105;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: `${STANDARD_SIZE},1000000` },
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
  },
});
const sizes = values.products.split(',').map(Number);
const chosen = scenarios.filter(({ name }) => values.only?.split(',').includes(name) ?? true);
const seconds = Number(values.seconds);
if (sizes.some((size) => !Number.isSafeInteger(size) || size < 1) || !(seconds > 0)) {
  throw new Error('--products and --seconds take whole numbers');
}
if (chosen.length === 0) throw new Error(`--only takes ${scenarios.map((s) => s.name).join(', ')}`);

const databases = await openBenchDatabases(resolve(import.meta.dirname, '../.data/bench'));
try {
  for (const size of sizes) await measureSize(await databases.require(size), size);
  await writeReport(scenarios.map(({ name }) => name));
} finally {
  await databases.close();
}

async function measureSize(databaseUrl: string, products: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-bench-'));
  const pool = openPool(databaseUrl, poolOptions(2));
  const server = await startServer(databaseUrl, { dataDir, connections: CONNECTIONS });
  console.log(`${products} products: the server answers after ${server.startMs} ms`);
  const results: ScenarioResult[] = [];
  try {
    for (const scenario of chosen) {
      const world = { pool, products, vsdId: SHOWROOM, draw: createDraw(SEED) };
      const result = await measureScenario(scenario, { world, server, databaseUrl, seconds });
      results.push(result);
      const floor = floorOf(result)?.perSecond;
      const share =
        floor === undefined
          ? ''
          : `, ${((result.perSecond / floor) * 100).toFixed(0)} % of its floor`;
      console.log(
        `  ${scenario.name}: ${result.perSecond.toFixed(1)}/s${share}, p99 ${result.p99Ms.toFixed(1)} ms, ${result.errors} errors`,
      );
    }
    await keepResult({
      products,
      machine: describeMachine(),
      secondsPerRun: seconds,
      serverStartMs: server.startMs,
      peakMb: await server.peakMb(),
      scenarios: results,
    });
  } finally {
    await server.stop();
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}
