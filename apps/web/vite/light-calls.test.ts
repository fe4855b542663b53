import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { lighten } from './light-calls.ts';

const contract = join(import.meta.dirname, '../../../packages/contract/src');

async function lightModule(file: string): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(readFileSync(join(contract, file), 'utf8'), file);
  return import(`data:text/javascript,${encodeURIComponent(onlyOwn(lighten(code, file)))}`);
}

/** The module's other imports are from the domain, which this way of loading cannot resolve. */
function onlyOwn(code: string): string {
  return code.replace(/^import .*@wevisu\/domain.*$/gm, '');
}

test('every call keeps what sending it takes, and nothing of a schema', async () => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'all-calls.ts',
  );
  const light = new Map<unknown, object>();
  for (const file of files) {
    for (const one of Object.values(await lightModule(file))) {
      if (typeof one === 'object' && one && 'whole' in one && 'name' in one)
        light.set(one.name, one);
    }
  }
  for (const { name, method, path, encoding } of ALL_CALLS) {
    const sent = { name, method, path, ...(encoding ? { encoding } : {}) };
    expect(light.get(name)).toEqual({ ...sent, whole: expect.any(Function) });
  }
  expect(light.size).toBe(ALL_CALLS.length);
});

test('words and functions without a schema stay, schemas go', async () => {
  expect(Object.keys(await lightModule('leads.ts'))).toEqual([
    'CONTACT_TOPICS',
    'sendContactMessage',
    'sendLead',
  ]);
  expect(Object.keys(await lightModule('reply.ts'))).toEqual([]);
  expect(Object.keys(await lightModule('media.ts'))).toContain('mediaAddress');
});

test('a statement of another kind is refused', () => {
  expect(() => lighten("export * from './call.ts';", 'x.ts')).toThrow('x.ts');
  expect(() => lighten('export const { a } = b;', 'x.ts')).toThrow('x.ts');
  expect(() => lighten('export const a = defineCall(b);', 'x.ts')).toThrow('a is not written out');
});
