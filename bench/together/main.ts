// npm run bench:together [-- --streams=1000 --rate=50 --seconds=60 --people=30 --things=300 --only=one,two,room]
// People who talk with their streams of events open, on one server and on two behind a balancer of which one is killed;
// and people who edit one room at once. The table goes into docs/performance.md, but where only some of it was measured.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '../../apps/server/src/platform/database/connection.ts';
import { openBenchDatabases, poolOptions } from '../databases.ts';
import { type MeasuredProcess, startServer } from '../processes.ts';
import { describeMachine } from '../results.ts';
import { loadCrew, loadPairs } from '../worlds/talkers.ts';
import { writeBetween } from '../write-between.ts';
import { startBalancer } from './balancer.ts';
import { edit } from './edit.ts';
import { type TalkFound, talk } from './talk.ts';

const PRODUCTS = 1_000;
const CONNECTIONS = 10;

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '30' },
    things: { type: 'string', default: '300' },
    only: { type: 'string', default: 'one,two,room' },
  },
});
const [streams, perSecond, seconds] = [values.streams, values.rate, values.seconds].map(Number);
const [people, things] = [Number(values.people), Number(values.things)];
const parts = values.only.split(',');
if (![streams, perSecond, seconds, people, things].every((one) => one !== undefined && one > 0)) {
  throw new Error('Only --only takes words.');
}

const ms = (list: readonly number[], part: number) =>
  `${(list[Math.floor((list.length - 1) * part)] ?? Number.NaN).toFixed(0)} ms`;
const spread = (waits: readonly number[]) =>
  `${ms(waits, 0.5)}, ${ms(waits, 0.95)}, ${ms(waits, 1)}`;

type Row = readonly [what: string, load: string, waits: string, faults: string, memory: string];

async function withServers<T>(
  url: string,
  count: number,
  work: (servers: readonly MeasuredProcess[]) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-together-'));
  const servers: MeasuredProcess[] = [];
  try {
    for (let n = 0; n < count; n++) {
      servers.push(await startServer(url, { dataDir, connections: CONNECTIONS }));
    }
    return await work(servers);
  } finally {
    for (const server of servers) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const faultsOf = ({ lost, doubled, resets, cuts }: TalkFound) =>
  `${lost} lost, ${doubled} doubled, ${cuts} streams cut, ${resets} read anew`;

const databases = await openBenchDatabases(resolve(import.meta.dirname, '../../.data/bench'));
const rows: Row[] = [];
try {
  const url = await databases.require(PRODUCTS);
  const pool = openPool(url, poolOptions(4));
  const pairs = await loadPairs(pool, Math.max(Math.ceil((streams ?? 0) / 2), people));
  const talkers = pairs.slice(0, Math.ceil((streams ?? 0) / 2));
  const plan = { pairs: talkers, perSecond: perSecond ?? 0, seconds: seconds ?? 0 };
  const load = (found: TalkFound) =>
    `${found.streams} streams, ${perSecond} messages a second, ${found.sent} in all`;
  if (parts.includes('one')) {
    rows.push(
      await withServers(url, 1, async ([server]) => {
        const { origin, peakMb, memoryMb } = server as MeasuredProcess;
        const before = await memoryMb();
        const found = await talk({ ...plan, origin });
        const memory = `${before} MB at start, ${await peakMb()} MB at most`;
        return ['chats on one server', load(found), spread(found.waits), faultsOf(found), memory];
      }),
    );
  }
  if (parts.includes('two')) {
    rows.push(
      await withServers(url, 2, async (servers) => {
        const balancer = await startBalancer(servers.map(({ origin }) => origin));
        const [first, second] = servers as [MeasuredProcess, MeasuredProcess];
        const onHalf = () => void process.kill(second.pid, 'SIGKILL');
        const found = await talk({ ...plan, origin: balancer.origin, onHalf });
        const memory = `${await first.peakMb()} MB at most, of the one that is left`;
        await balancer.close();
        const what = 'chats on two servers, one of them killed in the middle';
        return [what, load(found), spread(found.waits), faultsOf(found), memory];
      }),
    );
  }
  if (parts.includes('room')) {
    const crew = await loadCrew(pool, pairs.slice(0, people - 1));
    rows.push(
      await withServers(url, 1, async ([server]) => {
        const { origin, peakMb } = server as MeasuredProcess;
        const plan = { pool, origin, crew, things, seconds: seconds ?? 0 };
        const found = await edit(plan);
        return [
          'one room',
          `${found.people} people, ${found.things} things, ${found.edits} edits`,
          spread(found.waits),
          `${found.unheard} unheard, all ${found.areEqual ? 'equal' : 'NOT equal'} at the end`,
          `${await peakMb()} MB at most`,
        ];
      }),
    );
  }
  await pool.end();
} finally {
  await databases.close();
}

const table = [
  `${describeMachine()}; ${seconds} s each, the people on the same machine.`,
  '',
  '| | | from press to the other’s screen, p50, p95, longest | | server |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
].join('\n');
console.log(table);
if (parts.length === 3) await writeBetween('together', table);
