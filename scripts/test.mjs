// `npm test`, the whole proof, and `npm run check`, its quick part. Each step runs whatever the ones before it said;
// the summary and the exit code count them all.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { ensureHeadlessShell } from './setup/chromium.mjs';
import { ensureInstalled, pinnedNode, requireNode, root } from './setup/install.mjs';
import { say, seconds } from './setup/say.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

/** A machine that is short of breath makes one journey in some hundreds fail; more than this is no accident. */
const MOST_RUN_AGAIN = 3;

const bin = (path) => join(root, 'node_modules', path);
const vitest = (...args) => [bin('vitest/vitest.mjs'), 'run', ...args];

/** @type {readonly { name: string, quick?: true, run: () => Promise<number> }[]} */
const steps = [
  {
    name: 'Format and lint',
    quick: true,
    run: () => node([bin('@biomejs/biome/bin/biome'), 'ci', '--diagnostic-level=warn', '.']),
  },
  {
    name: 'Types',
    quick: true,
    run: async () => {
      const generated = await node([bin('@react-router/dev/bin.cjs'), 'typegen', 'apps/web']);
      return generated || node([bin('typescript/bin/tsc'), '--noEmit', '-p', '.']);
    },
  },
  { name: 'Architecture', quick: true, run: () => node(vitest('scripts/architecture.test.ts')) },
  { name: 'Table types', quick: true, run: () => node(['scripts/db-types.ts', '--check']) },
  { name: 'Lists of kinds', quick: true, run: () => node(['scripts/kind-registry.ts', '--check']) },
  { name: 'Mail layout', quick: true, run: () => node(['scripts/mail-layout.ts', '--check']) },
  { name: 'Unit tests', quick: true, run: () => node(vitest('--project', 'unit')) },
  { name: 'Database tests', run: () => node(vitest('--project', 'database')) },
  { name: 'Web build', run: () => ensureWebBuilt().then(() => 0) },
  { name: 'Starting and stopping', run: () => node(vitest('--project', 'start')) },
  { name: 'Browser journeys', run: browserJourneys },
];

requireNode();
await ensureInstalled();
const isQuick = process.argv.includes('--quick');
const results = [];
/** What the summary tells besides. */
const notes = [];
for (const step of steps.filter(({ quick }) => quick || !isQuick)) {
  say(`\n=== ${step.name}`);
  const started = Date.now();
  const code = await step.run();
  results.push({ name: step.name, passed: code === 0, took: seconds(started) });
  // Told to stop: what follows would only be killed as well.
  if (code > 128) break;
}

say('\n=== Summary');
for (const { name, passed, took } of results)
  say(`${passed ? 'passed' : 'FAILED'}  ${name} (${took})`);
for (const note of notes) say(note);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

async function browserJourneys() {
  const chromium = await ensureHeadlessShell();
  if (!chromium) {
    say('There is no Chromium, and none could be installed: set CHROMIUM_PATH.');
    return 1;
  }
  say(`Browser: ${chromium}`);
  const play = (...args) =>
    node([bin('@playwright/test/cli.js'), 'test', ...args], { CHROMIUM_PATH: chromium });
  const code = await play();
  const failed = code === 1 ? await countFailedJourneys() : 0;
  if (failed === 0 || failed > MOST_RUN_AGAIN) return code;
  say(`\n=== Journeys that failed beside others: ${failed}, again and alone`);
  const again = await play('--last-failed', '--workers=1');
  if (again === 0) notes.push(`${failed} of the journeys passed only alone: see above which`);
  return again;
}

async function countFailedJourneys() {
  const text = await readFile(join(root, 'test-results/.last-run.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).failedTests?.length ?? 0;
}

function node(args, env = {}) {
  return run(pinnedNode, args, { cwd: root, env: { ...process.env, ...env } });
}
