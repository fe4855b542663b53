// What a build was made from, so that it is made again only after that has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const notSources = new Set(['node_modules', 'build', '.react-router']);

/**
 * @param {string} folder the build's own
 * @param {readonly string[]} sources files and folders, from the root
 * @param {() => Promise<void>} make
 */
export async function ensureMadeFrom(folder, sources, make) {
  const stamp = join(folder, 'made-from');
  const now = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  // Remove the old stamp first, so that an interrupted build is not mistaken for a complete one.
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** @param {readonly string[]} sources */
function hashOf(sources) {
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
