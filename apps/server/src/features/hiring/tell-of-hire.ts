import type { HireAct, HireRole } from '@wevisu/domain/hiring/hire-steps.ts';
import { HIRE_ACT_TEXTS, hireStateText } from '@wevisu/domain/hiring/hire-words.ts';
import { hirePath, staffHirePath } from '@wevisu/site/hire-paths.ts';
import { proHirePath } from '@wevisu/site/pro-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import type { HiringDeps } from './deps.ts';
import { nameOf } from './show-hire.ts';
import { getEmails } from './store/events.ts';
import type { HireRow } from './store/hires.ts';

interface Told {
  /** As it is after the act. */
  readonly row: HireRow;
  readonly act: HireAct | 'request';
  readonly role: HireRole;
  readonly note: string;
  /** What of their money it moved, with the sums; '' if none. */
  readonly money?: Readonly<Record<'homeowner' | 'pro', string>>;
}

/** In the transaction of the act: the other one, or both of them if staff decided, by a notification and by mail. */
export async function tellOfHire(
  { mailer, publicUrl }: Pick<HiringDeps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  told: Told,
): Promise<void> {
  const { row, act, role } = told;
  const readers = (['homeowner', 'pro'] as const).filter((reader) => reader !== role);
  const text = `${nameOf(role, row)} ${HIRE_ACT_TEXTS[act]} for “${row.projectName}”.`;
  const emails = await getEmails(trx, row);
  await notify(
    trx,
    readers.map((reader) => ({
      ...{ userId: reader === 'pro' ? row.proId : row.userId, event: 'hire' },
      text: `${text} ${told.money?.[reader] ?? ''}`.trim(),
      ...{ title: 'News of a hire', link: pathFor(reader, row.id), topic: `hire ${row.id}` },
    })),
  );
  await mailer.queue(
    trx,
    readers.map((reader) => ({
      // A mail with sums always comes.
      ...{ template: told.money?.[reader] ? 'hire_money' : 'hire_step', to: emails[reader] },
      content: hireMail(told, { reader, text, url: `${publicUrl()}${pathFor(reader, row.id)}` }),
    })),
  );
  if (act !== 'dispute') return;
  const link = staffHirePath(row.id);
  await notify(
    trx,
    (await listStaffIds(trx)).map((userId) => ({
      ...{ userId, event: 'hire', title: 'A hire is in dispute', text, link },
    })),
  );
}

function hireMail(
  { row, act, role, note, money }: Told,
  of: { readonly reader: 'homeowner' | 'pro'; readonly text: string; readonly url: string },
): MailContent {
  const title = `${nameOf(role, row)} ${HIRE_ACT_TEXTS[act]}`;
  return {
    ...{ subject: `${title}: “${row.projectName}”`, title, preview: of.text },
    blocks: [
      { kind: 'text', text: of.text },
      ...(money?.[of.reader] ? [{ kind: 'text' as const, text: money[of.reader] }] : []),
      ...(note === '' ? [] : [{ kind: 'text' as const, text: note }]),
      { kind: 'text', text: hireStateText(row.state, of.reader) },
      { kind: 'button', label: 'Open the hire', url: of.url },
    ],
  };
}

export function pathFor(reader: 'homeowner' | 'pro', id: number): string {
  return reader === 'pro' ? proHirePath(id) : hirePath(id);
}
