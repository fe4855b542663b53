import { expect, test } from 'vitest';
import { rewritePlaces } from './keep-places.ts';

const path = '../src/features/media/pool.ts';

function rewrite(code: string) {
  const programs: string[] = [];
  return { code: rewritePlaces(code, path, (name) => programs.push(name)), programs };
}

test('files beside a module are still found there', () => {
  expect(rewrite("resolve(import.meta.dirname, '../media')").code).toBe(
    `resolve((import.meta.dirname + "/../src/features/media"), '../media')`,
  );
  expect(rewrite("new URL('layout.html', import.meta.url)").code).toBe(
    `new URL('layout.html', new URL("../src/features/media/pool.ts", import.meta.url).href)`,
  );
});

test('programs of threads and processes are found in the bundle, and are part of it', () => {
  expect(rewrite("new Worker(new URL('./bake-thread.ts', import.meta.url), {")).toEqual({
    code: "new Worker(new URL('./bake-thread.mjs', import.meta.url), {",
    programs: ['bake-thread'],
  });
  expect(rewrite("const PROGRAM = join(import.meta.dirname, 'still-process.ts');")).toEqual({
    code: "const PROGRAM = join(import.meta.dirname, './still-process.mjs');",
    programs: ['still-process'],
  });
});
