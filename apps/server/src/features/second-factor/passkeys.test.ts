// Passkeys, with the signatures of an authenticator in software.
import * as accounts from '@wevisu/contract/accounts.ts';
import * as factors from '@wevisu/contract/second-factor.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { relyingPartyOf } from './relying-party.ts';
import { type TestAuthenticator, testAuthenticator } from './test-authenticator.ts';
import { cookiesOf, testFactors } from './test-factors.ts';

let shop: TestApp;
let by: ReturnType<typeof testFactors>;
beforeAll(async () => {
  shop = await testApp();
  by = testFactors(shop);
});

let people = 0;
async function person(type: 'User' | 'Vendor' | 'Admin' = 'User') {
  people += 1;
  const email = `key${people}@example.com`;
  return { email, ...(await shop.createAccount({ email, type })) };
}

async function personWithPasskey(type: 'User' | 'Vendor' = 'User', device?: TestAuthenticator) {
  const one = await person(type);
  return { ...one, ...(await by.addPasskey(one.token, device)) };
}

const optionsOf = async () => (await by.post('/api/login/passkey/options', {})).json().data;
const enter = (credential: object, door = 'homeowner', cookie = '') =>
  by.post('/api/login/passkey', { door, credential }, cookie);

describe('adding', () => {
  test('a passkey is listed by its name, with when it was added and last used', async () => {
    const { token, email, device, codes } = await personWithPasskey();
    expect(codes).toHaveLength(10);
    const list = async () => (await shop.call(factors.getFactors, {}, { token })).body.data;
    expect((await list()).passkeys).toMatchObject([
      {
        name: 'Chrome on Linux',
        is_synced: true,
        added_at: expect.any(String),
        last_used_at: null,
      },
    ]);
    await enter(device.get(await optionsOf()));
    expect((await list()).passkeys[0]?.last_used_at).toEqual(expect.any(String));
    // A second one, and no new codes.
    expect((await by.addPasskey(token)).codes).toEqual([]);
    const mails = (await shop.mails()).filter((one) => one.recipient === email);
    expect(mails.map(({ template }) => template)).toEqual(['factor_added', 'factor_added']);
  });

  test('the browser is told this site, the account, and the passkeys it has', async () => {
    const { token, email, device } = await personWithPasskey();
    await by.confirm(token);
    const { data } = (await shop.call(factors.startPasskey, {}, { token })).body;
    expect(data).toMatchObject({
      rp: { id: 'shop.example', name: 'WeVisu' },
      user: { name: email, displayName: 'Ana Lopez' },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  test('a passkey for another site, without its owner, twice, or for another session is refused', async () => {
    const { token } = await person();
    const add = async (device: TestAuthenticator, as = token) => {
      await by.confirm(token);
      const { data } = (await shop.call(factors.startPasskey, {}, { token })).body;
      const body = { name: 'Key', credential: device.create(data) };
      const first = await shop.call(factors.addPasskey, { body }, { token: as });
      return {
        first: first.status,
        again: (await shop.call(factors.addPasskey, { body }, { token: as })).status,
      };
    };
    for (const device of [
      testAuthenticator({ origin: 'https://shop.example.evil' }),
      testAuthenticator({ rpId: 'evil.example' }),
      testAuthenticator({ verifiesUser: false }),
    ]) {
      expect(await add(device)).toEqual({ first: 422, again: 422 });
    }
    const other = await person();
    expect((await add(testAuthenticator(), other.token)).first).toBe(422);
    // The challenge is used up by the first.
    expect(await add(testAuthenticator())).toEqual({ first: 201, again: 422 });
  });

  test('an account keeps ten', async () => {
    const { token } = await person();
    for (let n = 0; n < 10; n += 1) {
      await by.addPasskey(token);
      // Ten confirmations in ten minutes are the limit, too.
      await shop.pool.query('delete from call_windows');
    }
    await by.confirm(token);
    const more = await shop.call(factors.startPasskey, {}, { token });
    expect([more.status, more.body.code]).toEqual([422, 'too_many_passkeys']);
  }, 30_000);
});

describe('signing in without a password', () => {
  test('AUTH-33 a passkey signs in alone, and each signature once', async () => {
    const { email, device } = await personWithPasskey();
    const options = await optionsOf();
    expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const credential = device.get(options);
    const reply = await enter(credential);
    expect([reply.statusCode, reply.json().user.email]).toEqual([200, email]);
    expect(cookiesOf(reply)).toMatch(/^wev_device=/);
    expect((await shop.call(accounts.getAuthUser, {}, { token: reply.json().token })).status).toBe(
      200,
    );
    expect((await enter(credential)).json().code).toBe('passkey_refused');
  });

  test('of ten requests with one signature at once, one is let in', async () => {
    const { device } = await personWithPasskey('User', testAuthenticator({ countsNothing: true }));
    const credential = device.get(await optionsOf());
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(credential)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(9).fill(422),
    ]);
  });

  test('a copy that counts behind is refused, and one that counts nothing goes on', async () => {
    const { device } = await personWithPasskey();
    expect((await enter(device.get(await optionsOf()))).statusCode).toBe(200);
    device.rewind(1);
    expect((await enter(device.get(await optionsOf()))).statusCode).toBe(422);
    expect((await enter(device.get(await optionsOf()))).statusCode).toBe(200);
    const synced = await personWithPasskey('User', testAuthenticator({ countsNothing: true }));
    for (const _ of [1, 2]) {
      expect((await enter(synced.device.get(await optionsOf()))).statusCode).toBe(200);
    }
  });

  test('another signature, site, account or challenge is refused, and so is an old one', async () => {
    const { device } = await personWithPasskey();
    const options = await optionsOf();
    const good = device.get(options);
    const stranger = testAuthenticator();
    stranger.create({ challenge: 'x', user: { id: 'x' } });
    const forged = {
      ...good,
      response: { ...good.response, signature: stranger.get(options).response.signature },
    };
    expect((await enter(forged)).statusCode).toBe(422);
    expect((await enter(stranger.get(await optionsOf()))).statusCode).toBe(422);
    expect(
      (await enter(device.get({ challenge: 'made-up-and-long-enough-to-be-one' }))).statusCode,
    ).toBe(422);
    const handle = Buffer.from('wevisu 1').toString('base64url');
    const other = device.get(await optionsOf());
    expect(
      (await enter({ ...other, response: { ...other.response, userHandle: handle } })).statusCode,
    ).toBe(422);
    // Made for a confirmation, not for a sign-in.
    const { token } = await personWithPasskey();
    const asked = (await shop.call(factors.startConfirmation, {}, { token })).body.data;
    expect((await enter(device.get(asked))).statusCode).toBe(422);
    const late = await optionsOf();
    await shop.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect((await enter(device.get(late))).statusCode).toBe(422);
  });

  test('G-01 AUTH-10 each form lets in its own accounts, and no barred one', async () => {
    const vendor = await personWithPasskey('Vendor');
    const at = async (door: string) =>
      (await enter(vendor.device.get(await optionsOf()), door)).json();
    expect((await at('homeowner')).code).toBe('account_type_not_allowed');
    expect((await at('staff')).code).toBe('account_type_not_allowed');
    expect((await at('business')).user.email).toBe(vendor.email);
    await shop.pool.query(`update users set status = 'Deactive' where id = $1`, [vendor.userId]);
    expect((await at('business')).code).toBe('account_deactivated');
  });

  test('U-06 staff still need the mailed code', async () => {
    const staff = await person('Admin');
    await shop.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
      staff.userId,
    ]);
    const { device } = await by.addPasskey(staff.token);
    const { token, user } = (await enter(device.get(await optionsOf()), 'staff')).json();
    expect(user.otp_passed).toBe(false);
    expect((await shop.call(factors.getFactors, {}, { token })).body.code).toBe('otp_required');
  });
});

describe('as the second step', () => {
  const passkeyStep = async (
    second_step: string,
    device: TestAuthenticator,
    trust_device = false,
  ) => {
    const { data } = (
      await by.post('/api/login/second_step/passkey/options', { second_step })
    ).json();
    return by.post('/api/login/second_step/passkey', {
      ...{ second_step, trust_device, credential: device.get(data) },
    });
  };

  test('a passkey of the account passes it, and may be kept on the device', async () => {
    const { email, device } = await personWithPasskey();
    const reply = await passkeyStep(await by.stepOf(email), device, true);
    expect([reply.statusCode, reply.json().user.email]).toEqual([200, email]);
    expect((await by.signIn(email, cookiesOf(reply))).json().second_step).toBeNull();
  });

  test("another account's passkey, and a signature for another sign-in, do not pass it", async () => {
    const { email, device } = await personWithPasskey();
    const other = await personWithPasskey();
    expect((await passkeyStep(await by.stepOf(email), other.device)).statusCode).toBe(422);
    const [one, two] = [await by.stepOf(email), await by.stepOf(email)];
    const { data } = (
      await by.post('/api/login/second_step/passkey/options', { second_step: one })
    ).json();
    const body = { second_step: two, credential: device.get(data) };
    expect((await by.post('/api/login/second_step/passkey', body)).statusCode).toBe(422);
    const unknown = await by.post('/api/login/second_step/passkey/options', {
      second_step: 'x'.repeat(43),
    });
    expect(unknown.json().code).toBe('second_step_expired');
  });
});

describe('removing', () => {
  test('takes a confirmation, by a passkey of the account too, and only the own one goes', async () => {
    const { token, email, device } = await personWithPasskey();
    const other = await personWithPasskey();
    const listed = async (of: string) =>
      (await shop.call(factors.getFactors, {}, { token: of })).body.data.passkeys;
    const [own] = await listed(token);
    const [foreign] = await listed(other.token);
    const confirm = async (by_: TestAuthenticator) => {
      const { data } = (await shop.call(factors.startConfirmation, {}, { token })).body;
      return shop.call(
        factors.confirmByPasskey,
        { body: { credential: by_.get(data) } },
        { token },
      );
    };
    const remove = (id = 0) => shop.call(factors.removePasskey, { params: { id } }, { token });
    expect((await confirm(other.device)).status).toBe(422);
    expect((await remove(own?.id)).body.code).toBe('confirmation_required');
    expect((await confirm(device)).status).toBe(200);
    expect((await remove(foreign?.id)).status).toBe(404);
    expect((await remove(own?.id)).status).toBe(200);
    expect(await listed(other.token)).toHaveLength(1);
    expect((await by.signIn(email)).json().token).not.toBe('');
    expect((await enter(device.get(await optionsOf()))).statusCode).toBe(422);
    const mail = (await shop.mails()).find((one) => one.recipient === email);
    expect([mail?.template, mail?.text]).toEqual([
      'factor_removed',
      expect.stringContaining('your password alone'),
    ]);
  });
});

test('passkeys are bound to the address of the settings; this machine by number is localhost', () => {
  const of = (url: string) => relyingPartyOf(url);
  expect(of('https://shop.example')).toMatchObject({
    id: 'shop.example',
    origin: 'https://shop.example',
  });
  expect(of('http://127.0.0.1:3000')).toMatchObject({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
  expect(of('http://[::1]:3000')).toMatchObject({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
  expect(of('http://192.0.2.1:3000')).toBeNull();
});
