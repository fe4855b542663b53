import { ensureBuilt } from '../scripts/setup/product-build.mjs';
import { makeDataDir, removeData, startProgram } from '../scripts/start/program.ts';

interface Shop {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** A shop with the demo world and data of its own, unless ORIGIN names a running one. */
export async function openShop(demo: 'full' | 'small'): Promise<Shop> {
  const origin = process.env.ORIGIN;
  if (origin) return { origin, close: async () => {} };
  await ensureBuilt();
  const dataDir = makeDataDir();
  const program = await startProgram({ dataDir, env: { DEMO_DATA: demo, LOG_LEVEL: 'warn' } });
  await program.serving();
  return {
    origin: program.origin,
    async close() {
      program.signal('SIGTERM');
      await program.ended;
      removeData(dataDir);
    },
  };
}
