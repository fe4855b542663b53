// Who may read what of the API's description.
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import { type CallDefinition, ROLES, type Role } from '@wevisu/contract/call.ts';
import { decideProApplication } from '@wevisu/contract/pro-applications.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../test-app.ts';

let app: TestApp;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  app = await testApp();
  for (const type of ROLES) {
    const { token } = await app.createAccount({
      email: `${type.toLowerCase()}@docs.example`,
      type,
    });
    tokens.set(type, token);
  }
});

interface Description {
  readonly paths: Record<string, Record<string, { operationId: string }>>;
}

async function read(role: Role | null, format = 'json'): Promise<string> {
  const token = role === null ? undefined : tokens.get(role);
  return (await app.raw('GET', `/api/docs/${format}`, undefined, token)).text;
}

const namesIn = (text: string) =>
  Object.values((JSON.parse(text) as Description).paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
    .sort();

const passOtp = () => app.pool.query('update sessions set otp_passed_at = now()');

const mayCall = ({ access }: CallDefinition, role: Role | null) =>
  access === 'public' || (role !== null && (access === 'signed-in' || access.includes(role)));

/** The schemas that a call shows to one role. A visitor gets what a homeowner gets. */
function schemasFor(call: CallDefinition, role: Role | null): readonly object[] {
  if (!mayCall(call, role)) return [];
  const reply = call.reply instanceof z.ZodType ? call.reply : call.reply[role ?? 'User'];
  if (reply === undefined) return [];
  const inputs = [call.params, call.query, call.body].flatMap((schema) =>
    schema === undefined ? [] : [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })],
  );
  return [...inputs, z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })];
}

/** Every name of a field in a schema. */
function fieldsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node ? Object.keys(node.properties as object) : [];
  return [...own, ...Object.values(node).flatMap(fieldsOf)];
}

const VIEWERS = [null, ...ROLES] as const;

const FIELDS = new Map(
  VIEWERS.map((role) => [
    role,
    new Set(ALL_CALLS.flatMap((call) => schemasFor(call, role)).flatMap(fieldsOf)),
  ]),
);

const ALL_FIELDS = new Set([...FIELDS.values()].flatMap((names) => [...names]));

test('each role reads of the calls that it may make, and of no other', async () => {
  await passOtp();
  for (const role of VIEWERS) {
    const expected = ALL_CALLS.filter((call) => schemasFor(call, role).length > 0);
    expect([role, namesIn(await read(role))]).toEqual([
      role,
      expected.map(({ name }) => name).sort(),
    ]);
  }
  expect(namesIn(await read('Admin'))).toContain(decideProApplication.name);
});

test('no description names a call or a field that only others have', async () => {
  await passOtp();
  for (const role of VIEWERS) {
    const own = FIELDS.get(role);
    const foreign = [...ALL_FIELDS].filter((name) => !own?.has(name));
    const text = await read(role);
    // Events have fields of their own; that only vendors read of them, their test says.
    const { webhooks: _, ...ofCalls } = JSON.parse(text);
    expect(fieldsOf(ofCalls).filter((name) => foreign.includes(name))).toEqual([]);
    // Not in a summary either, where the name is no word of English.
    const telling = foreign.filter((name) => name.includes('_'));
    expect(telling.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
    const calls = ALL_CALLS.filter((call) => !mayCall(call, role)).map(({ name }) => name);
    expect(calls.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  }
  const ofStaff = [...ALL_FIELDS].filter((name) => !FIELDS.get(null)?.has(name));
  expect(ofStaff).toEqual(expect.arrayContaining(['decision', 'decided_by']));
});

test('staff read as visitors do until their code, and an ended session as none', async () => {
  await app.pool.query('update sessions set otp_passed_at = null');
  const names = namesIn(await read('Admin'));
  expect(names).toContain('accounts.verifyOtp');
  expect(names).not.toContain(decideProApplication.name);
  const { token } = await app.createAccount({ email: 'ended@docs.example', type: 'Vendor' });
  await app.pool.query(
    `delete from sessions where user_id = (select id from users where email = 'ended@docs.example')`,
  );
  const ended = await app.raw('GET', '/api/docs/json', undefined, token);
  expect(namesIn(ended.text)).toEqual(namesIn(await read(null)));
});

test('the YAML is of the same role, and the page sends its session for its description', async () => {
  await passOtp();
  expect(await read(null, 'yaml')).not.toContain(decideProApplication.name);
  expect(await read('Admin', 'yaml')).toContain(decideProApplication.name);
  const { text } = await app.raw('GET', '/api/docs/static/swagger-initializer.js');
  const key = /localStorage\.getItem\(["'](\w+)["']\)/.exec(text)?.[1];
  expect(key).toBe(STORAGE_KEYS.authToken);
  const { headers } = await app.app.http.inject({ method: 'GET', url: '/api/docs/json' });
  expect(headers['cache-control']).toBe('no-store');
});
