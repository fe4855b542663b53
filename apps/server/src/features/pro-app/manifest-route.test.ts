import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addAppManifest } from './manifest-route.ts';

const PUBLIC = resolve(import.meta.dirname, '../../../../web/public');

test("G-74 the pro's area can be installed under the brand's name, with icons that are there", async () => {
  const http = Fastify();
  addAppManifest(http, { brandName: () => 'Oak & Elm' });
  const reply = await http.inject('/pro.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  const manifest = reply.json();
  expect(manifest).toMatchObject({
    ...{ name: 'Oak & Elm Pro', start_url: '/pro', scope: '/', display: 'standalone' },
  });
  expect(
    manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose]),
  ).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) expect(existsSync(join(PUBLIC, src))).toBe(true);
});
