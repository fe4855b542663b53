// Emails as people see them: at phone and desktop width, by screen reader, saved as pictures.
import { newAddress, open, signUp } from './people.ts';
import { expect, test } from './test.ts';

test(
  'G-15 the emails of a new account fit every screen, and a picture of each is saved',
  { tag: '@once' },
  async ({ page, expectAccessible }, testInfo) => {
    const email = newAddress();
    await open(page, '/register');
    await signUp(page, email);
    await page.request.post('/api/password/forgot', { data: { email } });
    const mails = await expect
      .poll(async () => {
        const outbox = await (await page.request.get('/dev/outbox')).text();
        return [
          ...outbox.matchAll(/href="(\/dev\/outbox\/\d+)">([^<]*)<\/a> to ([^,<]+),/g),
        ].filter(([, , , to]) => to === email).length;
      })
      .toBe(2)
      .then(async () => (await page.request.get('/dev/outbox')).text());
    for (const [, path = '', subject = '', to] of mails.matchAll(
      /href="(\/dev\/outbox\/\d+)">([^<]*)<\/a> to ([^,<]+),/g,
    )) {
      if (to !== email) continue;
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
      for (const width of [390, 700]) {
        await page.setViewportSize({ width, height: 700 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([subject, width, wide]).toEqual([subject, width, width]);
        const name = `${subject.toLowerCase().replace(/\W+/g, '-')}-${width}.png`;
        await page.screenshot({ path: testInfo.outputPath(name), fullPage: true });
      }
      const button = page.getByRole('link').first();
      const font = await button.evaluate((link) => getComputedStyle(link).fontFamily);
      expect(font).toContain('Inter');
      // Landmarks are for pages; an email is shown inside a mail program's page.
      await expectAccessible(page, '[role=article]');
    }
  },
);
