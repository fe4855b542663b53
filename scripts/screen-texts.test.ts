// One style for all screen texts. Feet and inches use straight marks, so apostrophes are straight too.
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

test('the screen sources are read', () => {
  expect(sources.length).toBeGreaterThan(400);
});

test('names that people gave are in curly quotation marks', () => {
  // After an equals sign it is an attribute, for example of a selector.
  expect(filesWith(/(?<!=)"(\$\{[^}]+\}|\{[^}]+\})"/)).toEqual([]);
});

test('apostrophes are straight', () => {
  expect(filesWith(/\p{L}’/u)).toEqual([]);
});
