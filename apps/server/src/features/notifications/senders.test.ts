// Every mail and notification names a kind: the compiler says so. Here: every kind has a sender.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_KINDS } from '@wevisu/domain/notifications/notice-kinds.ts';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '..');
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !file.split('/').at(-1)?.startsWith('test-'))
  .map((file) => readFileSync(join(features, file), 'utf8'));

const names = (part: 'mails' | 'events') => NOTICE_KINDS.flatMap((kind) => [...kind[part]]);

/** Written out, or as one of a template's: `account_${act}d`. */
function isNamed(name: string): boolean {
  return sources.some(
    (source) =>
      source.includes(`'${name}'`) ||
      [...source.matchAll(/(?:template|event)\b[^`\n]*`([a-z_]+)\$\{\w+\}([a-z_]*)`/g)].some(
        ([, head = '', tail = '']) => name.startsWith(head) && name.endsWith(tail),
      ),
  );
}

test('each mail and event is of one kind', () => {
  expect(sources.length).toBeGreaterThan(300);
  for (const part of ['mails', 'events'] as const) {
    expect(new Set(names(part)).size).toBe(names(part).length);
  }
});

test('each mail and event has a sender', () => {
  expect([...names('mails'), ...names('events')].filter((name) => !isNamed(name))).toEqual([]);
});

test('mails about money, sign-in and the papers of orders cannot be switched off', () => {
  const always = NOTICE_KINDS.filter(({ isOptional }) => !isOptional).map(({ kind }) => kind);
  expect(always).toEqual(['orders', 'money', 'account', 'staff']);
});
