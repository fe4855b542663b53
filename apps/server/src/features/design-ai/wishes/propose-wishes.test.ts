// A language model that answers well, with harm in mind, slowly, or not at all.
import { listExamples } from '@wevisu/contract/ai-examples.ts';
import { proposeWishes } from '@wevisu/contract/ai-wishes.ts';
import { hostileAnswers } from '@wevisu/layout/brief/model/test-hostile-answers.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { atFileEnd } from '../../../platform/database/test-closers.ts';
import { type TestApp, testApp } from '../../../test-app.ts';
import { newAiAccount, type TestAiAccount } from '../credits/test-ai-credits.ts';
import { createLanguageModel } from './language-model.ts';
import { says, type TestModelServer, testModelServer } from './test-model-server.ts';

const TEXT = 'Kitchen for a couple that bakes, with a spot for the espresso machine, seats 4';
const PANTRY = {
  field: 'items',
  value: { item: 'pantry', want: 'nice', form: null, count: null },
  quote: 'a spot for the espresso machine',
};
const COOKS = { field: 'cooks', value: 2, quote: 'a couple that bakes' };

const log: string[] = [];
let server: TestModelServer;
let app: TestApp;
let who: TestAiAccount;

beforeAll(async () => {
  server = await testModelServer();
  app = await testApp({
    env: { ...server.env, LOG_LEVEL: 'trace' },
    logTo: { write: (line) => log.push(line) },
  });
  who = await newAiAccount(app);
});

beforeEach(() => {
  server.asked.length = 0;
});

let asked = 0;

async function propose(body: { readonly text: string }) {
  // An account may ask ten times a minute.
  asked += 1;
  if (asked % 8 === 0) who = await newAiAccount(app);
  return app.call(proposeWishes, { body }, { aiToken: who.token });
}

test('a good answer becomes wishes that the brief says and that we did not read', async () => {
  const seats = { field: 'seats', value: 12, quote: 'seats 4' };
  server.answer = says(JSON.stringify({ wishes: [PANTRY, COOKS, seats, PANTRY] }));
  const { status, body } = await propose({ text: TEXT });
  expect([status, body.data.answered]).toEqual([200, true]);
  expect(body.data.wishes).toEqual([
    {
      ...{ field: 'items', label: 'If it fits', words: 'Pantry', quote: PANTRY.quote },
      value: { ...PANTRY.value, widthTenths: null, depthTenths: null },
    },
    { field: 'cooks', value: 2, label: 'Cooks', words: '2', quote: COOKS.quote },
  ]);
});

test('the model is asked once, with its key, for the brief alone', async () => {
  server.answer = says('{"wishes":[]}');
  await propose({ text: TEXT });
  expect(server.asked).toHaveLength(1);
  const [{ url, authorization, body }] = server.asked as [(typeof server.asked)[number]];
  expect([url, authorization]).toEqual(['/v1/chat/completions', `Bearer ${server.key}`]);
  expect(JSON.parse(body)).toMatchObject({ model: 'small', temperature: 0 });
  expect(body).toContain('espresso machine');
  expect(body).not.toContain(who.email);
  expect(body).not.toContain(who.token);
});

test('G-44 no hostile answer gets a size, a place, a product or a price through', async () => {
  const brief = readBrief(TEXT);
  for (const answer of hostileAnswers(120, TEXT)) {
    server.answer = says(answer);
    const { status, body } = await propose({ text: TEXT });
    expect(status).toBe(200);
    for (const { field, quote } of body.data.wishes) {
      expect(['size', 'area', 'ceiling', 'budget', 'text']).not.toContain(field);
      expect(brief).toHaveProperty(field);
      expect(TEXT).toContain(quote);
    }
    expect(JSON.stringify(body.data)).not.toMatch(/script|SKU|onerror|wholesale|polluted/i);
  }
});

test.each<readonly [string, TestModelServer['answer']]>([
  ['is no completion', (reply) => reply.end('{"error":"none"}')],
  ['is no JSON', (reply) => reply.end('<html>')],
  ['is a failure', (reply) => reply.writeHead(500).end(JSON.stringify({ choices: [] }))],
  ['is cut off', (reply) => reply.destroy()],
  ['is without end', (reply) => reply.end(`{"choices":"${'x'.repeat(1_000_000)}"}`)],
])('an answer that %s leaves our own reading alone', async (_, answer) => {
  server.answer = answer;
  const { status, body } = await propose({ text: TEXT });
  expect([status, body.data]).toEqual([200, { answered: false, wishes: [] }]);
  expect(server.asked).toHaveLength(1);
});

test('an answer that does not come in time is not waited for', async () => {
  server.answer = () => {};
  const warned: string[] = [];
  const model = createLanguageModel({
    ...{ baseUrl: server.baseUrl, apiKey: null, model: 'small', timeoutMs: 200 },
    warn: (line) => warned.push(line),
  });
  atFileEnd(() => model.close());
  expect(await model.ask({ system: 'a', user: 'b' })).toBeNull();
  expect(warned).toEqual(['no wishes from the language model (timed out)']);
  expect(server.asked[0]?.authorization).toBeUndefined();
});

test('nothing of a brief, an answer or the key is in the log, at any level', async () => {
  server.answer = says('My answer is quibbling.');
  await propose({ text: `${TEXT}, for my aunt Quandril` });
  server.answer = (reply) => reply.writeHead(401).end('bad key');
  await propose({ text: `${TEXT}, for my aunt Quandril` });
  const all = log.join('\n');
  expect(all).toContain('no wishes from the language model (status 401)');
  expect(all).not.toMatch(/Quandril|espresso|quibbling|model-key-of-a-test/);
});

test('refusals come in words, and nobody is asked', async () => {
  const unverified = await app.createAiAccount({ email: 'unverified@design.example' });
  const body = { text: TEXT };
  const early = await app.call(proposeWishes, { body }, { aiToken: unverified.token });
  const alone = await app.call(proposeWishes, { body });
  const wrong = { ...body, corrections: [{ field: 'seats', value: 'many' }] };
  const unread = await app.call(proposeWishes, { body: wrong }, { aiToken: who.token });
  expect([early, alone, unread].map((one) => one.body.code)).toEqual([
    ...['email_not_verified', 'ai_unauthenticated', 'ai_brief_unreadable'],
  ]);
  expect(server.asked).toEqual([]);
});

test('without a model nothing is proposed, and the page is told so', async () => {
  const plain = await testApp();
  const own = await newAiAccount(plain);
  const reply = await plain.call(proposeWishes, { body: { text: TEXT } }, { aiToken: own.token });
  expect(reply.body.data).toEqual({ answered: false, wishes: [] });
  const has = async (one: TestApp) => (await one.call(listExamples, {})).body.data.proposes_wishes;
  expect([await has(plain), await has(app)]).toEqual([false, true]);
});
