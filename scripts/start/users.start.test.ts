import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  copyCheckout,
  databaseFolder,
  endAllPrograms,
  makeFolder,
  processesIn,
  removeData,
  startProgram,
} from './program.ts';

const isRoot = process.getuid?.() === 0;
/** `nobody`, an account that every system has. */
const someUser = 65_534;
const userWithoutAccount = 48_611;

const folders: string[] = [];
let privateCheckout: string;
beforeAll(() => {
  privateCheckout = copyCheckout(isRoot ? someUser : (process.getuid?.() ?? 0));
});
afterEach(endAllPrograms);
afterAll(() => {
  for (const folder of folders) removeData(folder);
  rmSync(privateCheckout, { recursive: true, force: true });
});

function newDataDir({ mode, uid }: { mode: number; uid?: number }): string {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  chmodSync(folder, mode);
  if (uid !== undefined) for (const path of [folder, dataDir]) chownSync(path, uid, uid);
  folders.push(dataDir);
  return dataDir;
}

async function servesAndStops(options: Parameters<typeof startProgram>[0]) {
  const program = await startProgram(options);
  await program.serving();
  const postmasters = processesIn(join(databaseFolder(options.dataDir), 'data'));
  const owners = new Set(postmasters.map((pid) => statSync(`/proc/${pid}`).uid));
  program.signal('SIGINT');
  expect(await program.ended).toMatchObject({ code: 0, errors: [] });
  return owners;
}

test.runIf(isRoot)(
  'runs as root from an open folder, its database as an unprivileged user',
  async () => {
    const dataDir = newDataDir({ mode: 0o755 });
    const owners = await servesAndStops({ dataDir });
    expect([...owners]).toEqual([statSync(join(dataDir, 'postgres')).uid]);
    expect(owners.has(0)).toBe(false);
  },
);

test.runIf(isRoot)('runs as root from a folder that nobody else can enter', async () => {
  const dataDir = newDataDir({ mode: 0o700 });
  const owners = await servesAndStops({ dataDir, from: privateCheckout });
  const elsewhere = readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim();
  expect(elsewhere).toMatch(/^\/var\/lib\/wevisu\//);
  expect(statSync(elsewhere).mode & 0o777).toBe(0o700);
  expect([...owners]).toEqual([statSync(elsewhere).uid]);

  await servesAndStops({ dataDir, from: privateCheckout });
  expect(databaseFolder(dataDir)).toBe(elsewhere);
});

test.runIf(isRoot)('keeps its data when the folder is later closed to others', async () => {
  const dataDir = newDataDir({ mode: 0o755 });
  await servesAndStops({ dataDir });
  expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true);

  chmodSync(join(dataDir, '..'), 0o700);
  const program = await startProgram({ dataDir });
  await program.serving();
  program.signal('SIGTERM');
  expect((await program.ended).output).not.toContain('Making the database');
  expect(existsSync(join(databaseFolder(dataDir), 'data/PG_VERSION'))).toBe(true);
});

test.runIf(isRoot)('runs as an ordinary user, from a folder of mode 700', async () => {
  const dataDir = newDataDir({ mode: 0o700, uid: someUser });
  const owners = await servesAndStops({ dataDir, from: privateCheckout, uid: someUser });
  expect([...owners]).toEqual([someUser]);
});

test.runIf(isRoot)('continues as root with data that an ordinary user created', async () => {
  const dataDir = newDataDir({ mode: 0o700, uid: someUser });
  await servesAndStops({ dataDir, from: privateCheckout, uid: someUser });
  const owners = await servesAndStops({ dataDir, from: privateCheckout });
  expect([...owners]).toEqual([someUser]);
  await servesAndStops({ dataDir, from: privateCheckout, uid: someUser });
});

test.runIf(isRoot)('says that data created by root needs root', async () => {
  const dataDir = newDataDir({ mode: 0o700, uid: someUser });
  chownSync(dataDir, 0, 0);
  await servesAndStops({ dataDir, from: privateCheckout });
  chownSync(dataDir, someUser, someUser);
  const program = await startProgram({ dataDir, from: privateCheckout, uid: someUser });
  const { code, errors } = await program.ended;
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('was made by root');
});

test.runIf(isRoot)('says that a user without an account cannot create the database', async () => {
  const dataDir = newDataDir({ mode: 0o755, uid: userWithoutAccount });
  const program = await startProgram({ dataDir, uid: userWithoutAccount });
  const { code, errors } = await program.ended;
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('(48611) has no account on this system');
});

test('runs as the user who runs the tests, from a folder of mode 700, and from a very long path', async () => {
  const folder = makeFolder();
  const dataDir = join(folder, 'long-'.repeat(40), 'data');
  mkdirSync(dataDir, { recursive: true });
  folders.push(dataDir);
  await servesAndStops({ dataDir });
  chmodSync(folder, 0o700);
  await servesAndStops({ dataDir });
});
