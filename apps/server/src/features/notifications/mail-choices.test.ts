import * as contract from '@wevisu/contract/mail-choices.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from '../../platform/database/queryable.ts';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createMailer, type OutgoingMail } from '../../platform/mail/mailer.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { withMailChoices } from './choose-mails.ts';
import { gatherMails } from './gather-mails.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { settleTopic } from './notify.ts';
import { sendHeld } from './send-held.ts';

const KEY = Buffer.alloc(32, 7);
/** Noon in New York. */
const NOON = new Date('2026-11-27T17:00:00Z');
const EMAIL = 'reader@example.com';

let app: TestApp;
let clock = NOON;
let deps: MailChoiceDeps;
let person: { readonly userId: UserId; readonly token: string };
const errors: unknown[] = [];

beforeAll(async () => {
  // It moves the clock itself.
  app = await testApp({ isWorking: false });
  const jobs = createJobQueue({ pool: app.serverPool, onError: () => {}, isWorking: false });
  const mailer = createMailer({
    ...{ pool: app.serverPool, jobs, smtp: null },
    brand: () => ({ name: 'Shop', footer: '' }),
  });
  await jobs.start();
  deps = {
    ...{ pool: app.serverPool, mailer, now: () => clock, linkKey: KEY },
    publicUrl: () => 'https://shop.example',
    onError: (error) => errors.push(error),
  };
  person = await app.createAccount({ email: EMAIL, type: 'User' });
  await app.pool.query(
    "update users set zip_code = '10001', email_verified_at = now() where id = $1",
    [person.userId],
  );
  return () => jobs.stop();
});
beforeEach(async () => {
  clock = NOON;
  errors.length = 0;
  await app.pool.query('delete from mails');
  await app.pool.query('delete from held_mails');
  await app.pool.query('delete from mail_choices');
  await app.pool.query('delete from mail_times');
});

function mail(template: OutgoingMail['template'], subject = 'News'): OutgoingMail {
  const blocks = [{ kind: 'button', label: 'Open', url: 'https://shop.example/hires/1' }] as const;
  return {
    template,
    to: EMAIL,
    content: { subject, title: subject, preview: 'It is so.', blocks },
  };
}
const queue = (...mails: readonly OutgoingMail[]) =>
  withMailChoices(deps).queue(app.serverPool, mails);
const say = (line: string, pool: Pool = app.serverPool) =>
  gatherMails(pool, {
    ...{ template: 'chat_messages', userIds: [person.userId], topic: 'chat 1', line, now: clock },
    content: mail('chat_messages', 'New messages').content,
  });
const choose = (kind: string, plan: string) =>
  app.raw('PUT', '/api/mail_choices', { kind, plan }, person.token);
const setTimes = (times: object) => app.raw('PUT', '/api/mail_times', times, person.token);
const subjects = async () => (await app.mails()).map(({ subject }) => subject).reverse();
const at = (iso: string) => {
  clock = new Date(iso);
};

describe('a mail', () => {
  test('comes at once until its reader chooses otherwise, and says how to switch it off', async () => {
    await queue(mail('hire_step'), mail('order_charged', 'Paid'));
    expect(await subjects()).toEqual(['News', 'Paid']);
    const [paid, news] = await app.mails();
    expect(news?.text).toContain('Unsubscribe: https://shop.example/unsubscribe/');
    expect(news?.html).toContain('https://shop.example/account?tab=notifications');
    expect(paid?.text).not.toMatch(/unsubscribe/i);
  });

  test('of a kind that is off does not come, whatever the address is written like; one about money does', async () => {
    expect((await choose('hiring', 'off')).status).toBe(200);
    await queue({ ...mail('hire_step'), to: 'Reader@Example.com' }, mail('order_charged', 'Paid'));
    expect(await subjects()).toEqual(['Paid']);
    expect((await choose('money', 'off')).status).toBe(422);
    expect((await choose('sales', 'off')).status).toBe(404);
  });

  test('to an address without an account comes at once', async () => {
    await queue({ ...mail('offer_sent'), to: 'nobody@example.com' });
    expect(await subjects()).toEqual(['News']);
    expect((await app.mails())[0]?.text).not.toMatch(/unsubscribe/i);
  });

  test('waits in quiet hours; many of a kind are then one', async () => {
    const quiet = { from: 21, to: 7 };
    const times = { time_zone: 'America/New_York', digest_hour: 8, quiet };
    expect((await setTimes(times)).status).toBe(200);
    at('2026-11-28T03:00:00Z');
    await queue(mail('hire_step', 'One'), mail('order_charged', 'Paid'));
    for (const count of [1, 2, 3, 4]) await queue(mail('offer_asked', `Offer ${count}`));
    expect(await subjects()).toEqual(['Paid']);
    at('2026-11-28T11:59:00Z');
    await sendHeld(deps);
    expect(await subjects()).toEqual(['Paid']);
    at('2026-11-28T12:00:00Z');
    await sendHeld(deps);
    await sendHeld(deps);
    expect(await subjects()).toEqual(['Paid', 'One', 'Offers: 4 updates']);
    expect((await app.mails())[0]?.text).toContain(
      'Offer 3\nIt is so.\nhttps://shop.example/hires/1',
    );
  });
});

describe('a digest', () => {
  test('comes once a day with what came since, and its link switches all of it off', async () => {
    await choose('hiring', 'digest');
    await choose('offers', 'digest');
    await queue(mail('hire_step', 'One'), mail('offer_asked', 'Two'));
    at('2026-11-28T12:59:00Z');
    await queue(mail('hire_step', 'Three'));
    await sendHeld(deps);
    expect(await subjects()).toEqual([]);
    at('2026-11-28T13:00:00Z');
    await Promise.all([sendHeld(deps), sendHeld(deps), sendHeld(deps)]);
    expect(errors).toEqual([]);
    expect(await subjects()).toEqual(['Your daily summary: 3 updates']);
    const [digest] = await app.mails();
    for (const word of ['Hiring', 'Offers', 'One', 'Two', 'Three'])
      expect(digest?.text).toContain(word);
    const link = /unsubscribe\/(\S+)/.exec(digest?.text ?? '')?.[1] ?? '';
    expect(link).toMatch(new RegExp(`^${person.userId}\\.digest\\.`));
    await queue(mail('hire_step', 'Four'));
    const shown = await app.call(contract.showMailChoices, {}, { token: person.token });
    expect(shown.body.data.kinds.find(({ kind }) => kind === 'hiring')?.plan).toBe('digest');
  });

  test('is neither lost nor doubled by a run that dies before its commit', async () => {
    await choose('hiring', 'digest');
    await queue(mail('hire_step', 'One'));
    at('2026-11-28T13:00:00Z');
    const dies: MailChoiceDeps = {
      ...deps,
      mailer: {
        async queue(...[trx, mails]) {
          await deps.mailer.queue(trx, mails);
          throw new Error('the process is dead');
        },
      },
    };
    await sendHeld(dies);
    expect(errors.map(String)).toEqual(['Error: the process is dead']);
    expect(await subjects()).toEqual([]);
    await sendHeld(deps);
    await sendHeld(deps);
    expect(await subjects()).toEqual(['Your daily summary: 1 update']);
  });

  test('leaves out what was switched off while it waited', async () => {
    await choose('hiring', 'digest');
    await choose('offers', 'digest');
    await queue(mail('hire_step', 'One'), mail('offer_asked', 'Two'));
    await choose('hiring', 'off');
    at('2026-11-28T13:00:00Z');
    await sendHeld(deps);
    expect(
      (await app.mails()).map(({ text }) => [text.includes('One'), text.includes('Two')]),
    ).toEqual([[false, true]]);
  });

  test('does not go to who has left, and holds up nobody else if it fails', async () => {
    const other = await app.createAccount({ email: 'gone@example.com', type: 'User' });
    await choose('hiring', 'digest');
    await queue(mail('hire_step', 'One'));
    const broken = await app.createAccount({ email: 'broken@example.com', type: 'User' });
    for (const { userId } of [other, broken]) {
      await app.pool.query(
        `insert into held_mails (user_id, kind, template, content, is_digest, due_at, created_at)
         values ($1, 'hiring', 'hire_step', '{}', true, $2, $2)`,
        [userId, NOON],
      );
    }
    await app.pool.query("update users set status = 'Deactive' where id = $1", [other.userId]);
    at('2026-11-28T13:00:00Z');
    await sendHeld(deps);
    expect(await subjects()).toEqual(['Your daily summary: 1 update']);
    expect(errors).toHaveLength(1);
  });
});

describe('a chat', () => {
  test('is one mail, however much is said; reading it in time is none', async () => {
    for (let count = 1; count <= 40; count += 1) await say(`Ana: line ${count}.`);
    at('2026-11-27T17:09:00Z');
    await say('Ana: the last line.');
    await sendHeld(deps);
    expect(await subjects()).toEqual([]);
    at('2026-11-27T17:10:00Z');
    await sendHeld(deps);
    expect(await subjects()).toEqual(['New messages']);
    const [sent] = await app.mails();
    expect(sent?.text).toContain('29 earlier ones');
    expect(sent?.text).toContain('Ana: line 40.\n\nAna: the last line.');
    expect(sent?.text).not.toContain('line 29.');

    await say('Ana: again.');
    await settleTopic(app.serverPool, { userId: person.userId, topic: 'chat 1' });
    at('2026-11-27T18:00:00Z');
    await sendHeld(deps);
    expect(await subjects()).toHaveLength(1);
  });

  test('is not mailed to an address that nobody has verified', async () => {
    await app.pool.query('update users set email_verified_at = null where id = $1', [
      person.userId,
    ]);
    await say('Ana: buy at my shop.');
    await app.pool.query('update users set email_verified_at = now() where id = $1', [
      person.userId,
    ]);
    at('2026-11-27T18:00:00Z');
    await sendHeld(deps);
    expect(await subjects()).toEqual([]);
  });

  test('is a line of the digest, or nothing, as its reader chooses', async () => {
    await choose('chat', 'digest');
    await say('Ana: one.');
    await say('Ana: two.');
    at('2026-11-28T13:00:00Z');
    await sendHeld(deps);
    expect((await app.mails())[0]?.text).toContain('2 messages. The last one: Ana: two.');
    await choose('chat', 'off');
    await say('Ana: three.');
    at('2026-11-29T13:00:00Z');
    await sendHeld(deps);
    expect(await subjects()).toHaveLength(1);
  });
});
