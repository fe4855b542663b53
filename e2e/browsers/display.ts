// Where the browsers' windows go: a screen that nobody sees, or that of this machine.
import { spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PAGE } from './browser-window.ts';

interface Display {
  /** Its name; null for the screen of this machine. */
  readonly name: string | null;
  readonly close: () => void;
}

/** @returns null where there is no screen, and none can be played */
export async function openDisplay(): Promise<Display | null> {
  const isThere = spawnSync('Xvfb', ['-help'], { stdio: 'ignore' }).error === undefined;
  if (!isThere) {
    const hasScreen = process.platform !== 'linux' || process.env.DISPLAY;
    return hasScreen ? { name: null, close: () => {} } : null;
  }
  const size = `${PAGE.width + 160}x${PAGE.height + 200}x24`;
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await text(server.stdio[3] as Readable);
  return { name: `:${number.trim()}`, close: () => server.kill() };
}
