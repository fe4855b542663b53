// The real server on one database, with each scenario and its floors in turn.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { poolOptions } from './databases.ts';
import { CONNECTIONS } from './measure.ts';
import { measureScenario } from './measure-scenario.ts';
import { startServer } from './processes.ts';
import { createDraw } from './random.ts';
import { describeMachine, floorOf, type RunResult, type ScenarioResult } from './results.ts';
import type { Scenario } from './scenario.ts';

/** A showroom of the demo world. */
const SHOWROOM = 'OAKRIDGE';
const SEED = 20_260_105;

interface Given {
  readonly databaseUrl: string;
  readonly products: number;
  readonly scenarios: readonly Scenario[];
  readonly seconds: number;
}

export async function measureWorld(given: Given): Promise<RunResult> {
  const { databaseUrl, products, seconds } = given;
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-bench-'));
  const pool = openPool(databaseUrl, poolOptions(2));
  const server = await startServer(databaseUrl, { dataDir, connections: CONNECTIONS });
  console.log(`${products} products: the server answers after ${server.startMs} ms`);
  const scenarios: ScenarioResult[] = [];
  try {
    for (const scenario of given.scenarios) {
      const world = { pool, products, vsdId: SHOWROOM, draw: createDraw(SEED) };
      const result = await measureScenario(scenario, { world, server, databaseUrl, seconds });
      scenarios.push(result);
      console.log(`  ${lineOf(result)}`);
    }
    return {
      machine: describeMachine(),
      secondsPerRun: seconds,
      serverStartMs: server.startMs,
      peakMb: await server.peakMb(),
      scenarios,
    };
  } finally {
    await server.stop();
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function lineOf(result: ScenarioResult): string {
  const { name, perSecond, p99Ms, errors } = result;
  const floor = floorOf(result)?.perSecond;
  const share =
    floor === undefined ? '' : `, ${((perSecond / floor) * 100).toFixed(0)} % of its floor`;
  return `${name}: ${perSecond.toFixed(1)}/s${share}, p99 ${p99Ms.toFixed(1)} ms, ${errors} errors`;
}
