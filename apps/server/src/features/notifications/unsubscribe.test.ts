// RFC 8058: a mail is unsubscribed from by one POST, without signing in, and by nothing less.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@wevisu/contract/mail-choices.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import {
  readUnsubscribeToken,
  type Unsubscribed,
  unsubscribeKey,
  unsubscribeToken,
} from './unsubscribe-link.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let key: Buffer;
let person: { readonly userId: UserId; readonly token: string };

beforeAll(async () => {
  app = await testApp({ isWorking: false });
  const file = readFileSync(join(app.dataDir, 'encryption.key'), 'utf8');
  key = unsubscribeKey(Buffer.from(file.trim(), 'base64'));
  person = await app.createAccount({ email: 'reader@example.com', type: 'User' });
});
beforeEach(() => app.pool.query('delete from mail_choices'));

function link(what: Unsubscribed, now = new Date()): string {
  return unsubscribeToken({ userId: person.userId, what }, { key, now });
}

function post(token: string, headers: Record<string, string>, payload?: string) {
  return app.app.http.inject({
    ...{ method: 'POST', url: `/unsubscribe/${token}`, headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

async function planOf(kind: string): Promise<string | undefined> {
  const shown = await app.call(contract.showMailChoices, {}, { token: person.token });
  return shown.body.data.kinds.find((one) => one.kind === kind)?.plan;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the one click of a mail program', () => {
  test.each([
    ['a form', FORM, 'List-Unsubscribe=One-Click'],
    [
      'a multipart form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', {}, undefined],
  ] as const)('with %s switches the kind off, again and again', async (_, headers, payload) => {
    for (let twice = 0; twice < 2; twice += 1) {
      const { statusCode } = await post(link('hiring'), headers, payload);
      expect(statusCode).toBe(200);
    }
    expect(await planOf('hiring')).toBe('off');
    expect(await planOf('offers')).toBe('now');
  });

  test('of the daily summary switches off what comes in it, and nothing else', async () => {
    for (const kind of ['hiring', 'offers']) {
      await app.raw('PUT', '/api/mail_choices', { kind, plan: 'digest' }, person.token);
    }
    expect((await post(link('digest'), FORM, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect([await planOf('hiring'), await planOf('offers'), await planOf('chat')]).toEqual([
      'off',
      'off',
      'now',
    ]);
  });

  test('is no more than that: looking at the link changes nothing', async () => {
    const params = { token: link('hiring') };
    for (const method of ['GET', 'HEAD'] as const) {
      await app.app.http.inject({ method, url: `/unsubscribe/${params.token}` });
    }
    const shown = await app.call(contract.showSubscription, { params });
    expect(shown.body.data).toEqual({ about: 'Hiring', is_off: false });
    expect(await planOf('hiring')).toBe('now');
    const done = await app.call(contract.unsubscribe, { params });
    expect(done.body.data).toEqual({ about: 'Hiring', is_off: true });
    expect(await planOf('hiring')).toBe('off');
  });

  test('is refused from the page of another site, and with a large body', async () => {
    const foreign = { ...FORM, origin: 'https://elsewhere.example' };
    expect((await post(link('hiring'), foreign, 'x=1')).statusCode).toBe(403);
    expect((await post(link('hiring'), FORM, 'x'.repeat(5_000))).statusCode).toBe(413);
    expect(await planOf('hiring')).toBe('now');
  });
});

describe('a link', () => {
  test('that was changed, signed by another key, is too old, or is of nobody, is refused', async () => {
    const whole = link('hiring');
    const mac = whole.split('.').at(-1);
    const day = Math.floor(Date.now() / DAY_MS);
    const other = await app.createAccount({ email: 'other@example.com', type: 'User' });
    const gone = { userId: 999_999 as UserId, what: 'hiring' as const };
    const wrong = [
      `${other.userId}.hiring.${day}.${mac}`,
      `${person.userId}.offers.${day}.${mac}`,
      `${person.userId}.hiring.${day + 1}.${mac}`,
      unsubscribeToken(
        { ...gone, userId: person.userId },
        { key: Buffer.alloc(32), now: new Date() },
      ),
      link('hiring', new Date(Date.now() - 402 * DAY_MS)),
      unsubscribeToken(gone, { key, now: new Date() }),
      whole.slice(0, -1),
      'x',
    ];
    for (const token of wrong) {
      const { statusCode, body } = await post(token, FORM, 'List-Unsubscribe=One-Click');
      expect([token, statusCode, JSON.parse(body).code]).toEqual([
        ...[token, 404, 'unsubscribe_link_ended'],
      ]);
      const shown = await app.call(contract.showSubscription, { params: { token } });
      expect([shown.status, shown.body.code]).toEqual([404, 'unsubscribe_link_ended']);
    }
    expect(await planOf('hiring')).toBe('now');
  });

  test('works for more than a year, and for a kind that exists', () => {
    const of = { userId: person.userId, what: 'hiring' } as const;
    const now = new Date();
    const old = unsubscribeToken(of, { key, now: new Date(now.getTime() - 399 * DAY_MS) });
    expect(readUnsubscribeToken(old, { key, now })).toEqual(of);
    const made = unsubscribeToken({ ...of, what: 'no_such' as 'hiring' }, { key, now });
    expect(readUnsubscribeToken(made, { key, now })).toBeNull();
  });

  test('fits into a header and an address as it is', () => {
    expect(encodeURIComponent(link('order_steps'))).toBe(link('order_steps'));
    expect(link('order_steps').length).toBeLessThan(120);
  });
});
