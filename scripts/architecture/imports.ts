import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Part, partOf } from './parts.ts';

export const root = resolve(import.meta.dirname, '../..');

export interface Import {
  readonly file: string;
  readonly part: Part;
  /** The specifier as written. */
  readonly source: string;
  /** The imported file, relative to the root; null for a third-party package. */
  readonly target: string | null;
}

const FOLDERS = ['packages', 'apps', 'db', 'scripts', 'media', 'e2e', 'bench'];
const SKIPPED = /(^|\/)(node_modules|build|\.react-router|results)\//;
/** Code that runs only in unit tests may import anything. */
const TEST_ONLY = /(\.test\.tsx?|\/test-[\w-]+\.tsx?)$/;
/** Static and dynamic imports, and the entry files of workers and child processes. */
const IMPORT =
  /(?:\bfrom|^import|\bimport\()\s*'([^'\s]+)'|\bnew URL\('(\.[^'\s]+\.(?:tsx?|mjs))'/gm;

/** Every code file of the repository, relative to the root, read from disk. */
export function listFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !SKIPPED.test(path))
      .filter((path) => !TEST_ONLY.test(path)),
  );
}

export function readImports(file: string): readonly Import[] {
  const part = partOf(file);
  if (!part) return [];
  const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '');
  return [...code.matchAll(IMPORT)].map(([, source, url]) => {
    const name = source ?? url ?? '';
    return { file, part, source: name, target: targetOf(file, name) };
  });
}

function targetOf(file: string, source: string): string | null {
  if (source.startsWith('.')) return relative(root, resolve(root, dirname(file), source));
  const [, name, path] = /^@wevisu\/([\w-]+)\/(.+)$/.exec(source) ?? [];
  if (name === undefined) return null;
  const folder = { server: 'apps/server/src', web: 'apps/web/app' }[name];
  return `${folder ?? `packages/${name}/src`}/${path}`;
}
