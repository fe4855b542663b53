// Every call of the contract, tried by every caller who may not make it.
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import { type CallDefinition, ROLES, type Role } from '@wevisu/contract/call.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, type TestApp, testApp } from '../../apps/server/src/test-app.ts';

let shop: TestApp;
const tokens = {} as Record<Role, string>;
let staffBeforeCode = '';

beforeAll(async () => {
  shop = await testApp();
  for (const type of ROLES) {
    const { token } = await shop.createAccount({
      email: `${type.toLowerCase()}@example.com`,
      type,
    });
    tokens[type] = token;
  }
  await shop.pool.query('update sessions set otp_passed_at = now()');
  const staff = await shop.createAccount({ email: 'staff-before@example.com', type: 'Admin' });
  staffBeforeCode = staff.token;
});

function send(definition: CallDefinition, token?: string, aiToken?: string) {
  const params = Object.fromEntries(
    [...definition.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '1']),
  );
  const body = definition.method === 'POST' || definition.method === 'PUT' ? {} : undefined;
  return shop.raw(definition.method, addressOf(definition, params), body, token, aiToken);
}

/** Of AI 3D design, whose accounts are none of the site's. */
const ofAi = ALL_CALLS.filter((call) => call.access === 'ai-account');
const guarded = ALL_CALLS.filter((call) => call.access !== 'public' && !ofAi.includes(call));
const byRole = guarded.filter((call) => call.access !== 'signed-in');

test('there are calls to try, each has a permitted caller, and names and paths are unique', () => {
  expect(ALL_CALLS.length).toBeGreaterThan(40);
  expect(guarded.length).toBeGreaterThan(15);
  const answered = new Set(shop.app.calls.all().map((call) => call.definition.name));
  expect(ALL_CALLS.filter((call) => !answered.has(call.name)).map((call) => call.name)).toEqual([]);
  const named = new Set(ALL_CALLS.map((call) => call.name));
  expect([...answered].filter((name) => !named.has(name))).toEqual([]);
  const paths = ALL_CALLS.map((call) => `${call.method} ${call.path}`);
  expect(new Set(paths).size).toBe(paths.length);
});

describe('API-01 U-05 without a session', () => {
  test.each(guarded.map((call) => [call.name, call] as const))('%s is refused', async (_, call) => {
    const tries = [undefined, 'x', 'a-made-up-token-that-is-long-enough', `${tokens.User}x`];
    for (const token of tries) {
      const { status, body } = await send(call, token);
      expect([token, status, body.code]).toEqual([token, 401, 'unauthenticated']);
    }
  });

  test.each(guarded.map((call) => [call.name, call] as const))(
    '%s is refused for an expired session',
    async (_, call) => {
      const { userId, token } = await shop.createAccount({
        email: `ended-${call.name.toLowerCase()}@example.com`,
        type: 'User',
      });
      await shop.pool.query(
        "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
        [userId],
      );
      expect((await send(call, token)).status).toBe(401);
    },
  );
});

describe('API-01 AI-01 a call of AI 3D design', () => {
  let ended = '';
  beforeAll(async () => {
    const { accountId, token } = await shop.createAiAccount({ email: 'ended@example.com' });
    ended = token;
    await shop.pool.query(
      "update ai_sessions set expires_at = now() - interval '1 second' where ai_account_id = $1",
      [accountId],
    );
  });

  test('there are some', () => expect(ofAi.length).toBeGreaterThan(8));

  test.each(ofAi.map((call) => [call.name, call] as const))(
    '%s is refused without a token of its own, whatever account of the site asks',
    async (_, call) => {
      const tries = [undefined, 'x', 'a-made-up-token-that-is-long-enough', ended, tokens.User];
      for (const aiToken of tries) {
        for (const token of [undefined, ...ROLES.map((role) => tokens[role])]) {
          const { status, body } = await send(call, token, aiToken);
          expect([aiToken, status, body.code]).toEqual([aiToken, 401, 'ai_unauthenticated']);
        }
      }
    },
  );

  test('AI-01 U-56 its token opens nothing of the site', async () => {
    const { token } = await shop.createAiAccount({ email: 'only-ai@example.com' });
    for (const call of guarded.filter(({ access }) => access === 'signed-in')) {
      const asBearer = await send(call, token);
      expect([call.name, asBearer.status]).toEqual([call.name, 401]);
      expect((await send(call, undefined, token)).status).toBe(401);
    }
  });
});

describe('G-67 ADMIN-07 a role that may not make the call', () => {
  const wrong = byRole.flatMap((call) =>
    ROLES.filter((role) => !call.access.includes(role)).map(
      (role) => [call.name, role, call] as const,
    ),
  );
  test.each(wrong)('%s is refused for a %s', async (_, role, call) => {
    const { status, body } = await send(call, tokens[role]);
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
});

describe('AUTH-28 U-06 staff before the emailed code', () => {
  const early = guarded.filter(
    (call) =>
      call.beforeOtp !== true && (call.access === 'signed-in' || call.access.includes('Admin')),
  );
  test.each(early.map((call) => [call.name, call] as const))('%s is refused', async (_, call) => {
    const { status, body } = await send(call, staffBeforeCode);
    expect([status, body.code]).toEqual([403, 'otp_required']);
  });
});

describe('G-02 G-03 G-67 an applicant whom staff have not approved', () => {
  const open = ALL_CALLS.filter((call) => call.forApplicants === true);
  const closed = guarded.filter((call) => call.forApplicants !== true);
  const applicants: { token: string; code: string; type: Role }[] = [];
  beforeAll(async () => {
    for (const type of ['Contractor', 'Vendor'] as const) {
      for (const status of ['pending', 'Deactive'] as const) {
        const email = `${type}-${status}@example.com`.toLowerCase();
        const { userId, token } = await shop.createAccount({ email, type, status });
        const code = status === 'pending' ? 'account_pending' : 'application_refused';
        applicants.push({ token, code, type });
        if (status === 'pending') continue;
        await shop.pool.query(
          `insert into pro_applications (user_id, company_name, license_number, license_state,
             license_expires_on, created_at, decision, reason, decided_at)
           values ($1, 'Oak', 'C-10', 'CA', current_date + 30, now(), 'refuse', 'No', now())`,
          [userId],
        );
      }
    }
  });

  test('may make these calls of its own and no other', () => {
    expect(open.map(({ name }) => name).sort()).toEqual([
      'accounts.getAuthUser',
      'accounts.logout',
      'accounts.resendVerification',
      'applications.answerApplicationQuestion',
      'pros.getProStart',
      'vendors.getVendorStart',
    ]);
  });

  test.each(closed.map((call) => [call.name, call] as const))('%s is refused', async (_, call) => {
    for (const { token, code } of applicants) {
      const { status, body } = await send(call, token);
      expect([status, body.code]).toEqual([403, code]);
    }
  });

  test('sees no start page of the other kind', async () => {
    for (const { token, type } of applicants) {
      const other = type === 'Vendor' ? '/api/pro/start' : '/api/vendor/start';
      expect((await shop.raw('GET', other, undefined, token)).status).toBe(403);
    }
  });

  const publicReads = ALL_CALLS.filter(
    ({ access, method, sends }) => access === 'public' && method === 'GET' && sends !== 'file',
  );
  test.each(publicReads.map((call) => [call.name, call] as const))(
    '%s takes it for a visitor',
    async (_, call) => {
      const visitor = await send(call);
      for (const { token } of applicants) {
        const { status, body } = await send(call, token);
        expect([status, body.code]).toEqual([visitor.status, visitor.body.code]);
      }
    },
  );
});
