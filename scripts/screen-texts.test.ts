// One way to write on all screens. Texts with feet and inches are full of straight marks, so apostrophes are straight too.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '../apps/web/app');

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }));

function filesWith(pattern: RegExp): readonly string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test('the sources of the screens are read', () => {
  expect(sources.length).toBeGreaterThan(400);
});

test('names that people gave stand between curved quotation marks', () => {
  // After an equals sign it is an attribute, of a selector for example.
  expect(filesWith(/(?<!=)"(\$\{[^}]+\}|\{[^}]+\})"/)).toEqual([]);
});

test('apostrophes are straight', () => {
  expect(filesWith(/\p{L}’/u)).toEqual([]);
});
