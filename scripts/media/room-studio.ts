// A headless browser that runs the room view. Software WebGL, so that pictures are the same on every
// machine and need no graphics card.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { RoomShot } from './room/room-page.ts';
import { serveRoomPage } from './serve-room-page.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

interface StudioWindow {
  showRoom(shot: RoomShot): Promise<unknown>;
}

/** Opens the studio for pictures of rooms. One picture at a time; `close` stops everything it started. */
export async function openRoomStudio(size: { readonly width: number; readonly height: number }) {
  const served = await serveRoomPage();
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
  await page.goto(served.origin);
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
      await served.close();
    },
  };
}
