// A way to a test's database that speaks TLS, as a database on another machine does.
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import pg from 'pg';
import { atFileEnd } from './test-closers.ts';

/** Signed by itself, for `localhost`, until 2126. It guards nothing. */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUOgAwIBAgIUcU8YRY/WZhwb1XQvDts+8CKt+F4wCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNZGF0YWJhc2UudGVzdDAgFw0yNjExMjMxNjUzNTBaGA8yMTI2
MTAzMDE2NTM1MFowGDEWMBQGA1UEAwwNZGF0YWJhc2UudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABAIOlBsbJNr/H3J2FH7Yh+qClXnhsKlBkHnLgg72vLtE
vFwgEX6JctmppkHBgco9IY/fTpMR7yPjYJ5GOBSp22yjaTBnMB0GA1UdDgQWBBQY
YzRP5RbmFghOy3tA15A1i34m0zAfBgNVHSMEGDAWgBQYYzRP5RbmFghOy3tA15A1
i34m0zAPBgNVHRMBAf8EBTADAQH/MBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAKBggq
hkjOPQQDAgNHADBEAiAuDLhl8KFuLnwesRafuNZqdw8dn97qNZ3N9uoGTYU8wwIg
ewyTrx/jeQ7XUXeWbKIJlShMqt21hbKK+vMtm7ks3XE=
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9dfc3Ekndo2lE25u
njrKBvOr0hKyQscb9GVwgv3jVWihRANCAAQCDpQbGyTa/x9ydhR+2IfqgpV54bCp
QZB5y4IO9ry7RLxcIBF+iXLZqaZBwYHKPSGP306TEe8j42CeRjgUqdts
-----END PRIVATE KEY-----
`;

/** What a client sends first to ask for TLS: its length and PostgreSQL's number of the request. */
const REQUEST_BYTES = 8;

/** The port on which `url` is reached by TLS. */
export async function tlsWayTo(url: string): Promise<number> {
  const { host, port } = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const server = createServer(async (near) => {
    sockets.add(near);
    near.on('error', () => {});
    const [request] = (await once(near, 'data')) as [Buffer];
    if (request.length !== REQUEST_BYTES) return near.destroy();
    near.write('S');
    const secure = new TLSSocket(near, { isServer: true, key: KEY, cert: TEST_CERTIFICATE });
    const far = host.startsWith('/')
      ? createConnection(`${host}/.s.PGSQL.${port}`)
      : createConnection(port, host);
    sockets.add(far);
    for (const [one, other] of [
      [secure, far],
      [far, secure],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atFileEnd(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as { readonly port: number }).port;
}
