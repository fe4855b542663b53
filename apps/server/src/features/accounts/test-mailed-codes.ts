// Codes and links from the mails that a test's own app sent.
import { vi } from 'vitest';
import type { TestApp } from '../../test-app.ts';

/** For mails that a job sends. */
export function codeFromLaterMail(shop: TestApp, recipient: string, not = ''): Promise<string> {
  return vi.waitFor(
    async () => {
      const code = await codeFromMail(shop, recipient);
      if (code === not) throw new Error('that is the old one');
      return code;
    },
    { timeout: 20_000, interval: 100 },
  );
}

export async function codeFromMail(shop: TestApp, recipient: string): Promise<string> {
  const mail = (await shop.mails()).find((one) => one.recipient === recipient);
  const code = /\/verify\/([\w-]+)|code=([\w-]+)|\b(\d{6})\b/.exec(mail?.text ?? '');
  const found = code?.[1] ?? code?.[2] ?? code?.[3];
  if (found === undefined) throw new Error(`no code for ${recipient}`);
  return found;
}
