// Bundles the server and the programs of its threads and processes (docs/decisions/0025-the-server-is-bundled.md).
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { keepPlaces } from './keep-places.ts';

const root = resolve(import.meta.dirname, '../../apps/server');
const outDir = resolve(root, 'build');

export default defineConfig({
  root,
  publicDir: false,
  plugins: [keepPlaces({ folder: outDir })],
  // Other packages stay where they are: some bring programs or files of their own.
  ssr: { noExternal: [/^@wevisu\//, 'zod', 'clipper2-ts'] },
  build: {
    ssr: true,
    outDir,
    target: 'node26',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: resolve(root, 'src/main.ts') },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
