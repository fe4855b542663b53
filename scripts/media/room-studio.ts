// A headless browser with the room view in it. Software WebGL, so that pictures are the same on every
// machine and need no graphics card.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import type { RoomShot } from './room/room-page.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};

interface StudioWindow {
  showRoom(shot: RoomShot): Promise<unknown>;
}

/** Opens the studio for pictures of rooms. One picture at a time; `close` ends all it started. */
export async function openRoomStudio(size: { readonly width: number; readonly height: number }) {
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
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(message.text());
  });
  page.on('pageerror', (error) => console.error(error.stack ?? error.message));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'showRoom' in window);
  return {
    /** PNG bytes of a scene, and the view's counters. */
    async shoot(
      shot: Omit<RoomShot, 'width' | 'height'>,
    ): Promise<{ png: Buffer; stats: unknown }> {
      const stats = await page.evaluate(
        (one) => (window as unknown as StudioWindow).showRoom(one),
        { ...shot, ...size },
      );
      return { png: await page.screenshot({ type: 'png' }), stats };
    },
    async close(): Promise<void> {
      await browser.close();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
