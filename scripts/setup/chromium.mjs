// A Chromium for the browser journeys: the machine's own, or one installed now, whichever way works.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { pinnedNode, root } from './install.mjs';
import { say } from './say.mjs';

const playwright = join(root, 'node_modules/playwright/cli.js');

/** @returns {Promise<string | null>} its path, or null where none can be had */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  say('There is no Chromium on this machine; installing one');
  for (const install of [() => installByApt('chromium'), installByPlaywright]) {
    await install();
    const now = findChromium();
    if (now) return now;
  }
  return null;
}

/**
 * The headless shell: pages take about two thirds of the CPU time they take in Chromium.
 * @returns {Promise<string | null>} its path, or that of Chromium, or null where none can be had
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!starts(headlessShell)) await installByApt('chromium-headless-shell');
  return starts(headlessShell) ? headlessShell : ensureChromium();
}

const headlessShell = '/usr/bin/chromium-headless-shell';

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    playwrightsOwn(),
  ];
  return places.find((path) => path && starts(path)) ?? null;
}

/** The file may exist but lack its libraries. */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function playwrightsOwn() {
  const code = `console.log(require('playwright').chromium.executablePath())`;
  const { stdout } = spawnSync(pinnedNode, ['--eval', code], { cwd: root, encoding: 'utf8' });
  return stdout.trim();
}

async function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], quiet);
}

async function installByPlaywright() {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await run(pinnedNode, [playwright, 'install', ...withLibraries, 'chromium'], { cwd: root });
}
