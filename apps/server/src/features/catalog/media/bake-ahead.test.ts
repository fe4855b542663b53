import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaAddress } from '@wevisu/contract/media.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { createFileStore } from '../../../platform/storage/file-store.ts';
import { toPictureKey } from '../picture-key.ts';
import { addProducts, addTaxonomy, FIXTURE_PICTURE } from '../test-fixture.ts';
import { createBakePool } from './bake-pool.ts';
import { addMediaRoutes } from './media-routes.ts';
import { createPictureServers } from './serve-picture.ts';

const { pool: db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'wevisu-ahead-'));
const files = await createFileStore({ dataDir: folder, s3: null });
const pool = createBakePool({ threads: 2, maxWaiting: 48 });
const http = Fastify();
const media = {
  db,
  files,
  keep: files.put,
  pool,
  modelsFolder: folder,
  roomsFolder: folder,
  warnUnreadable: () => {},
};
addMediaRoutes(http, { ...media, ...createPictureServers(media) });
await addTaxonomy(db);
const added = await addProducts(
  db,
  ['Alba', 'Brina'].map((name) => ({
    name,
    brand: 'Oakmont',
    category: 'marble-tile',
    variants: [{ wholesale: 51_237 }],
  })),
);
const [listed = '', derived = ''] = added.map(
  ({ hash }) => `p/${hash}/0-${toPictureKey(FIXTURE_PICTURE)}`,
);

afterAll(async () => {
  await http.close();
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

test('the large picture of what a list shows is made before it is asked for', async () => {
  expect(await files.get(`media/960/${listed}.webp`)).toBeNull();
  expect((await http.inject(mediaAddress(listed, 240))).statusCode).toBe(200);
  const large = await vi.waitFor(
    async () => {
      const kept = await files.get(`media/960/${listed}.webp`);
      expect(kept).not.toBeNull();
      return kept;
    },
    { timeout: 30_000, interval: 50 },
  );
  expect((await http.inject(mediaAddress(listed, 960))).rawPayload).toEqual(large);
});

test('a smaller picture is scaled down from the large one where that is there', async () => {
  const gray = sharp({ create: { width: 960, height: 960, channels: 3, background: '#777' } });
  await files.put(`media/960/${derived}.webp`, await gray.webp().toBuffer());
  const { rawPayload } = await http.inject(mediaAddress(derived, 640));
  const { channels } = await sharp(rawPayload).stats();
  expect((await sharp(rawPayload).metadata()).width).toBe(640);
  for (const { mean, stdev } of channels) {
    expect(Math.abs(mean - 0x77)).toBeLessThan(2);
    expect(stdev).toBeLessThan(1);
  }
});
