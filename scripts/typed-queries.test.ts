// Queries are typed (decision 0019): SQL reaches the database through a statement. What does not yet, or can't, stands
// in a list here that can only shrink.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const server = resolve(import.meta.dirname, '../apps/server/src');

/** Runs statements, migrates, and talks to PostgreSQL in other words than queries. */
const RUNS_THEM = [
  'platform/database/',
  'platform/events/listen.ts',
  'platform/http/health.ts',
  'platform/jobs/jobs.ts',
];

/** Features whose stores are not converted yet: take one off when it is. */
const UNTYPED: readonly string[] = ['catalog', 'design-library', 'product-facts'];

const UNTYPED_QUERY = /\bqueryPrepared\(|\.query(<[^>]*>)?\(/;

const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/(\.test\.ts|(^|\/)test-[\w-]+\.ts)$/.test(path),
);
const untyped = files.filter(
  (path) =>
    !RUNS_THEM.some((way) => path.startsWith(way)) &&
    UNTYPED_QUERY.test(readFileSync(join(server, path), 'utf8')),
);

test('sees the whole of the server', () => {
  expect(files.length).toBeGreaterThan(300);
});

test('no query is untyped but in the features that are listed', () => {
  const isListed = (path: string) => UNTYPED.some((one) => path.startsWith(`features/${one}/`));
  expect(untyped.filter((path) => !isListed(path))).toEqual([]);
});

test('a feature that has no untyped query any more is taken off the list', () => {
  const isUntyped = (one: string) => untyped.some((path) => path.startsWith(`features/${one}/`));
  expect(UNTYPED.filter((one) => !isUntyped(one))).toEqual([]);
});
