// Which part may import which. Files and features are read from disk, so new ones are covered automatically.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURE_EDGES } from './architecture/feature-edges.ts';
import { listMutualFolders } from './architecture/folder-pairs.ts';
import { buildGraph, findCycle } from './architecture/graph.ts';
import { type Import, listFiles, readImports, root } from './architecture/imports.ts';
import { MUTUAL_FOLDERS } from './architecture/mutual-folders.ts';
import {
  CONFINED,
  featureOf,
  isStarted,
  MAY_IMPORT,
  OUTSIDE,
  PARTS,
  type Part,
  partOf,
} from './architecture/parts.ts';

const files = listFiles();
const imports = files.flatMap(readImports);

test('sees the whole repository', () => {
  expect(files.length).toBeGreaterThan(2_500);
  expect(imports.length).toBeGreaterThan(9_000);
  const seen = new Set(files.map(partOf));
  expect(PARTS.map(([part]) => part).filter((part) => !seen.has(part))).toEqual([]);
  const importing = new Set(imports.map(({ part }) => part));
  const importless: readonly Part[] = ['site'];
  expect(
    PARTS.map(([part]) => part).filter(
      (part) => !importing.has(part) && !importless.includes(part),
    ),
  ).toEqual([]);
});

test('imports run one way between the parts', () => {
  const wrong = imports.filter(({ part, target }) => {
    const to = target && partOf(target);
    return to && to !== part && !MAY_IMPORT[part].includes(to);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('parts have no cycle, neither in the table nor in the files', () => {
  const allowed = Object.entries(MAY_IMPORT).flatMap(([from, targets]) =>
    targets.map((to) => [from, to] as const),
  );
  expect(findCycle(buildGraph(allowed))).toBeNull();
  const real = imports.flatMap(({ part, target }) => {
    const to = target && partOf(target);
    return to ? [[part, to] as const] : [];
  });
  expect(findCycle(buildGraph(real))).toBeNull();
});

// Remove a pair that is gone, and never add one: the list only shrinks.
test('folders of one part or feature import each other only if the list allows it', () => {
  expect(listMutualFolders(imports)).toEqual(MUTUAL_FOLDERS);
});

test('each file of the product is used by something other than tests', () => {
  const used = new Set(imports.map(({ target }) => target?.split('?')[0]));
  const routes = readFileSync(join(root, 'apps/web/app/routes.ts'), 'utf8');
  const unused = files
    .filter((file) => /^(apps\/(server\/src|web\/app)|packages\/[\w-]+\/src)\//.test(file))
    .filter((file) => !used.has(file) && !isStarted(file))
    .filter((file) => !routes.includes(`'${relative('apps/web/app', file)}'`));
  expect(unused).toEqual([]);
});

test('a part is imported by its package name, not by a path into it', () => {
  const wrong = imports.filter(({ part, source, target }) => {
    const to = target && partOf(target);
    return source.startsWith('.') && to !== part && target?.startsWith('packages/');
  });
  expect(wrong.map(show)).toEqual([]);
});

test('pure parts use only their allowed packages', () => {
  const wrong = imports.filter(({ part, source, target }) => {
    const allowed = OUTSIDE[part];
    return allowed && target === null && !allowed.test(source);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('three stays in the viewer, and SQL in the platform and the stores', () => {
  const wrong = imports.filter(({ file, source }) =>
    CONFINED.some(([pattern, allowed]) => pattern.test(source) && !allowed.test(file)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('a feature imports another one only along a listed edge, and never its store', () => {
  const wrong = crossings().filter(
    ({ edge, area, target }) =>
      !FEATURE_EDGES[area].includes(edge) || /\/store(\.ts$|\/)/.test(target ?? ''),
  );
  expect(wrong.map((crossing) => `${crossing.edge}: ${show(crossing)}`)).toEqual([]);
});

test('each listed edge between features is used', () => {
  const used = new Set(crossings().map(({ area, edge }) => `${area}: ${edge}`));
  const listed = Object.entries(FEATURE_EDGES).flatMap(([area, edges]) =>
    edges.map((edge) => `${area}: ${edge}`),
  );
  expect(listed.filter((edge) => !used.has(edge))).toEqual([]);
});

test('the edges between features have no cycle', () => {
  for (const edges of Object.values(FEATURE_EDGES)) {
    const split = edges.map((edge) => edge.split(' -> ') as [string, string]);
    expect(findCycle(buildGraph(split))).toBeNull();
  }
});

test('the environment is read in one file', () => {
  const readers = files.filter(
    (file) =>
      /^(apps|packages|db)\/.+\.tsx?$/.test(file) &&
      /\bprocess\.env\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual(['apps/server/src/platform/config.ts']);
});

function crossings() {
  return imports.flatMap((one) => {
    const area = one.part;
    if (area !== 'server/features' && area !== 'web/features') return [];
    const from = featureOf(one.file);
    const to = one.target && partOf(one.target) === area ? featureOf(one.target) : null;
    return from && to && from !== to ? [{ ...one, area, edge: `${from} -> ${to}` }] : [];
  });
}

function show({ file, source }: Import): string {
  return `${file} imports ${source}`;
}
