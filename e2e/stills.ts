// The dialog of a room's pictures: see stills.spec.ts.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { newHomeowner, waitForRoom } from './room-editor.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const article = (page: Page, name: string) =>
  dialog(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Somebody signed in, in their own empty room. */
export async function openOwnRoom(page: Page): Promise<void> {
  const email = await newHomeowner(page);
  await beSignedIn(page, email);
  await enterShowroom(page);
  await page.goto('/visualize/design?empty=1');
  await waitForRoom(page);
}

export async function fillIn(page: Page, name: string, size: 'Small' | 'Large'): Promise<void> {
  const form = dialog(page);
  await form.getByRole('radio', { name: size }).check();
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
}

export const send = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Make the picture' }).click();
