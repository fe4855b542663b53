// A push service on this machine, as those of browsers: it checks who sends, and reads what only the browser could.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from '../../../platform/database/test-closers.ts';

export interface Received {
  readonly path: string;
  readonly message: unknown;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export async function testPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const service = { status: 201, publicKey: '' };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const claims = checked(request.headers.authorization ?? '', service.publicKey);
      if (claims === null) return void reply.writeHead(403).end();
      const message = JSON.parse(decrypt(Buffer.concat(parts)).toString('utf8'));
      received.push({ path: request.url ?? '', message, claims, headers: request.headers });
      reply.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** RFC 8291, from the browser's side. */
  function decrypt(body: Buffer): Buffer {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
    const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opened.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([
      opened.update(body.subarray(21 + sender.length, -16)),
      opened.final(),
    ]);
    return plain.subarray(0, plain.lastIndexOf(2));
  }

  return {
    ...{ origin, received, service },
    subscription: (path: string) => ({
      endpoint: origin + path,
      keys: {
        p256dh: browser.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      },
    }),
  };
}

/** The claims of RFC 8292; null for a signature of another key. */
function checked(header: string, publicKey: string): Readonly<Record<string, unknown>> | null {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const verifier = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null;
}
