// Two ways to use a page: with a pointer or a finger, and with the keyboard alone. A journey is written once for both.
import type { Locator, Page } from '@playwright/test';

export interface Hands {
  press(target: Locator): Promise<void>;
  /** In the place of what stood there. */
  type(target: Locator, text: string): Promise<void>;
  /** An option of a browser's own list, by its words. */
  pick(target: Locator, option: string): Promise<void>;
}

/** Pages have fewer stops for the Tab key than this. */
const MAX_STEPS = 250;

export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  async pick(target, option) {
    await target.selectOption(option);
  },
};

/** Focus is never set from outside: it is where the Tab key leads. */
export function keyboard(page: Page): Hands {
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    // Most of the way at once, as fast fingers go; from there on with a look at each step.
    const far = await target.evaluate(stepsTo);
    for (let step = 1; step < Math.abs(far); step++) {
      await page.keyboard.press(far > 0 ? 'Tab' : 'Shift+Tab');
    }
    for (let step = 0; step < MAX_STEPS; step++) {
      const focus = await target.evaluate((element) => {
        if (element === document.activeElement) return 'here';
        // One of a few side by side is reached with the arrows once the Tab key is at another of them.
        const at = document.activeElement;
        const group = element.closest('[role="radiogroup"]');
        if (!at || !group?.contains(at)) return 'elsewhere';
        const isBefore =
          (element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return isBefore ? 'ArrowLeft' : 'ArrowRight';
      });
      if (focus === 'here') return;
      const forth = step > 2 || far >= 0 ? 'Tab' : 'Shift+Tab';
      await page.keyboard.press(focus === 'elsewhere' ? forth : focus);
    }
    throw new Error(`${target} is not reached by the Tab key.`);
  }
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async pick(target, option) {
      await reach(target);
      await page.keyboard.type(option);
    },
  };
}

/** How many stops of the Tab key an element is away from the focus, about; negative before it. */
function stepsTo(element: Element): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
  const at = document.activeElement;
  if (!at || at === document.body) return 0;
  const to = stops.findIndex((one) => one === element || one.contains(element));
  const from = stops.findLastIndex(
    (one) =>
      one === at || (one.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return to < 0 ? 0 : to - from;
}
