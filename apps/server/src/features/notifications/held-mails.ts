// What is made of the mails that waited for a person: some by themselves, many of one kind as one, those of the digest
// as one.
import type { UserId } from '@wevisu/domain/ids.ts';
import { kindTitle, type OptionalKind } from '@wevisu/domain/notifications/notice-kinds.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import type { MailBlock, MailContent } from '../../platform/mail/render-mail.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import type { DueMail } from './store/held.ts';
import { withUnsubscribe } from './with-unsubscribe.ts';

/** Of one kind, at the end of quiet hours: more of them are one mail. */
const MAX_SINGLE = 3;
const MAX_LISTED = 30;

type Deps = Pick<MailChoiceDeps, 'now' | 'publicUrl' | 'linkKey'>;

export function heldMails(
  deps: Deps,
  {
    rows,
    userId,
    email: to,
  }: {
    readonly rows: readonly DueMail[];
    readonly userId: UserId;
    readonly email: string;
  },
): OutgoingMail[] {
  const digest = rows.filter(({ isDigest }) => isDigest);
  const rest = Map.groupBy(
    rows.filter(({ isDigest }) => !isDigest),
    ({ kind }) => kind,
  );
  const [first] = digest;
  return [
    ...[...rest].flatMap(([what, own]) => {
      const contents =
        own.length > MAX_SINGLE ? [summaryOf(deps, own, kindWords(what, own))] : own.map(contentOf);
      return contents.map((content, at) => ({
        ...({ template: own[at]?.template ?? 'chat_messages', to } as const),
        content: withUnsubscribe(deps, content, { userId, what }),
      }));
    }),
    ...(first === undefined
      ? []
      : [
          {
            ...{ template: first.template, to },
            content: withUnsubscribe(deps, summaryOf(deps, digest, dayWords(digest)), {
              ...{ userId, what: 'digest' as const },
            }),
          },
        ]),
  ];
}

function contentOf({ content, lines, count }: DueMail): MailContent {
  if (lines.length === 0) return content;
  const more = count - lines.length;
  return {
    ...content,
    preview: lines.at(-1) ?? content.preview,
    blocks: [
      ...(more > 0 ? [text(`${more} earlier ones, and these:`)] : []),
      ...lines.map(text),
      ...content.blocks,
    ],
  };
}

interface Words {
  readonly title: string;
  readonly subject: string;
}

const updates = (count: number) => (count === 1 ? '1 update' : `${count} updates`);

function dayWords(rows: readonly DueMail[]): Words {
  return { title: 'Your daily summary', subject: `Your daily summary: ${updates(rows.length)}` };
}

function kindWords(kind: OptionalKind, rows: readonly DueMail[]): Words {
  const title = kindTitle(kind);
  return { title, subject: `${title}: ${updates(rows.length)}` };
}

function summaryOf(
  { publicUrl }: Deps,
  rows: readonly DueMail[],
  { title, subject }: Words,
): MailContent {
  const listed = rows.slice(-MAX_LISTED);
  const more = rows.length - listed.length;
  const groups = Map.groupBy(listed, ({ kind }) => kind);
  return {
    ...{ subject, title, preview: listed.at(-1)?.content.subject ?? '' },
    blocks: [
      ...[...groups].map(
        ([kind, own]): MailBlock => ({
          kind: 'links',
          ...(groups.size > 1 ? { heading: kindTitle(kind) } : {}),
          links: own.map(({ content, lines, count }) => ({
            label: content.subject,
            text: lines.length > 0 ? lineWords(lines, count) : content.preview,
            url: urlOf(content) ?? publicUrl() + PATHS.notification,
          })),
        }),
      ),
      ...(more > 0 ? [text(`${more} earlier ones are among your notifications.`)] : []),
      { kind: 'button', label: 'See your notifications', url: publicUrl() + PATHS.notification },
    ],
  };
}

function lineWords(lines: readonly string[], count: number): string {
  const last = lines.at(-1) ?? '';
  return count > 1 ? `${count} messages. The last one: ${last}` : last;
}

function urlOf({ blocks }: MailContent): string | null {
  for (const block of blocks) if (block.kind === 'button') return block.url;
  return null;
}

function text(words: string): MailBlock {
  return { kind: 'text', text: words };
}
