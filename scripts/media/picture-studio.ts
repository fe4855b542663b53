// A headless browser with the product studio in it. Software WebGL, so that pictures are the same
// on every machine and need no graphics card.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { build } from 'vite';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: {
        entry: fileURLToPath(new URL('studio-page.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'page',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    for (const chunk of output.output)
      if (chunk.type === 'chunk' && chunk.isEntry) return chunk.code;
  }
  throw new Error('the studio page was not bundled');
}

/**
 * Opens the studio. `draw` gives the raw picture of a spec: RGBA, `pixels` square, rows from the
 * bottom up. One picture at a time.
 */
export async function openPictureStudio(pixels: number) {
  const script = await bundlePage();
  const arrived = new Map<string, (data: Buffer) => void>();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (request.method === 'POST' && url.startsWith('/pixels/')) {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        arrived.get(url.slice('/pixels/'.length))?.(Buffer.concat(chunks));
        response.writeHead(200).end();
      });
    } else if (url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><script type="module" src="/page.js"></script>');
    }
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
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`http://127.0.0.1:${port}/?pixels=${pixels}`);
  await page.waitForFunction(() => 'drawAndPost' in window);
  return {
    async draw(key: string, spec: ModelSpec): Promise<Buffer> {
      const data = new Promise<Buffer>((resolve) => arrived.set(key, resolve));
      await page.evaluate(
        ([id, one]) =>
          (
            window as unknown as { drawAndPost: (k: string, s: unknown) => Promise<void> }
          ).drawAndPost(id, one),
        [key, spec] as const,
      );
      const picture = await data;
      arrived.delete(key);
      return picture;
    },
    async close(): Promise<void> {
      await browser.close();
      server.close();
    },
  };
}
