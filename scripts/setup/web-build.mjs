// Builds the web app if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './child.mjs';
import { compressAssets } from './compress-assets.mjs';
import { pinnedNode, root } from './install.mjs';
import { fail, say, seconds } from './say.mjs';

const web = join(root, 'apps/web');
const build = join(web, 'build');
const stamp = join(build, 'made-from');

const sources = ['apps/web', 'packages', 'package.json', 'package-lock.json', 'tsconfig.json'];
const notSources = new Set(['node_modules', 'build', '.react-router']);

/** @param {{ onOutput?: (text: string) => void }} [out] where output goes, instead of the terminal */
export async function ensureWebBuilt({ onOutput } = {}) {
  const tell = onOutput ? (text) => onOutput(`${text}\n`) : say;
  const now = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;

  tell('Building the web app');
  const started = Date.now();
  // Remove the old build first, so that an interrupted build is not mistaken for a complete one.
  rmSync(stamp, { force: true });
  const log = [];
  const code = await run(
    pinnedNode,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      onOutput: (text) => log.push(text),
    },
  );
  if (code !== 0) fail(`${log.join('').trim()}\nThe web app can't be built.`);
  await compressAssets(join(build, 'client'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  tell(`Built in ${seconds(started)}`);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesOf(child) : [child];
    });
}
