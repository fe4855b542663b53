// The room view on its own page, bundled into a temporary folder and served on loopback.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Its URL, and a function that stops it. */
export async function serveRoomPage(): Promise<{ origin: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'wevisu-rooms-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('room', import.meta.url)),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, minify: false, target: 'es2024' },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(outDir, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
