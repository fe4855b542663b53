/** The parts of the repository, where each lives, and which other parts it may import. */

/** The first folder that contains a file decides its part. */
export const PARTS = [
  ['domain', 'packages/domain/src'],
  ['site', 'packages/site/src'],
  ['scene', 'packages/scene/src'],
  ['contract', 'packages/contract/src'],
  ['live', 'packages/live/src'],
  ['viewer', 'packages/viewer/src'],
  ['layout', 'packages/layout/src'],
  ['photo', 'packages/photo/src'],
  ['still', 'packages/still/src'],
  ['workers', 'packages/workers/src'],
  ['server/platform', 'apps/server/src/platform'],
  ['server/features', 'apps/server/src/features'],
  ['server/root', 'apps/server/src'],
  ['web/platform', 'apps/web/app/platform'],
  ['web/ui', 'apps/web/app/ui'],
  ['web/back-office', 'apps/web/app/back-office'],
  ['web/features', 'apps/web/app/features'],
  ['web/layout', 'apps/web/app/layout'],
  ['web/root', 'apps/web/app'],
  ['web/build', 'apps/web'],
  ['demo', 'db/demo'],
  ['scripts', 'scripts'],
  ['media', 'media'],
  ['e2e', 'e2e'],
  ['bench', 'bench'],
] as const;
export type Part = (typeof PARTS)[number][0];

const shared: readonly Part[] = ['domain', 'site', 'scene', 'contract'];
const server: readonly Part[] = ['server/platform', 'server/features', 'server/root'];

/**
 * A part may always import itself; edges between features are in feature-edges.ts. On the web, the
 * platform has no visuals, ui builds on it, features use both, and the layout around the pages may
 * show parts of features, so no feature imports the layout. Outside the product, scripts come first:
 * media, journeys and benches use them, and a bench may replay a journey's room.
 */
export const MAY_IMPORT: Readonly<Record<Part, readonly Part[]>> = {
  domain: [],
  site: [],
  scene: ['domain'],
  contract: ['domain', 'scene'],
  live: ['domain', 'scene', 'contract'],
  viewer: ['scene'],
  layout: ['domain', 'scene'],
  photo: ['domain', 'scene'],
  still: ['domain', 'scene', 'workers'],
  workers: [],
  'server/platform': [...shared, 'workers'],
  'server/features': [...shared, 'layout', 'live', 'still', 'workers', 'server/platform'],
  'server/root': [...shared, 'server/platform', 'server/features', 'demo'],
  'web/platform': shared,
  'web/ui': [...shared, 'web/platform'],
  'web/back-office': [...shared, 'web/platform', 'web/ui'],
  'web/features': [
    ...shared,
    'layout',
    'live',
    'viewer',
    'photo',
    'web/platform',
    'web/ui',
    'web/back-office',
  ],
  'web/layout': [...shared, 'web/platform', 'web/ui', 'web/back-office', 'web/features'],
  'web/root': [...shared, 'web/platform', 'web/ui', 'web/layout', 'web/features'],
  'web/build': ['domain'],
  demo: [...shared, 'layout', 'server/platform'],
  scripts: [
    ...shared,
    'layout',
    'viewer',
    'photo',
    'still',
    'server/platform',
    'server/features',
    'demo',
  ],
  media: [...shared, 'viewer', 'still', 'demo', 'scripts'],
  e2e: [...shared, 'layout', 'live', 'viewer', 'photo', ...server, 'demo', 'scripts'],
  bench: [
    ...shared,
    'layout',
    'live',
    'viewer',
    'photo',
    'still',
    ...server,
    'demo',
    'scripts',
    'e2e',
  ],
};

/** Packages that only some files may import. */
export const CONFINED: readonly (readonly [pattern: RegExp, allowed: RegExp])[] = [
  [/^(three|@react-three\/.+|camera-controls|three-mesh-bvh)$/, /^packages\/viewer\//],
  [
    /^(pg|pg-copy-streams|kysely)$/,
    /^(apps\/server\/src\/platform\/|apps\/server\/src\/features\/(?:\w[\w-]*\/)+store(\.ts|\/)|db\/demo\/|bench\/)/,
  ],
];

/** Third-party packages that the pure parts may use; every other part may use what package.json lists. */
export const OUTSIDE: Partial<Readonly<Record<Part, RegExp>>> = {
  domain: /^$/,
  site: /^$/,
  scene: /^(zod|clipper2-ts(\/dist\/\w+\.js)?)$/,
  contract: /^zod$/,
  layout: /^zod$/,
  photo: /^$/,
  still: /^(zod|node:crypto|node:v8)$/,
  workers: /^node:(worker_threads|child_process|os|timers\/promises)$/,
  live: /^(zod|yjs)$/,
  viewer: /^(zod|three|react|zustand|camera-controls|three-mesh-bvh|@react-three\/fiber)(\/.+)?$/,
};

/** Files that nothing imports, with what starts or reads them. */
const STARTED: readonly RegExp[] = [
  // Programs and framework entries.
  /^apps\/server\/src\/(main|reconcile|security-events|verify-audit)\.ts$/,
  /^apps\/web\/app\/(root|entry\.client|entry\.server|routes)\.tsx?$/,
  // Child processes, started by path.
  /-process\.ts$/,
  // Written into the build by itself.
  /^apps\/web\/app\/features\/pro-app\/worker\/pro-worker\.ts$/,
  // Every call in one list, for tests that try each one.
  /^packages\/contract\/src\/all-calls\.ts$/,
  // Tables of cases that the tests of the planning rules run.
  /^packages\/scene\/src\/rules\/cases\//,
  // Types of a package that has none.
  /\.d\.ts$/,
];

export function isStarted(file: string): boolean {
  return STARTED.some((pattern) => pattern.test(file));
}

export function partOf(file: string): Part | null {
  return PARTS.find(([, folder]) => file.startsWith(`${folder}/`))?.[0] ?? null;
}

export function featureOf(file: string): string | null {
  return /^apps\/(?:server\/src|web\/app)\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}
