// `npm test`, the proof, `npm run check`, its quick part, and `npm run test:whole`, all of it at once: `npm test` takes
// turns with what takes long. Each step runs whatever the ones before it said; the summary and the exit code count them
// all. Steps of a stage run beside each other, two at a time.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { ensureHeadlessShell } from './setup/chromium.mjs';
import {
  failureOfOutput,
  listFailures,
  readJourneyFailures,
  readVitestFailures,
} from './setup/failures.mjs';
import { ensureInstalled, pinnedNode, requireNode, root } from './setup/install.mjs';
import { ensureBuilt } from './setup/product-build.mjs';
import { say, seconds } from './setup/say.mjs';
import { countOutOfTime, readPlaywright, readVitest, tableOf } from './setup/slowest.mjs';

/** A machine that is short of breath makes one journey in fifty fail; more than this is no accident. */
const MAX_RERUN = 8;
/** The same of files of database tests. */
const MAX_RERUN_FILES = 3;
const AT_ONCE = 2;
const SLOWEST = 20;
/** How long the proof may last, where somebody has set a limit. */
const LIMIT_MINUTES = Number(process.env.PROOF_MINUTES ?? Number.POSITIVE_INFINITY);
/** Before the limit no journey begins: time for those that have begun, and for those that are played again alone. */
const END_MINUTES = 6;

/** Packages are listed once, at the root, which knip cannot tell from unlisted ones. */
const DEAD = ['--include', 'files,exports,types,nsExports,nsTypes,duplicates', '--no-config-hints'];

const isQuick = process.argv.includes('--quick');
const isWhole = isQuick || process.argv.includes('--whole');
/** Which third it tries of what takes long, another one each hour; none where it tries all. See scripts/turn.ts. */
const turn = isWhole
  ? null
  : (process.env.PROOF_TURN ?? `${1 + (Math.floor(Date.now() / 3_600_000) % 3)}`);
if (turn === null) delete process.env.PROOF_TURN;
else process.env.PROOF_TURN = turn;
const bin = (path) => join(root, 'node_modules', path);
const report = (name) => join(root, 'test-results', `${name}.json`);

/** @typedef {(out: object) => Promise<number>} Work takes where its output goes, gives its exit code */
/** @typedef {import('./setup/failures.mjs').Failure} Failure */
/** @typedef {{ readonly name: string, readonly quick?: true, readonly run: Work, readonly failed?: () => Promise<Failure[]> }} Step */

/** @type {readonly (readonly Step[])[]} */
const stages = [
  [
    // The longest first, so that it is not left alone at the end.
    { name: 'Build', run: (out) => ensureBuilt(out).then(() => 0) },
    { name: 'Types', quick: true, run: checkTypes },
    {
      name: 'Format and lint',
      quick: true,
      run: (out) =>
        node([bin('@biomejs/biome/bin/biome'), 'ci', '--diagnostic-level=warn', '.'], out),
    },
    {
      name: 'Architecture',
      quick: true,
      run: (out) => node([bin('vitest/vitest.mjs'), 'run', 'scripts/architecture.test.ts'], out),
    },
    { name: 'Dead code', quick: true, run: (out) => node([bin('knip/bin/knip.js'), ...DEAD], out) },
    {
      name: 'Table types',
      quick: true,
      run: (out) => node(['scripts/db-types.ts', '--check'], out),
    },
    {
      name: 'Lists of kinds',
      quick: true,
      run: (out) => node(['scripts/kind-registry.ts', '--check'], out),
    },
    {
      name: 'Mail layout',
      quick: true,
      run: (out) => node(['scripts/mail-layout.ts', '--check'], out),
    },
    {
      name: 'App icons',
      quick: true,
      run: (out) => node(['scripts/app-icons.ts', '--check'], out),
    },
  ],
  [
    { ...vitestStep('Unit tests', 'unit'), quick: true },
    // Mostly it waits for programs that start; what is tried without a database waits for nothing.
    vitestStep('Starting and stopping', 'start'),
  ],
  // Pictures are made behind all other work: beside more of it, these would wait for them too long.
  [{ ...vitestStep('Database tests', 'database'), run: databaseTests }],
  [
    {
      name: 'Browser journeys',
      run: browserJourneys,
      failed: () => readJourneyFailures(report('journeys')),
    },
  ],
];

requireNode();
await ensureInstalled();
await mkdir(join(root, 'test-results'), { recursive: true });
// Nothing of an earlier run is taken for this one's.
for (const name of ['unit', 'start', 'database', 'journeys', 'failed'])
  await rm(report(name), { force: true });
const results = [];
/** Of each step that failed. */
const failed = [];
/** What the summary tells besides. */
const notes = turn === null ? [] : [`Turn ${turn} of 3 of what takes long: PROOF_TURN=${turn}`];
/** Test files and journeys. */
const took = [];
for (const stage of stages) {
  await runStage(stage.filter(({ quick }) => quick || !isQuick));
  // Told to stop: what follows would only be killed as well.
  if (results.some(({ code }) => code > 128)) break;
}

say(`\n=== The slowest ${SLOWEST} test files and journeys`);
for (const line of tableOf(took, SLOWEST)) say(line);
say('\n=== Summary, the slowest first');
for (const { name, code, ms } of results.toSorted((a, b) => b.ms - a.ms))
  say(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${(ms / 1000).toFixed(1)} s)`);
for (const note of notes) say(note);
// Last, where a reader who sees only the end of the output finds it.
for (const line of listFailures(failed)) say(line);
await writeFile(report('failed'), JSON.stringify(failed));
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {readonly Step[]} steps */
async function runStage(steps) {
  const left = [...steps];
  const isAlone = steps.length === 1;
  async function work() {
    for (let step = left.shift(); step; step = left.shift()) {
      const { name, run: runStep } = step;
      // Of two beside each other the output comes in one piece each, when it is whole.
      const pieces = [];
      const onOutput = (text) => {
        pieces.push(text);
        if (isAlone) process.stdout.write(text);
      };
      if (isAlone) say(`\n=== ${name}`);
      const started = Date.now();
      const code = await runStep({ stdio: ['inherit', 'pipe', 'pipe'], onOutput });
      if (!isAlone) say(`\n=== ${name} (${seconds(started)})\n${pieces.join('')}`);
      if (code !== 0) {
        const own = (await step.failed?.()) ?? [];
        const failures = own.length > 0 ? own : [failureOfOutput(pieces.join(''))];
        failed.push({ step: name, failures });
      }
      results.push({ name, code, ms: Date.now() - started });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function checkTypes(out) {
  const generated = await node([bin('@react-router/dev/bin.cjs'), 'typegen', 'apps/web'], out);
  // The quick proof looks again only at what changed since the last time; the whole one takes nothing for granted.
  const known = join(root, 'node_modules/.cache/types.tsbuildinfo');
  const again = isQuick ? ['--incremental', '--tsBuildInfoFile', known] : [];
  return generated || node([bin('typescript/bin/tsc'), '--noEmit', '-p', '.', ...again], out);
}

/** @returns {Step} */
function vitestStep(name, project) {
  const failed = () => readVitestFailures(report(project));
  return { name, run: (out) => vitest(project, out), failed };
}

async function databaseTests(out) {
  const code = await vitest('database', out);
  const failed = code === 1 ? await readVitestFailures(report('database')) : [];
  const files = [...new Set(failed.map(({ name }) => name.split(' > ')[0]))];
  if (files.length === 0 || files.length > MAX_RERUN_FILES) return code;
  say(`\n=== Files that failed beside others: ${files.length}, again and alone`);
  const again = await vitest('database', out, ['--no-file-parallelism', ...files]);
  if (again === 0) notes.push(`Passed only alone: ${failed.map(({ name }) => name).join('; ')}`);
  return again;
}

async function vitest(project, out, of = []) {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  ];
  const args = [bin('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...of];
  const code = await node(args, out, isQuick ? { PROPERTY_RUNS: 'few' } : {});
  took.push(...(await readVitest(report(project))));
  return code;
}

async function browserJourneys(out) {
  const chromium = await ensureHeadlessShell();
  if (!chromium) {
    say('There is no Chromium, and none could be installed: set CHROMIUM_PATH.');
    return 1;
  }
  say(`Browser: ${chromium}`);
  const play = (args, env = {}) =>
    node([bin('@playwright/test/cli.js'), 'test', ...args], out, {
      CHROMIUM_PATH: chromium,
      ...env,
    });
  const code = await play([], { JOURNEYS_UNTIL: String(journeysUntil()) });
  took.push(...(await readPlaywright(report('journeys'))));
  for (const [project, count] of Object.entries(await countOutOfTime(report('journeys'))))
    notes.push(`Not played, out of time: ${count} of the journeys (${project})`);
  const count = code === 1 ? await countFailedJourneys() : 0;
  if (count === 0 || count > MAX_RERUN) return code;
  say(`\n=== Journeys that failed beside others: ${count}, again and alone`);
  // Without a limit: what failed may not end as skipped.
  const again = await play(['--last-failed', '--workers=1']);
  if (again === 0) notes.push(`${count} of the journeys passed only alone: see above which`);
  return again;
}

/** When the last journey may begin, in ms of the epoch. Those on a phone are played last: see e2e/test.ts. */
function journeysUntil() {
  return performance.timeOrigin + (LIMIT_MINUTES - END_MINUTES) * 60_000;
}

async function countFailedJourneys() {
  const text = await readFile(join(root, 'test-results/.last-run.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).failedTests?.length ?? 0;
}

function node(args, out, env = {}) {
  // Its output goes through this process: a terminal is still one to it.
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return run(pinnedNode, args, { cwd: root, env: { ...process.env, ...color, ...env }, ...out });
}
