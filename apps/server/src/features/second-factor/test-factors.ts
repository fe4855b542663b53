// An account with factors, for tests: as its owner adds them, over the calls.
import { createHmac } from 'node:crypto';
import * as factors from '@wevisu/contract/second-factor.ts';
import { TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { type TestAuthenticator, testAuthenticator } from './test-authenticator.ts';

/** RFC 6238, of this moment or some steps of 30 seconds from it. */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export function testFactors(shop: TestApp) {
  const confirm = (token: string, current_password = TEST_PASSWORD) =>
    shop.call(factors.confirmByPassword, { body: { current_password } }, { token });

  /** Codes of before count again: tests don't wait for the next half minute. */
  const forgetSteps = () => shop.pool.query('update authenticator_apps set last_step = 0');

  async function addApp(token: string) {
    await confirm(token);
    const { secret } = (await shop.call(factors.startApp, {}, { token })).body.data;
    const { status, body } = await shop.call(
      factors.confirmApp,
      { body: { code: codeOf(secret) } },
      { token },
    );
    if (status !== 200) throw new Error(body.message);
    await forgetSteps();
    return { secret, codes: body.data.recovery_codes ?? [] };
  }

  async function addPasskey(token: string, device: TestAuthenticator = testAuthenticator()) {
    await confirm(token);
    const { data } = (await shop.call(factors.startPasskey, {}, { token })).body;
    const { status, body } = await shop.call(
      factors.addPasskey,
      { body: { name: 'Chrome on Linux', credential: device.create(data) } },
      { token },
    );
    if (status !== 201) throw new Error(body.message);
    return { device, codes: body.data.recovery_codes ?? [] };
  }

  let visitors = 0;
  /** From an address of its own, with the cookies of a browser. */
  function post(url: string, payload: object, cookie = '') {
    visitors += 1;
    const remoteAddress = `10.8.${visitors >> 8}.${visitors & 255}`;
    return shop.app.http.inject({
      ...{ method: 'POST', url, remoteAddress, payload, headers: { cookie } },
    });
  }

  const signIn = (email: string, cookie = '', more: object = {}) =>
    post('/api/login', { email, password: TEST_PASSWORD, ...more }, cookie);

  async function stepOf(email: string, cookie = ''): Promise<string> {
    return (await signIn(email, cookie)).json().second_step;
  }

  const pass = (second_step: string, code: string, cookie = '', trust_device = false) =>
    post('/api/login/second_step', { second_step, code, trust_device }, cookie);

  return { confirm, forgetSteps, addApp, addPasskey, post, signIn, stepOf, pass };
}

/** The cookies that a reply sets, as the browser sends them back. */
export function cookiesOf(reply: { readonly headers: Readonly<Record<string, unknown>> }): string {
  return [reply.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}
