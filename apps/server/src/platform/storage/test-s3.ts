// A server that speaks as much of S3 as a store of files needs, for tests.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startTestS3() {
  /** What it holds, by path. */
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, reply) => {
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
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    close: () => server.close(),
  };
}

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
