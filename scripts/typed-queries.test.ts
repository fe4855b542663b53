// Queries are typed (decision 0019): SQL reaches the database only through a statement, except in the few files that
// run them or talk to PostgreSQL by other means.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const server = resolve(import.meta.dirname, '../apps/server/src');

/** Runs statements, migrates, and talks to PostgreSQL by other means. */
const RUNS_THEM = ['platform/database/', 'platform/events/listen.ts', 'platform/http/health.ts'];

const UNTYPED_QUERY = /\bqueryPrepared\(|\.query(<[^>]*>)?\(/;

const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/(\.test\.ts|(^|\/)test-[\w-]+\.ts)$/.test(path),
);
const untyped = files.filter(
  (path) =>
    !RUNS_THEM.some((way) => path.startsWith(way)) &&
    UNTYPED_QUERY.test(readFileSync(join(server, path), 'utf8')),
);

test('sees the whole server', () => {
  expect(files.length).toBeGreaterThan(300);
});

test('no query is untyped', () => {
  expect(untyped).toEqual([]);
});
