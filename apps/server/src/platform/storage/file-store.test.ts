import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';

let folder: string;
let server: Server;
/** What the S3 server holds, by path; it speaks as much of S3 as a store of files needs. */
const objects = new Map<string, Buffer>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-files-'));
  server = createServer(async (request, reply) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      reply.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(path, await readBody(request));
      reply.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      reply.writeHead(204).end();
    } else {
      const found = objects.get(path);
      if (found === undefined) {
        reply.writeHead(404, { 'content-type': 'application/xml' });
        reply.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
      } else reply.writeHead(200, { 'content-length': found.length }).end(found);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The body, out of the chunks with signatures in which S3 clients may send it. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body = Buffer.concat(pieces);
  if (!String(request.headers['x-amz-content-sha256']).startsWith('STREAMING')) return body;
  const length = Number.parseInt(body.toString('latin1'), 16);
  const start = body.indexOf('\r\n') + 2;
  return body.subarray(start, start + length);
}

function inBucket() {
  const { port } = server.address() as AddressInfo;
  return createFileStore({
    dataDir: folder,
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
  });
}

const onDisk = () => createFileStore({ dataDir: folder, s3: null });

describe.each([
  ['in a folder', onDisk],
  ['in an S3-compatible store', inBucket],
])('files %s', (_, open) => {
  test('are read as they were written, and written over', async () => {
    const store = await open();
    const first = Buffer.from([0, 1, 2, 255]);
    await store.put('media/96/p/abc/0-def.webp', first);
    expect(await store.get('media/96/p/abc/0-def.webp')).toEqual(first);
    await store.put('media/96/p/abc/0-def.webp', Buffer.from('second'));
    expect(String(await store.get('media/96/p/abc/0-def.webp'))).toBe('second');
  });

  test('are gone once they are removed, as often as one asks', async () => {
    const store = await open();
    await store.put('licenses/one.pdf', Buffer.from('first'));
    await store.remove('licenses/one.pdf');
    await store.remove('licenses/one.pdf');
    expect(await store.get('licenses/one.pdf')).toBeNull();
  });

  test('that are not there are null', async () => {
    expect(await (await open()).get('media/96/none.webp')).toBeNull();
  });
});

test('a folder holds no drafts once files are written', async () => {
  const store = await onDisk();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => store.put(`many/${i % 3}.bin`, Buffer.alloc(9_000, i))),
  );
  expect(await readdir(join(folder, 'files', 'drafts')).catch(() => [])).toEqual([]);
  expect((await store.get('many/0.bin'))?.length).toBe(9_000);
});

test('drafts of processes that were killed go once they are an hour old', async () => {
  const drafts = join(folder, 'files', 'drafts');
  await mkdir(drafts, { recursive: true });
  for (const [name, minutes] of [
    ['left', 61],
    ['written-now', 1],
  ] as const) {
    await writeFile(join(drafts, name), 'half');
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(join(drafts, name), then, then);
  }
  await onDisk();
  expect(await readdir(drafts)).toEqual(['written-now']);
  await rm(join(drafts, 'written-now'));
});

test('a store that refuses is an error, not a missing file', async () => {
  const { port } = server.address() as AddressInfo;
  const store = await createFileStore({
    dataDir: folder,
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'pictures',
      accessKeyId: 'other',
      secretAccessKey: 'secret',
    },
  });
  await expect(store.get('media/96/p/abc/0-def.webp')).rejects.toThrow();
});
