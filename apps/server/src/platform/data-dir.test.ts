import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir, prepareDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wevisu-data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const module = JSON.stringify(join(import.meta.dirname, 'data-dir.ts'));

/** A process that takes the lock and stays. */
async function holder() {
  const code = `import { lockDataDir } from ${module};
    lockDataDir(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    pid: child.pid,
    kill: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
    },
  };
}

test('refuses a folder that a living process holds, and names the process', async () => {
  const other = await holder();
  try {
    expect(() => lockDataDir(folder)).toThrow(`is in use by another process (${other.pid})`);
  } finally {
    await other.kill();
  }
});

test('takes the folder of a process that was killed', async () => {
  const other = await holder();
  await other.kill();
  const release = lockDataDir(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
  release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('takes the folder when the number of its holder has gone to a stranger', () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, startedAt: 'long ago' }));
  lockDataDir(folder)();
});

test('takes the folder when its lock is torn', () => {
  writeFileSync(join(folder, 'lock'), '{"pid":');
  lockDataDir(folder)();
});

test('lets exactly one of many processes that start at once have the folder', async () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 4_194_304, startedAt: 'gone' }));
  const code = `import { lockDataDir } from ${module};
    try { lockDataDir(${JSON.stringify(folder)}); console.log('held'); } catch { console.log('refused'); }
    setTimeout(() => {}, 3000);`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const said = await Promise.all(
    children.map(
      (child) =>
        new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(`${text}`))),
    ),
  );
  for (const child of children) child.kill('SIGKILL');
  expect(said.filter((text) => text.trim() === 'held')).toHaveLength(1);
});

test('says in one line why the folder can not be written', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareDataDir(join(folder, 'file'))).toThrow('a file is in the way');
  expect(() => prepareDataDir(join(folder, 'file/below'))).toThrow('a file is in the way');
});
