import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../app/features/pro-app/worker/pro-worker.ts');

/**
 * Writes the service worker of the pro's app at the root of the site, since a worker serves the pages below its own
 * address. Its name stays the same in each release, so that browsers find the new one. It imports nothing but types.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
      // What is left of importing types makes a module of it, which not every browser takes for a service worker.
      const source = code.replace(/^export \{\s*\};?$/m, '');
      this.emitFile({ type: 'asset', fileName: 'pro-worker.js', source });
    },
  };
}
