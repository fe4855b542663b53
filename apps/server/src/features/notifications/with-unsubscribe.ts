import type { UserId } from '@wevisu/domain/ids.ts';
import { kindTitle } from '@wevisu/domain/notifications/notice-kinds.ts';
import { MAIL_CHOICES_PATH } from '@wevisu/site/paths.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { UNSUBSCRIBE_PATH, type Unsubscribed, unsubscribeToken } from './unsubscribe-link.ts';

/** 'Progress of orders'. */
export function unsubscribedTitle(what: Unsubscribed): string {
  return what === 'digest' ? 'Daily summary' : kindTitle(what);
}

/** The mail with the link that switches such mails off. */
export function withUnsubscribe(
  { now, publicUrl, linkKey }: Pick<MailChoiceDeps, 'now' | 'publicUrl' | 'linkKey'>,
  content: MailContent,
  of: { readonly userId: UserId; readonly what: Unsubscribed },
): MailContent {
  const token = unsubscribeToken(of, { key: linkKey, now: now() });
  return {
    ...content,
    unsubscribe: {
      about: unsubscribedTitle(of.what),
      url: `${publicUrl()}${UNSUBSCRIBE_PATH}/${token}`,
      choicesUrl: publicUrl() + MAIL_CHOICES_PATH,
    },
  };
}
