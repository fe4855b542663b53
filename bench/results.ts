// The results of a run, as stored in results/ and shown in docs/performance.md.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import type { Measured } from './measure.ts';
import { writeBetween } from './write-between.ts';

const resultsFolder = resolve(import.meta.dirname, 'results');

export interface ScenarioResult extends Measured {
  readonly name: string;
  readonly title: string;
  readonly minShareOfFloor: number | null;
  readonly replyBytes: number | null;
  readonly plainFloor: Measured | null;
  readonly queryFloor: Measured | null;
  readonly pageFloor: Measured | null;
}

/** One run of the server. */
export interface RunResult {
  readonly machine: string;
  readonly secondsPerRun: number;
  readonly serverStartMs: number;
  readonly peakMb: number;
  readonly scenarios: readonly ScenarioResult[];
}

export interface SizeResult extends RunResult {
  readonly products: number;
}

/** Of the areas for work, each measured in a world of its own. */
export interface AreaResult extends RunResult {
  /** What the world has: "1,000,000 orders". */
  readonly world: string;
}

/** The baseline of a scenario: its own floor, else a bare reply of its size if it has a target. */
export function floorOf(row: ScenarioResult): Measured | null {
  const own = row.pageFloor ?? row.queryFloor;
  return own ?? (row.minShareOfFloor === null ? null : row.plainFloor);
}

export function describeMachine(): string {
  return `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}`;
}

/** Scenarios not measured this time keep their earlier results. */
export async function keepResult(result: SizeResult): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const file = join(resultsFolder, `${result.products}.json`);
  const before = await readResult(file);
  const names = new Set(result.scenarios.map(({ name }) => name));
  const others = before?.scenarios.filter(({ name }) => !names.has(name)) ?? [];
  const merged = { ...result, scenarios: [...result.scenarios, ...others] };
  await writeFile(file, `${JSON.stringify(merged, null, 2)}\n`);
}

async function readResult<R extends RunResult = SizeResult>(file: string): Promise<R | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Kept by what was measured, and written into docs/performance.md. Scenarios not measured this time keep their places
 * and earlier results.
 */
export async function reportArea(name: string, measured: AreaResult): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const file = join(resultsFolder, `${name}.json`);
  const before = (await readResult<AreaResult>(file))?.scenarios ?? [];
  const now = new Map(measured.scenarios.map((one) => [one.name, one]));
  const names = new Set([...before, ...measured.scenarios].map((one) => one.name));
  const scenarios = [...names].flatMap(
    (one) => now.get(one) ?? before.find((other) => other.name === one) ?? [],
  );
  const result = { ...measured, scenarios };
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  const order = [...names];
  const table = toTable(result, { title: result.world, order, smallest: undefined });
  await writeBetween(name, table);
}

/** Replaces the tables in docs/performance.md. */
export async function writeReport(order: readonly string[]): Promise<void> {
  const files = (await readdir(resultsFolder)).filter((name) => /^\d+\.json$/.test(name));
  const results: SizeResult[] = [];
  for (const name of files) {
    const result = await readResult(join(resultsFolder, name));
    if (result !== null) results.push(result);
  }
  results.sort((a, b) => a.products - b.products);
  const tables = results.map((result) =>
    toTable(result, {
      title: `${result.products.toLocaleString('en-US')} products`,
      order,
      smallest: results[0],
    }),
  );
  await writeBetween('bench', tables.join('\n'));
}

interface TableContext {
  readonly title: string;
  readonly order: readonly string[];
  readonly smallest: SizeResult | undefined;
}

function toTable(result: RunResult, { title, order, smallest }: TableContext): string {
  const rows = result.scenarios
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((row) => {
      const floor = floorOf(row);
      const least = row.minShareOfFloor === null ? '' : ` (asked: ${percent(row.minShareOfFloor)})`;
      const small = smallest?.scenarios.find(({ name }) => name === row.name);
      return [
        row.title,
        perSecond(row),
        `${row.p50Ms.toFixed(1)} / ${row.p99Ms.toFixed(1)}`,
        String(row.errors),
        row.plainFloor === null ? '' : perSecond(row.plainFloor),
        floor === null ? '' : perSecond(floor),
        floor === null ? '' : `${percent(row.perSecond / floor.perSecond)}${least}`,
        small === undefined || small === row ? '' : percent(row.perSecond / small.perSecond),
      ];
    });
  const heads = [
    'work',
    'a second',
    'p50 / p99 ms',
    'errors',
    'bare Fastify',
    'floor',
    'of floor',
    'of the smallest size',
  ];
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `### ${title}

${result.machine}; one server process, 20 connections, median of three runs of ${result.secondsPerRun} s.
Peak memory of the server process ${result.peakMb} MB; ${(result.serverStartMs / 1_000).toFixed(1)} s from start to first reply.

${lines.join('\n')}
`;
}

function perSecond({ perSecond: value }: Measured): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
