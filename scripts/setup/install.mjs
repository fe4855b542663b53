// Installs dependencies if they are missing or do not match package-lock.json. Runs on the machine's own Node.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail, say, seconds } from './say.mjs';

export const root = resolve(
  import.meta.dirname ?? dirname(new URL(import.meta.url).pathname),
  '../..',
);
export const pinnedNode = join(root, 'node_modules/node/bin/node');

const oldestNode = 20;

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  fail(`Node ${process.versions.node} is too old: install Node ${oldestNode} or newer.`);
}

export async function ensureInstalled() {
  const missing = whatIsMissing();
  if (missing) {
    say(`Installing the dependencies (${missing})`);
    const started = Date.now();
    await installAll();
    say(`Installed in ${seconds(started)}`);
  }
  const problem = pinnedNodeProblem();
  if (!problem) return;
  // Its install script downloads it; npm may be configured not to run scripts.
  say(`Installing Node ${wantedNode()} for this folder (${problem})`);
  await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  const still = pinnedNodeProblem();
  if (still) fail(`Node ${wantedNode()} can't be used here: ${still}.`);
}

/** What npm recorded as installed; packages of other platforms are rightly absent. Empty if everything is there. */
function whatIsMissing() {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return 'none are there';
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const stale = Object.entries(wanted).filter(([path, entry]) => {
    if (path === '' || entry.link || !path.startsWith('node_modules/')) return false;
    const found = installed[path];
    if (!found) return !(entry.optional || entry.peer);
    if (found.version !== entry.version) return true;
    return entry.integrity !== undefined && found.integrity !== entry.integrity;
  });
  const first = stale[0];
  if (!first) return '';
  const name = first[0].replace(/^.*node_modules\//, '');
  return stale.length === 1
    ? `${name} is not current`
    : `${name} and ${stale.length - 1} more are not current`;
}

async function installAll() {
  const started = Date.now();
  const total = Object.keys(readJson('package-lock.json')?.packages ?? {}).length;
  const timer = setInterval(() => {
    const there = countPackages(join(root, 'node_modules'));
    say(`  ${there} of at most ${total} packages, ${seconds(started)}`);
  }, 5000);
  try {
    await npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  } finally {
    clearInterval(timer);
  }
}

function countPackages(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((sum, name) => {
    if (name.startsWith('.')) return sum;
    return sum + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1);
  }, 0);
}

function npm(args) {
  // Under `npm start`, npm tells where it and its Node are; this folder's Node may be about to be replaced.
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const ownNode = node && !node.startsWith(root) ? node : process.execPath;
  const [program, first] = script?.endsWith('.js') ? [ownNode, [script]] : ['npm', []];
  return new Promise((done) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: undefined, npm_config_loglevel: 'error' },
    });
    child.once('error', (error) => fail(`npm can't be started: ${error.message}`));
    child.once('exit', (code) => {
      if (code !== 0) fail(`npm ${args[0]} failed; what it said stands above.`);
      done(undefined);
    });
  });
}

const wantedNode = () => readJson('package.json').devDependencies.node;

/** Empty if the Node pinned by package.json is there and runs. */
function pinnedNodeProblem() {
  if (!existsSync(pinnedNode)) return 'it is not there';
  const package_ = readJson('node_modules/node/package.json');
  return package_?.version === wantedNode() ? '' : `it is ${package_?.version}`;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return null;
  }
}
