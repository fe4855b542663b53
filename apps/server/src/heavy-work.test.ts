// No visitor's work stops another's: heavy work is in flight while others sign in and look around. What is shown is the
// order in which answers come, never a time.
import * as accounts from '@wevisu/contract/accounts.ts';
import * as ownPictures from '@wevisu/contract/own-pictures.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { TEST_APPLICATION } from './features/accounts/test-application.ts';
import { addProducts, addTaxonomy } from './features/catalog/test-fixture.ts';
import { testPicture, thinPng } from './platform/uploads/test-pictures.ts';
import { TEST_PASSWORD, testApp } from './test-app.ts';
import { sendForm } from './test-form.ts';

const shop = await testApp();
const LIST = '/api/products?category=marble-tile';
const BUYER = 'ana@example.com';
let token: string;

beforeAll(async () => {
  await addTaxonomy(shop.pool);
  const tile = (name: string) => ({
    ...{ name, brand: 'Oakmont', category: 'marble-tile', color: 'White' },
    variants: [{ size: '12" x 24"', finish: 'Honed', wholesale: 1_000 }],
  });
  await addProducts(shop.pool, ['Carrara', 'Calacatta', 'Statuario', 'Thassos'].map(tile));
  token = (await shop.createAccount({ email: BUYER, type: 'User' })).token;
  await vi.waitFor(async () => expect((await listOf()).statusCode).toBe(200), { timeout: 60_000 });
});

/** Compressed, which takes one of the threads that files and passwords share. */
async function listOf() {
  const headers = { 'accept-encoding': 'br' };
  const reply = await shop.app.http.inject({ url: LIST, headers, remoteAddress: '10.20.0.1' });
  if (reply.statusCode === 200) expect(reply.headers['content-encoding']).toBe('br');
  return reply;
}

function signIn(from: string, password = TEST_PASSWORD, email = BUYER) {
  const payload = { email, password };
  const { path } = accounts.login;
  return shop.app.http.inject({ method: 'POST', url: path, payload, remoteAddress: from });
}

/** How many of these have been answered. */
function countDone(works: readonly Promise<unknown>[]): () => number {
  let done = 0;
  for (const work of works) work.finally(() => (done += 1)).catch(() => {});
  return () => done;
}

test('PRO-02 nine registrations with pictures made to stall keep nobody from signing in, lists and own pictures', async () => {
  const file = new File([new Uint8Array(thinPng())], 'license.png', { type: 'image/png' });
  expect(file.size).toBeLessThan(130_000);
  const nine = Array.from({ length: 9 }, (_, n) =>
    sendForm(shop, {
      url: accounts.registerContractor.path,
      fields: { ...TEST_APPLICATION, email: `never${n}@example.com`, license_file: file },
      from: `10.21.0.${n % 3}`,
    }),
  );
  const done = countDone(nine);
  const [list, signedIn] = await Promise.all([listOf(), signIn('10.20.0.2')]);
  expect([list.statusCode, signedIn.statusCode]).toEqual([200, 200]);
  expect(done()).toBeLessThan(5);
  const picture = await sendForm(shop, {
    url: ownPictures.uploadOwnPicture.path,
    fields: { picture: new File([new Uint8Array(await testPicture('png'))], 'a.png') },
    token,
  });
  expect(picture.status).toBe(201);
  expect(done()).toBeLessThan(9);
  const message =
    'A side of this picture is longer than 30,000 pixels. Make it smaller, then choose it again.';
  for (const { status, body } of await Promise.all(nine)) {
    expect([status, body.errors]).toEqual([422, { license_file: [message] }]);
  }
});

test('many passwords at once keep neither a list nor the sign-in of another address waiting', async () => {
  const many = Array.from({ length: 48 }, (_, n) =>
    signIn(`10.22.0.${n % 6}`, 'wrong password', `nobody${n}@example.com`),
  );
  const done = countDone(many);
  const answers = await Promise.all([listOf(), signIn('10.20.0.3')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(done()).toBeLessThan(24);
  for (const { statusCode } of await Promise.all(many)) expect(statusCode).toBe(422);
});

test('one address that sends more passwords than it may is to come again, and others are answered', async () => {
  const many = Array.from({ length: 20 }, (_, n) =>
    signIn('10.23.0.1', 'wrong password', `nobody${n}@example.com`),
  );
  const other = await signIn('10.23.0.2');
  const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 503).length).toBeGreaterThan(0);
  const refused = (await Promise.all(many)).find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers['retry-after']).toMatch(/^\d+$/);
  expect(codes.filter((code) => code === 422).length).toBeGreaterThanOrEqual(8);
  expect(other.statusCode).toBe(200);
});

test('a body of megabytes is not read before its sender may send it, and an account sends so many a minute', async () => {
  const scene = {
    format: 'wevisu-scene',
    version: 1,
    name: 'Hall',
    nodes: {},
    junk: 'x'.repeat(7e6),
  };
  const payload = JSON.stringify({ base_revision: 0, scene });
  const save = (headers: Readonly<Record<string, string>>, body = payload) =>
    shop.app.http.inject({
      method: 'PUT',
      url: scenes.saveScene.path.replace(':id', '1'),
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress: '10.24.0.1',
      payload: body,
    });
  // What a stranger sends is not even looked at: it is no JSON.
  expect((await save({}, 'no JSON'.repeat(1e6))).statusCode).toBe(401);
  const own = { authorization: `Bearer ${token}` };
  const codes: number[] = [];
  for (let n = 0; n < 7; n += 1) codes.push((await save(own)).statusCode);
  expect(codes).toEqual([404, 404, 404, 404, 404, 429, 429]);
  expect((await save(own)).headers['retry-after']).toMatch(/^\d+$/);
  const other = (await shop.createAccount({ email: 'ben@example.com', type: 'User' })).token;
  expect((await save({ authorization: `Bearer ${other}` })).statusCode).toBe(404);
});
