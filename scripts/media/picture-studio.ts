// A headless browser that runs the product studio. Software WebGL, so that pictures are the same on
// every machine and need no graphics card.
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

interface StudioWindow {
  drawPicture(spec: ModelSpec, quality: number): Promise<string>;
}

/** Opens the studio for square pictures of `pixels` size. One picture at a time. */
export async function openPictureStudio(pixels: number) {
  const script = await bundlePage();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
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
  // Compiling shaders for a software renderer is slow on a busy machine.
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`http://127.0.0.1:${port}/?pixels=${pixels}`);
  await page.waitForFunction(() => 'drawPicture' in window);
  return {
    /** WebP bytes; quality 1 gives PNG instead. */
    async draw(spec: ModelSpec, quality = 0.8): Promise<Buffer> {
      const text = await page.evaluate(
        ([one, q]) => (window as unknown as StudioWindow).drawPicture(one, q),
        [spec, quality] as const,
      );
      return Buffer.from(text, 'base64');
    },
    async close(): Promise<void> {
      await browser.close();
      server.close();
    },
  };
}
