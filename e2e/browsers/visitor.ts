// What a person does in a browser: look, press, type, drag.
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserWindow, Spot } from './browser-window.ts';
import { type Found, findInPage, type Wanted } from './find-in-page.ts';

/** Software draws rooms, and the machine may be busy. */
const PATIENCE_MS = 120_000;

export function createVisitor(window: BrowserWindow, origin: string) {
  async function see(selector: string, words?: string): Promise<Found> {
    const wanted: Wanted = { selector, ...(words === undefined ? {} : { words }) };
    const what = words === undefined ? selector : `${selector} “${words}”`;
    return until(() => window.run(findInPage, wanted), `${what} is not seen`);
  }

  return {
    see,
    async open(path: string): Promise<void> {
      await window.open(`${origin}${path}`);
      await until(() => window.run(isTakenOver), `the scripts of ${path} do not start`);
    },
    async press(selector: string, words?: string): Promise<void> {
      await window.press(await see(selector, words));
    },
    async fillIn(selector: string, words: string, text: string): Promise<void> {
      await window.press(await see(selector, words));
      await window.type(text);
    },
    drag: (from: Spot, to: Spot): Promise<void> => window.drag(from, to),
    address: (): Promise<string> => window.run(() => location.pathname + location.search),
    /** A PNG of the window, once its pictures have come. */
    async look(): Promise<Buffer> {
      await until(() => window.run(hasItsPictures), 'not every picture has come');
      await window.run(untilPainted);
      return window.screenshot();
    },
    async until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
      await until(isTrue, what);
    },
  };
}
export type Visitor = ReturnType<typeof createVisitor>;

/** Asks until there is an answer. */
async function until<T>(ask: () => Promise<T | null | false>, otherwise: string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(otherwise);
    await wait(100);
  }
}

/** Buttons work then. */
function isTakenOver(): boolean {
  return Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber$'));
}

/** Those in the window. */
function hasItsPictures(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isInWindow || !image.checkVisibility()) return true;
    return image.complete && image.naturalWidth > 0;
  });
}

/** A picture that has come is still to be decoded, and what moves is still to arrive. */
async function untilPainted(): Promise<void> {
  const decoded = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => image.decode());
  const arrived = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished);
  await Promise.allSettled<unknown>([...decoded, ...arrived]);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
