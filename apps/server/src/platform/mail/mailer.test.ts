// Sending to a real mail server, which takes mail for everybody but one.
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createJobQueue, type JobQueue } from '../jobs/jobs.ts';
import { dropOldMails } from './drop-old-mails.ts';
import { createMailer, type Mailer, type OutgoingMail } from './mailer.ts';

const database = await testDatabase();
const taken: string[] = [];
const failures: string[] = [];
/** Of the mails, as they came. */
const heads: string[] = [];
let jobs: JobQueue;
let mailer: Mailer;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const [head = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
      heads.push(head.replace(/\r\n\s+/g, ' '));
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      resolve((listening.address() as { port: number }).port);
    });
  });
  jobs = createJobQueue({
    pool: database.pool,
    onError: (error) => failures.push(error.message),
  });
  mailer = createMailer({
    pool: database.pool,
    jobs,
    smtp: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@shop.example' },
    brand: () => ({ name: 'Shop', footer: '' }),
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  server.close();
});

function mailTo(to: string): OutgoingMail {
  const content = { subject: 'Hello', title: 'Hello', preview: '', blocks: [] };
  return { template: 'lead', to, content };
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function countSent(): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from mails where sent_at is not null',
  );
  return rows[0].n;
}

test('an undeliverable mail is logged and holds up none of the others', async () => {
  const mails = ['nobody@shop.example', 'ana@shop.example', 'ben@shop.example'].map(mailTo);
  await mailer.queue(database.pool, mails);
  await until(() => taken.length >= 2 && failures.length > 0);
  // The row is marked a moment after the mail server has taken the mail.
  await vi.waitFor(async () => expect(await countSent()).toBe(2), { timeout: 20_000 });
  expect([...taken].sort()).toEqual(['ana@shop.example', 'ben@shop.example']);
  expect(failures[0]).toContain('no such mailbox');
  const { rows } = await database.pool.query(
    'select recipient, sent_at is not null as sent, content, attempts from mails order by id',
  );
  expect(rows.map(({ recipient, sent }) => [recipient, sent])).toEqual([
    ['nobody@shop.example', false],
    ['ana@shop.example', true],
    ['ben@shop.example', true],
  ]);
  // What may hold a link that opens an account is not kept once it is sent.
  expect(rows.map(({ content }) => content === null)).toEqual([false, true, true]);
  expect(rows[0].attempts).toBeGreaterThan(0);
});

test('a mail that cannot be laid out holds up none of the others', async () => {
  const unreadable = { ...mailTo('broken@shop.example') };
  Object.assign(unreadable.content, { blocks: [{ kind: 'text' }] });
  await mailer.queue(database.pool, [unreadable, mailTo('carla@shop.example')]);
  await until(() => taken.includes('carla@shop.example'));
  const { rows } = await database.pool.query(
    "select sent_at, attempts, last_error from mails where recipient = 'broken@shop.example'",
  );
  expect(rows[0].sent_at).toBeNull();
  expect(rows[0].attempts).toBeGreaterThan(0);
  expect(rows[0].last_error).not.toBe('');
});

test.each([
  ['https:', true],
  // RFC 8058 allows the one click over HTTPS alone.
  ['http:', false],
])(
  'RFC 8058 a mail that can be switched off says so in its head, by %s',
  async (scheme, byPost) => {
    const url = `${scheme}//shop.example/unsubscribe/1.hiring.2.x`;
    const to = `${scheme.slice(0, -1)}@shop.example`;
    const unsubscribe = { about: 'Hiring', url, choicesUrl: `${scheme}//shop.example/account` };
    const { content } = mailTo(to);
    await mailer.queue(database.pool, [
      { template: 'hire_step', to, content: { ...content, unsubscribe } },
    ]);
    await until(() => taken.includes(to));
    const head = heads.find((one) => one.includes(`To: ${to}`)) ?? '';
    expect(head).toContain(`List-Unsubscribe: <${url}>`);
    expect(head.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(byPost);
    expect(heads.find((one) => one.includes('To: ben@shop.example'))).not.toContain(
      'List-Unsubscribe',
    );
  },
);

test('a mail is sent only if the transaction that wrote it commits', async () => {
  const work = inTransaction(database.pool, async (trx) => {
    await mailer.queue(trx, [mailTo('undone@shop.example')]);
    throw new Error('changed its mind');
  });
  await expect(work).rejects.toThrow('changed its mind');
  await mailer.queue(database.pool, [mailTo('later@shop.example')]);
  await until(() => taken.includes('later@shop.example'));
  expect(taken).not.toContain('undone@shop.example');
});

test('mails go after a month, sent or not, by the clock', async () => {
  await database.pool.query(
    `insert into mails (template, recipient, subject, html, text, created_at)
     select 'old', 'ana@shop.example', '', '', '', now() - interval '31 days'
     from generate_series(1, 1200)
     union all
     select 'young', 'ana@shop.example', '', '', '', now() - interval '29 days'`,
  );
  expect(await dropOldMails(database.pool)).toBe(1200);
  const { rows } = await database.pool.query(
    "select template from mails where template in ('old', 'young')",
  );
  expect(rows).toEqual([{ template: 'young' }]);
  const clock = await database.pool.query(
    "select cron from jobs.schedule where name = 'mail.drop-old'",
  );
  expect(clock.rows).toEqual([{ cron: '47 3 * * *' }]);
});
