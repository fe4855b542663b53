// A project with its homeowner and the showroom's pro, for tests of chats.
import { randomUUID } from 'node:crypto';
import * as chat from '@wevisu/contract/chat.ts';
import type { AnchorRef } from '@wevisu/contract/chat-anchors.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as projects from '@wevisu/contract/projects.ts';
import type { TestApp } from '../../test-app.ts';
import type { Buyer } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

export interface TestChat {
  readonly shop: TestShop;
  readonly owner: Buyer;
  readonly pro: { readonly userId: number; readonly token: string };
  readonly projectId: number;
  /** Of the project's room. */
  readonly key: string;
}

export async function testChat(app: TestApp): Promise<TestChat> {
  const shop = await testShop(app);
  const owner = await shop.addHomeowner();
  const made = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom, name: 'Kitchen' } },
    { token: owner.token },
  );
  const projectId = made.body.data;
  await app.call(
    sharing.shareToContractor,
    { params: { project: projectId } },
    { token: owner.token },
  );
  return { shop, owner, pro: shop.pro, projectId, key: String(projectId) };
}

/** Sends a text, or more; returns the answer. */
export function say(
  app: TestApp,
  token: string,
  of: {
    readonly project: string;
    readonly text?: string;
    readonly key?: string;
    readonly files?: number[];
    readonly reply_to?: number;
    readonly mentions?: number[];
    readonly anchor?: AnchorRef;
  },
) {
  return app.call(chat.sendChatMessage, { body: { key: randomUUID(), ...of } }, { token });
}
