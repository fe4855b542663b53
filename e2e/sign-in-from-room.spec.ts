// A guest presses something that needs an account: a dialog says why, and signing in returns to the room and the action.
import type { Page } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { openFiles } from './editor-plan.ts';
import { newAddress, open, signIn, signUp, verifyAddress } from './people.ts';
import { expect, newHomeowner, waitForRoom } from './room-editor.ts';
import { test } from './test.ts';

const PLAN = '/visualize/design?plan=kitchen-one-wall-island-17x14';

// Each opens the editor several times.
test.setTimeout(240_000);

async function openAsGuest(page: Page): Promise<void> {
  await open(page, PLAN);
  await waitForRoom(page);
}

/** From the dialog that asks for it back to the room. */
async function signInFromRoom(page: Page, email: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, email);
  await waitForRoom(page);
}

test('VIS-08 a guest who wants versions of the room signs in and continues with them, once', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await openAsGuest(page);
  await openFiles(page, 'Versions');
  const asked = page.getByRole('dialog', { name: 'Sign in to keep versions of this room' });
  await expect(asked).toContainText('kept with rooms');
  await expectAccessible(page, '[role=dialog]');
  await signInFromRoom(page, email);

  await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible();
  await expect(page).toHaveURL(/\/visualize\/design\?project=\d+$/);
  await page.reload();
  await waitForRoom(page);
  await expect(page.getByRole('button', { name: 'Add room to cart' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('VIS-08 each action that needs an account says so by its own name', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await openAsGuest(page);
  const expectAsked = async (title: string, why: string) => {
    const asked = page.getByRole('dialog', { name: title });
    await expect(asked).toContainText(why);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
  };
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAsked('Sign in to save this room', 'a project that you can open');
  await openFiles(page, 'Versions');
  await expectAsked('Sign in to keep versions of this room', 'kept with rooms');
  await openFiles(page, 'Pictures of this room');
  await expectAsked('Sign in to make pictures of this room', 'We make the pictures');
  await openFiles(page, 'Save as template');
  await expectAsked('Sign in to keep this room as a template', 'start more rooms');
  await openFiles(page, 'Download');
  await page.getByRole('button', { name: 'Download Spec book, PDF' }).click();
  await expectAsked('Sign in to download the spec book', 'saved in your account');

  // Coming back without an account shows the room and no dialog.
  await page.goto(`${PLAN}&then=versions`);
  await waitForRoom(page);
  await expect(page).toHaveURL(PLAN);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('VIS-08 REG-38 a guest who signs up returns to a drawn room by the emailed link, and continues', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await openAsGuest(page);
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await name.fill('Upstairs');
  await name.press('Enter');
  await openFiles(page, 'Versions');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up free' }).click();
  await expect(page).toHaveURL(/\/register\?redirect=/);
  const email = newAddress();
  await signUp(page, email);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await verifyAddress(page, email);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await waitForRoom(page);
  await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Upstairs');
  await expect(page).toHaveURL(/\/visualize\/design\?project=\d+$/);
});

test('VIS-02 VIS-08 a template needs no showroom: a guest without one signs in and continues saving the room', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newHomeowner(page);
  await openAsGuest(page);
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await name.fill('By the window');
  await name.press('Enter');
  await openFiles(page, 'Save as template');
  await signInFromRoom(page, email);
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('By the window');
  await expect(page).toHaveURL(PLAN);
});
