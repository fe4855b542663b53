// A homeowner and the pro of a showroom, each in a browser of their own, with a shared project.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { beSignedIn, beVerified } from './browser-state.ts';
import { newAddress } from './people.ts';

export interface ChatPeople {
  readonly owner: Page;
  readonly pro: Page;
  readonly ownerContext: BrowserContext;
  readonly project: number;
  readonly name: string;
  /** Of the owner's calls. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function meetInChat(owner: Page, browser: Browser): Promise<ChatPeople> {
  const token = await beVerified(owner, newAddress());
  const headers = { authorization: `Bearer ${token}` };
  const shop = await owner.request.get('/api/visualization/shop_profile?vsd_id=OAKRIDGE');
  const showroom = (await shop.json()).data.data.profile.user_id;
  const name = `Kitchen ${crypto.randomUUID().slice(0, 6)}`;
  const made = await owner.request.post('/api/projectCart', {
    ...{ data: { showroom, name }, headers },
  });
  expect(made.ok()).toBe(true);
  const project = (await made.json()).data;
  const shared = await owner.request.get(`/api/project/share_to_contractor/${project}`, {
    headers,
  });
  expect(shared.ok()).toBe(true);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const pro = await context.newPage();
  await beSignedIn(pro, 'pro@example.com');
  return { owner, pro, ownerContext: owner.context(), project, name, headers };
}
