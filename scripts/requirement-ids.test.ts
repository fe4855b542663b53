import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const defined = new Set(
  [
    ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- ([A-Z]+-\d+) \|/gm),
  ].map(([, id = '']) => id),
);
const areas = [...new Set([...defined].map((id) => id.split('-')[0]))].join('|');

test('every requirement that code names is in docs/requirements.md', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.sql', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '');
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const ids = text.match(new RegExp(`\\b(?:${areas})-\\d{2,}\\b`, 'g')) ?? [];
    return ids.map((id) => ({ file, id }));
  });
  expect(defined.size).toBe(640);
  expect(named.length).toBeGreaterThan(1500);
  expect(named.filter(({ id }) => !defined.has(id))).toEqual([]);
});
