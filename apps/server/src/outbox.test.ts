// All mails are at /dev/outbox, including codes and links that open accounts.
import { expect, test } from 'vitest';
import { testApp } from './test-app.ts';

test.each([
  [200, 'where only this machine reaches the server', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  [404, 'where the network reaches it', { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '0.0.0.0' }],
  [200, 'where a setting asks for it', { HOST: '0.0.0.0', MAIL_OUTBOX: 'on' }],
])('the outbox answers %d %s', async (status, _title, env: Record<string, string>) => {
  const { raw, pool } = await testApp({ env });
  await pool.query(
    `insert into mails (template, recipient, subject, html, text)
     values ('hello', 'ana@shop.example', 'Hello', '<p>Secret</p>', '')`,
  );
  expect((await raw('GET', '/dev/outbox')).status).toBe(status);
  const mail = await raw('GET', '/dev/outbox/1');
  expect(mail.status).toBe(status);
  expect(mail.text.includes('Secret')).toBe(status === 200);
});

test('the outbox answers nobody who calls this machine by a name of their own', async () => {
  const { app } = await testApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  const status = async (host: string) =>
    (await app.http.inject({ url: '/dev/outbox', headers: { host } })).statusCode;
  expect(await status('rebound.evil.example:3000')).toBe(404);
  expect(await status('localhost:3000')).toBe(200);
  expect(await status('[::1]:3000')).toBe(200);
});
