import { CONNECTIONS, type Measured, measureJourney, measureRequests } from './measure.ts';
import { type MeasuredProcess, startFloor, startPageFloor } from './processes.ts';
import type { ScenarioResult } from './results.ts';
import type { DrawnRequest, QueryFloor, Scenario, World } from './scenario.ts';

interface Given {
  readonly world: World;
  readonly server: MeasuredProcess;
  readonly databaseUrl: string;
  readonly seconds: number;
}

/** The server first, then its floors while the server is idle. */
export async function measureScenario(scenario: Scenario, given: Given): Promise<ScenarioResult> {
  const { world, server, seconds } = given;
  const { name, title, minShareOfFloor } = scenario;
  const head = { name, title, minShareOfFloor };
  const none = { replyBytes: null, plainFloor: null, queryFloor: null, pageFloor: null };
  if (scenario.kind === 'journey') {
    const { pass } = await scenario.prepare(world);
    return { ...head, ...none, ...(await measureJourney(server.origin, pass, seconds)) };
  }
  const { requests, floor } = await scenario.prepare(world);
  const replyBytes = await usualSize(server.origin, requests);
  const measured = await measureRequests(server.origin, requests, seconds);
  if (scenario.floorIsSamePage) {
    const pageFloor = await measureFloor(await startPageFloor({ origin: server.origin }), {
      requests,
      seconds,
    });
    return { ...head, ...none, replyBytes, ...measured, pageFloor };
  }
  const floors = await measureFloors(given, { name, replyBytes, query: floor });
  return { ...head, ...none, replyBytes, ...measured, ...floors };
}

/** Median over some requests. Throws if one fails, since the rest would measure errors. */
async function usualSize(origin: string, requests: readonly DrawnRequest[]): Promise<number> {
  const sizes: number[] = [];
  for (const { path, headers } of requests.slice(0, 50)) {
    const reply = await fetch(origin + path, { headers: { ...headers } });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    sizes.push((await reply.arrayBuffer()).byteLength);
  }
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

interface Floor {
  readonly name: string;
  readonly replyBytes: number;
  readonly query: QueryFloor | null;
}

async function measureFloors({ databaseUrl, seconds }: Given, { name, replyBytes, query }: Floor) {
  const start = () =>
    startFloor({
      databaseUrl,
      connections: CONNECTIONS,
      floors: [{ name, replySize: replyBytes, query }],
    });
  const measure = async (path: string) =>
    measureFloor(await start(), { requests: [{ path }], seconds });
  return {
    plainFloor: await measure(`/plain/${name}`),
    queryFloor: query === null ? null : await measure(`/query/${name}`),
  };
}

interface FloorRun {
  readonly requests: readonly DrawnRequest[];
  readonly seconds: number;
}

async function measureFloor(
  floor: MeasuredProcess,
  { requests, seconds }: FloorRun,
): Promise<Measured> {
  try {
    return await measureRequests(floor.origin, requests, seconds);
  } finally {
    await floor.stop();
  }
}
