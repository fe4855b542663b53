import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './errors.ts';
import { guardReplies } from './guard-replies.ts';

async function headersOf(url: string, https: boolean) {
  const app = Fastify();
  guardReplies(app, { https });
  handleErrors(app);
  app.get('/fine', async () => 'fine');
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  const { headers } = await app.inject({ url });
  await app.close();
  return headers;
}

test.each(['/fine', '/broken', '/nowhere'])('%s is guarded like every reply', async (url) => {
  expect(await headersOf(url, false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('a reply of the API can do nothing when it is opened as a page', async () => {
  expect((await headersOf('/api/nothing', false))['content-security-policy']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'/,
  );
  expect(await headersOf('/fine', false)).not.toHaveProperty('content-security-policy');
});

test('only a site that is served over HTTPS says that it always is', async () => {
  const header = 'strict-transport-security';
  expect((await headersOf('/fine', true))[header]).toMatch(/^max-age=\d+$/);
  expect(await headersOf('/fine', false)).not.toHaveProperty(header);
});
