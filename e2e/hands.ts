// Two ways to use a page: with a pointer or a finger, and with only the keyboard. A journey is written once for both.
import type { Locator, Page } from '@playwright/test';

export interface Hands {
  press(target: Locator): Promise<void>;
  /** Replaces the current text. */
  type(target: Locator, text: string): Promise<void>;
  /** Selects an option of a native select by its label. */
  pick(target: Locator, option: string): Promise<void>;
}

/** More than the tab stops of any page. */
const MAX_STEPS = 250;

export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  async pick(target, option) {
    await target.selectOption(option);
  },
};

/** With only the keyboard a place can be reached without being used. */
export interface Keyboard extends Hands {
  reach(target: Locator): Promise<void>;
}

/** Focus is never set by script, only reached with Tab. With `onReach` each place can be looked at before it is used. */
export function keyboard(page: Page, onReach: () => Promise<void> = async () => {}): Keyboard {
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    // Most of the way at once, as fast fingers do; then step by step.
    const far = await target.evaluate(stepsTo);
    for (let step = 1; step < Math.abs(far); step++) {
      await page.keyboard.press(far > 0 ? 'Tab' : 'Shift+Tab');
    }
    for (let step = 0; step < MAX_STEPS; step++) {
      const focus = await target.evaluate((element) => {
        if (element === document.activeElement) return 'here';
        // An option of a radio group is reached with the arrow keys once Tab is in the group.
        const at = document.activeElement;
        const group = element.closest('[role="radiogroup"]');
        if (!at || !group?.contains(at)) return 'elsewhere';
        const isBefore =
          (element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return isBefore ? 'ArrowLeft' : 'ArrowRight';
      });
      if (focus === 'here') return onReach();
      const forth = step > 2 || far >= 0 ? 'Tab' : 'Shift+Tab';
      await page.keyboard.press(focus === 'elsewhere' ? forth : focus);
    }
    throw new Error(`${target} is not reached by the Tab key.`);
  }
  return {
    reach,
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

/** Roughly how many tab stops an element is from the focus; negative if before it. */
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
