// Which part may import which. The folders are read from disk, so a new feature is under the rules from its first file.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Own parts by folder; the first that fits is the part of a file. `[x]` stands for one folder of any name. */
const parts = [
  ['domain', 'packages/domain/src'],
  ['site', 'packages/site/src'],
  ['scene', 'packages/scene/src'],
  ['contract', 'packages/contract/src'],
  ['viewer', 'packages/viewer/src'],
  ['photo', 'packages/photo/src'],
  ['still', 'packages/still/src'],
  ['server/platform', 'apps/server/src/platform'],
  ['server/features', 'apps/server/src/features'],
  ['server/root', 'apps/server/src'],
  ['web/platform', 'apps/web/app/platform'],
  ['web/ui', 'apps/web/app/ui'],
  ['web/layout', 'apps/web/app/layout'],
  ['web/features', 'apps/web/app/features'],
  ['web/root', 'apps/web/app'],
  ['demo', 'db/demo'],
] as const;
type Part = (typeof parts)[number][0];

const shared: readonly Part[] = ['domain', 'site', 'scene', 'contract'];

/** A part may always import itself. Features among each other: see the edges below. */
const mayImport: Readonly<Record<Part, readonly Part[]>> = {
  domain: [],
  site: [],
  scene: ['domain'],
  contract: ['domain', 'scene'],
  viewer: ['scene'],
  photo: ['domain', 'scene'],
  still: ['domain', 'scene'],
  'server/platform': shared,
  'server/features': [...shared, 'still', 'server/platform'],
  'server/root': [...shared, 'server/platform', 'server/features', 'demo'],
  'web/platform': [...shared, 'viewer', 'web/ui'],
  'web/ui': [...shared, 'web/platform'],
  'web/layout': [...shared, 'web/platform', 'web/ui', 'web/features'],
  'web/features': [...shared, 'viewer', 'photo', 'web/platform', 'web/ui', 'web/layout'],
  'web/root': [...shared, 'web/platform', 'web/ui', 'web/layout', 'web/features'],
  demo: [...shared, 'server/platform'],
};

/** Use cases (or, on the web, named parts) of one feature that another may call. */
const featureEdges: Readonly<Record<'server/features' | 'web/features', readonly string[]>> = {
  'server/features': [
    'accounts -> leads',
    'cart -> showrooms',
    'catalog -> showrooms',
    'checkout -> cart',
    'checkout -> notifications',
    'checkout -> orders',
    'design-library -> product-facts',
    'design-library -> showrooms',
    'leads -> showrooms',
    'orders -> notifications',
    'own-templates -> cart',
    'own-templates -> product-facts',
    'own-templates -> scenes',
    'own-templates -> showrooms',
    'own-templates -> stills',
    'pages -> catalog',
    'product-facts -> catalog',
    'product-facts -> showrooms',
    'projects -> cart',
    'projects -> design-library',
    'projects -> notifications',
    'projects -> product-facts',
    'projects -> scenes',
    'scenes -> product-facts',
    'stills -> projects',
    'stills -> scenes',
  ],
  'web/features': [
    'accounts -> cart',
    'accounts -> checkout',
    'accounts -> orders',
    'cart -> showrooms',
    'catalog -> cart',
    'catalog -> showrooms',
    'checkout -> cart',
    'checkout -> showrooms',
    'design-library -> showrooms',
    'editor -> own-pictures',
    'editor -> own-templates',
    'editor -> product-facts',
    'editor -> projects',
    'editor -> scenes',
    'editor -> showrooms',
    'editor -> stills',
    'home -> catalog',
    'home -> pages',
    'home -> showrooms',
    'leads -> showrooms',
    'orders -> checkout',
    'own-pictures -> design-library',
    'own-pictures -> projects',
    'own-templates -> design-library',
    'own-templates -> projects',
    'own-templates -> showrooms',
    'pages -> catalog',
    'pages -> orders',
    'pages -> showrooms',
    'photo -> cart',
    'photo -> own-pictures',
    'photo -> product-facts',
    'photo -> showrooms',
    'projects -> showrooms',
    'shared-design -> design-library',
    'shared-design -> editor',
    'shared-design -> projects',
    'shared-design -> scenes',
    'stills -> projects',
    'stills -> scenes',
    'visualize -> design-library',
    'visualize -> own-pictures',
    'visualize -> own-templates',
    'visualize -> scenes',
    'visualize -> showrooms',
  ],
};

/** Packages that only some files may import. */
const confined: readonly [pattern: RegExp, allowed: RegExp][] = [
  [/^(three|@react-three\/.+|camera-controls|three-mesh-bvh)$/, /^packages\/viewer\//],
  [
    /^(pg|pg-copy-streams|kysely)$/,
    /^(apps\/server\/src\/platform\/|apps\/server\/src\/features\/\w[\w-]*\/store(\.ts|\/)|db\/demo\/)/,
  ],
];

/** Packages of others that the pure parts may use; every other part may use what package.json lists. */
const outside: Partial<Readonly<Record<Part, RegExp>>> = {
  domain: /^$/,
  site: /^$/,
  scene: /^(zod|clipper2-ts(\/dist\/\w+\.js)?)$/,
  contract: /^zod$/,
  photo: /^$/,
  still: /^(zod|node:worker_threads|node:crypto|node:v8)$/,
  viewer: /^(zod|three|react|zustand|camera-controls|three-mesh-bvh|@react-three\/fiber)(\/.+)?$/,
};

interface Import {
  readonly file: string;
  readonly part: Part;
  readonly source: string;
  /** The file of ours that it names, from the root; null for a package of others. */
  readonly target: string | null;
}

const files = listFiles();
const imports = files.flatMap(readImports);

function listFiles(): readonly string[] {
  return ['packages', 'apps', 'db'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter(
        (path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|build|\.react-router)\//.test(path),
      )
      // What runs in tests only may reach for anything.
      .filter((path) => !/(\.test\.tsx?|\/test-[\w-]+\.tsx?)$/.test(path)),
  );
}

function partOf(file: string): Part | null {
  return parts.find(([, folder]) => file.startsWith(`${folder}/`))?.[0] ?? null;
}

function readImports(file: string): readonly Import[] {
  const part = partOf(file);
  if (!part) return [];
  const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '');
  const found = code.matchAll(/(?:\bfrom|^import|\bimport\()\s*'([^'\s]+)'/gm);
  return [...found].map(([, source = '']) => ({
    file,
    part,
    source,
    target: targetOf(file, source),
  }));
}

function targetOf(file: string, source: string): string | null {
  if (source.startsWith('.')) return relative(root, resolve(root, dirname(file), source));
  const own = /^@wevisu\/(domain|site|scene|contract|viewer|photo|still)\/(.+)$/.exec(source);
  return own ? `packages/${own[1]}/src/${own[2]}` : null;
}

function featureOf(file: string): string | null {
  return /\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

test('sees the whole of the product', () => {
  const seen = new Set(imports.map(({ part }) => part));
  expect(files.length).toBeGreaterThan(250);
  expect(imports.length).toBeGreaterThan(600);
  expect(
    parts
      .map(([part]) => part)
      .filter((part) => !seen.has(part) && part !== 'domain' && part !== 'site'),
  ).toEqual([]);
});

test('imports run one way between the parts', () => {
  const wrong = imports.filter(({ part, target }) => {
    const to = target && partOf(target);
    return to && to !== part && !mayImport[part].includes(to);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('a part of ours is imported by its name, not by a path into it', () => {
  const wrong = imports.filter(({ part, source, target }) => {
    const to = target && partOf(target);
    return source.startsWith('.') && to !== part && target?.startsWith('packages/');
  });
  expect(wrong.map(show)).toEqual([]);
});

test('pure parts use no package but those they are made of', () => {
  const wrong = imports.filter(({ part, source, target }) => {
    const allowed = outside[part];
    return allowed && target === null && !allowed.test(source);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('three stays in the viewer, and SQL in the platform and the stores', () => {
  const wrong = imports.filter(({ file, source }) =>
    confined.some(([pattern, allowed]) => pattern.test(source) && !allowed.test(file)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('a feature reaches another one along a listed edge, and never into its store', () => {
  const wrong = crossings().filter(
    ({ edge, area, target }) =>
      !featureEdges[area].includes(edge) || /\/store(\.ts$|\/)/.test(target ?? ''),
  );
  expect(wrong.map((crossing) => `${crossing.edge}: ${show(crossing)}`)).toEqual([]);
});

test('the edges between features have no cycle', () => {
  for (const edges of Object.values(featureEdges)) {
    const left = new Set(edges);
    const next = () => {
      const targets = new Set([...left].map((edge) => edge.split(' -> ')[1]));
      return [...left].find((edge) => ![...targets].includes(edge.split(' -> ')[0]));
    };
    // Take away, again and again, an edge from a feature that no other one reaches: a cycle is what stays.
    for (let edge = next(); edge; edge = next()) left.delete(edge);
    expect([...left]).toEqual([]);
  }
});

test('the environment is read in one file', () => {
  const readers = files.filter((file) =>
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
