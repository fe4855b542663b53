// docs/security.md says which test shows what: the files that it names are there.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
  ([, path]) => path ?? '',
);
const files = ['apps/server/src', 'packages', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
);

/** Paths are below the server's sources or the root; in a row of files of one folder, the later ones are bare names. */
function isThere(path: string): boolean {
  if (files.includes(`apps/server/src/${path}`) || files.includes(path)) return true;
  return basename(path) === path && files.some((file) => basename(file) === path);
}

test('every test that the security document names exists', () => {
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
