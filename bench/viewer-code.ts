import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const entries = {
  view: '../packages/viewer/src/room/room-view.ts',
  worker: '../packages/viewer/src/room/workshop-worker.ts',
} as const;

async function bytesOf(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .filter((one) => one.type === 'chunk')
    .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

/** Compressed bytes of everything the 3D view loads: its chunk with all imports, and its worker. */
export async function viewerCode(): Promise<{ readonly view: number; readonly worker: number }> {
  return { view: await bytesOf(entries.view), worker: await bytesOf(entries.worker) };
}
