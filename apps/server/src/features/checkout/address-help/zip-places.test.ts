import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createZipPlaces } from './zip-places.ts';

test('FMT-09 a list that could not be read is read again at the next call, and then kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wevisu-zip-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const list = join(folder, 'zip-places.txt');
  const find = createZipPlaces(list);
  await expect(find('90012')).rejects.toThrow('ENOENT');
  await writeFile(list, '90001-90012 Los Angeles\n');
  expect(await find('90012')).toEqual({ city: 'Los Angeles', state: 'CA' });
  await rm(list);
  expect(await find('90001')).toEqual({ city: 'Los Angeles', state: 'CA' });
});
