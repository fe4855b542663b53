import type { Page } from '@playwright/test';

/** The start of the element that has the focus without showing it; null if it is shown, or nothing has it. */
export function findHiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The box of a choice is next to its input.
    const drawn = [focused, ...(focused.closest('label')?.querySelectorAll('*') ?? [])];
    const isShown = drawn.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return isShown ? null : focused.outerHTML.slice(0, 120);
  });
}
