// The second step of a sign-in: an authenticator app, and passkeys of Chromium's own virtual authenticator.
import { createHmac } from 'node:crypto';
import { beSignedIn, beVerified } from './browser-state.ts';
import { newAddress, open, PASSWORD, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** RFC 6238, as an app on a phone computes it, some steps of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('G-10 AUTH-33 an authenticator app is added, asked for at the next sign-in, kept on the device, and removed', {
  tag: '@once',
}, async ({ page, browser, baseURL, expectAccessible }) => {
  const email = newAddress();
  await beVerified(page, email);
  await open(page, '/account?tab=security');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const confirm = async (button: string) => {
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
  await main.getByRole('button', { name: 'Add an app' }).click();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not it');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await confirm('Continue');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  const secret = ((await dialog.getByTestId('secret').textContent()) ?? '').replace(/\s/g, '');
  const field = dialog.getByLabel('Code from the app');
  await field.fill('12');
  await dialog.getByRole('button', { name: 'Turn on the app' }).click();
  await expect(dialog.getByText('Enter the six digits of the app.')).toBeVisible();
  await field.fill(codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on the app' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, '[role=alertdialog]');
  const [recovery = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(main.getByText('10 of 10 left')).toBeVisible();
  await expectAccessible(page);

  // Elsewhere: the password, then a code.
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const there = await elsewhere.newPage();
  const where = there.getByRole('main');
  await open(there, '/login?redirect=/faq');
  await signIn(there, email);
  await expect(where.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await there.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expectAccessible(there);
  await where.getByLabel('Code').fill(recovery.slice(0, -1));
  await where.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(where.getByText(/^This code is incorrect/)).toBeVisible();
  await where.getByLabel('Code').fill(codeOf(secret));
  await where.getByRole('checkbox', { name: /30 days/ }).press('Space');
  await where.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(there).toHaveURL('/faq');
  // Kept there, as ticked.
  await there.evaluate(() => localStorage.clear());
  await open(there, '/login?redirect=/faq');
  await signIn(there, email);
  await expect(there).toHaveURL('/faq');
  await elsewhere.close();

  await main.getByRole('button', { name: 'Remove the app' }).click();
  await confirm('Remove the app');
  await expect(main.getByRole('button', { name: 'Add an app' })).toBeVisible();
  await expect(main.getByText('Recovery codes')).toBeHidden();
  await beSignedIn(page, email);
});

test('AUTH-33 a passkey is added by a vendor who is advised to, signs in alone, confirms a change, and is the second step', {
  tag: '@once',
}, async ({ page, baseURL, expectAccessible }) => {
  // Browsers make no passkey for an address in numbers.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const passkey = main.getByRole('button', { name: 'Use a passkey instead' });
  await open(page, `${site}/business/login`);
  await signIn(page, 'vendor2@example.com');
  await expect(main.getByText('Protect your business with a second step')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Add a second step' }).click();
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Name').fill('Front desk');
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(main.getByText('Front desk')).toBeVisible();

  // Whether somebody is there to touch it: it answers the list at the email field at once otherwise.
  const touch = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const signOut = () => page.evaluate(() => localStorage.clear());
  await signOut();
  await open(page, `${site}/business/login`);
  await passkey.click();
  await expect(page).toHaveURL(`${site}/vendor`);
  await expect(main.getByText(/ live, /)).toBeVisible();
  await expect(main.getByText('Protect your business')).toBeHidden();

  // At the email field, without a press of the button.
  await signOut();
  await open(page, `${site}/business/login`);
  await main.getByLabel('Email Address').focus();
  await expect(page).toHaveURL(`${site}/vendor`);

  await signOut();
  await touch(false);
  await open(page, `${site}/business/login`);
  await signIn(page, 'vendor2@example.com');
  await expect(main.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(main.getByLabel('Code')).toBeVisible();
  await touch(true);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${site}/vendor`);

  await open(page, `${site}/account?tab=security`);
  await main.getByRole('button', { name: 'Turn off the second step' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The second step is off.')).toBeVisible();
  await expect(main.getByText('Front desk')).toBeHidden();

  // The device still has it, the account does not.
  await signOut();
  await open(page, `${site}/business/login`);
  await passkey.click();
  await expect(page.getByText(/^This passkey did not work here/)).toBeVisible();
});
