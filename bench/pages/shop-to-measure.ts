// What measurements of pages in a browser share: how often to measure, and the built product in the small demo world.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import {
  freePort,
  makeDataDir,
  removeData,
  root,
  startProgram,
} from '../../scripts/start/program.ts';
import { openShop, type Shop } from './shop.ts';

/** `--times=7` */
export function readTimes(fallback: number): number {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: String(fallback) } },
  });
  const times = Number(values.times);
  if (!Number.isSafeInteger(times) || times < 1) throw new Error('--times takes a whole number');
  return times;
}

export interface ShopToMeasure {
  readonly origin: string;
  readonly shop: Shop;
  /** Path of Chromium. */
  readonly executablePath: string;
}

/** Builds and starts the product, and stops it after `use`. */
export async function withShop(use: (opened: ShopToMeasure) => Promise<void>): Promise<void> {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const dataDir = makeDataDir();
  const program = await startProgram({
    dataDir,
    env: { DEMO_DATA: 'small', LOG_LEVEL: 'warn' },
    port: await freePort(),
    showErrors: true,
  });
  try {
    await program.serving();
    const { origin } = program;
    await use({ origin, shop: await openShop(origin), executablePath });
  } finally {
    program.signal('SIGTERM');
    await program.ended;
    removeData(dataDir);
  }
}
