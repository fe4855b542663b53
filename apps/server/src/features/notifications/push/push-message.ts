// What a device shows: no more than the list of notifications, and no amounts, since anybody may look at a locked screen.
import { createHash } from 'node:crypto';
import { kindOfEvent, kindTitle } from '@wevisu/domain/notifications/notice-kinds.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import type { ShownNotification } from '../store/push.ts';

export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** A path of this site. */
  readonly link: string;
  /** A later message of the same tag takes the place of this one. */
  readonly tag: string;
}

/** More of them at once are told as one. */
const MAX_SINGLE = 3;
const MAX_TITLE = 120;
const MAX_TEXT = 300;
const AMOUNT = /\$\s?\d/;
const SUMMARY_TAG = 'summary';

export function pushMessages(
  shown: readonly ShownNotification[],
  { isPro }: { readonly isPro: boolean },
): readonly PushMessage[] {
  if (shown.length <= MAX_SINGLE) return shown.map((one) => messageOf(one, isPro));
  const last = shown.at(-1);
  return [
    {
      title: `${shown.length} new notifications`,
      text: last === undefined ? '' : `The last one: ${titleOf(last)}`,
      ...{ link: PATHS.notification, tag: SUMMARY_TAG },
    },
  ];
}

function messageOf(one: ShownNotification, isPro: boolean): PushMessage {
  const { id, text, link, topic } = one;
  return {
    title: titleOf(one),
    text: AMOUNT.test(text) ? '' : text.slice(0, MAX_TEXT),
    link: linkOf(link ?? PATHS.notification, isPro),
    tag: topic ?? `notification ${id}`,
  };
}

function titleOf({ event, title }: ShownNotification): string {
  if (!AMOUNT.test(title)) return title.slice(0, MAX_TITLE);
  const kind = kindOfEvent(event);
  return kind === null ? 'News for you' : kindTitle(kind);
}

/** The chats of a pro are in the pro's app. */
function linkOf(link: string, isPro: boolean): string {
  const isChat = link === PATHS.chats || link.startsWith(`${PATHS.chats}/`);
  return isPro && isChat ? PRO_PATHS.chats + link.slice(PATHS.chats.length) : link;
}

/** As a push service takes it (RFC 8030): of messages that it still holds, the latest of a topic is delivered. */
export function pushTopic({ tag }: PushMessage): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
