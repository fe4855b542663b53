// The command line as people run it: a process, its exit code, a file or standard input, and what goes through a pipe.
// What each command says is tried in run-command.test.ts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { broken, good } from './test-scenes.ts';

const main = resolve(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'scene-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(words: readonly string[], input = '') {
  const child = spawn(process.execPath, [main, ...words], { stdio: 'pipe' });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const closed = new Promise<number | null>((done) => child.on('close', done));
  const [out, errors] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  return { code: await closed, out, errors };
}

test('check of a broken scene on standard input ends with 1 and says what is broken as JSON', async () => {
  const { code, out, errors } = await run(['check', '-'], JSON.stringify(broken));
  expect([code, errors]).toEqual([1, '']);
  expect(JSON.parse(out.toString()).counts.broken).toBeGreaterThan(0);
});

test('bad usage ends with 2, with nothing on standard output', async () => {
  const { code, out, errors } = await run(['list', 'everything']);
  expect([code, out.length]).toEqual([2, 0]);
  expect(errors).toContain('list takes plans or templates');
});

test('VIS export sends a whole model through a pipe that holds less than it', async () => {
  const file = join(folder, 'good.json');
  writeFileSync(file, JSON.stringify(good));
  const { code, out, errors } = await run(['export', file, '--to', 'glb']);
  expect([code, errors]).toEqual([0, '']);
  expect(out.subarray(0, 4).toString()).toBe('glTF');
  // The third number of the file's head is its length.
  expect(out.readUInt32LE(8)).toBe(out.length);
  expect(out.length).toBeGreaterThan(64 * 1024);
});
