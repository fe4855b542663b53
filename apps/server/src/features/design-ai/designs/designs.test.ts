// Runs of AI 3D design in the demo world: from words to a cart that comes to the cent of what was said.
import { randomUUID } from 'node:crypto';
import * as contract from '@wevisu/contract/ai-designs.ts';
import * as cart from '@wevisu/contract/cart.ts';
import { deleteAiAccount, exportAiData } from '@wevisu/contract/design-ai.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import { DESIGN_CREDITS, WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadDemo } from '../../../../../../db/demo/load.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test-app.ts';
import {
  causesOf,
  creditsOf,
  newAiAccount,
  type TestAiAccount,
} from '../credits/test-ai-credits.ts';

const KITCHEN = '12x14 farmhouse kitchen, white oak floor, no island';
const WAIT = { timeout: 90_000, interval: 300 };

let app: TestApp;
let account: TestAiAccount;
let pro: number;

beforeAll(async () => {
  app = await testApp({ connections: 20 });
  await loadDemo({ pool: app.pool, size: 'small' });
  account = await newAiAccount(app);
  const { rows } = await app.pool.query(
    "select user_id::int as pro from showrooms where vsd_id = 'OAKRIDGE'",
  );
  pro = rows[0].pro;
}, 240_000);

type Body = Parameters<typeof app.call<typeof contract.startDesign>>[1]['body'];

const begin = (who: TestAiAccount, over: Partial<Body> = {}) =>
  app.call(
    contract.startDesign,
    {
      body: {
        ...{ run: randomUUID(), vsd_id: 'OAKRIDGE', text: KITCHEN, start: { kind: 'words' } },
        ...over,
      },
    },
    { aiToken: who.token },
  );
const look = (who: TestAiAccount, run: string) =>
  app.call(contract.getDesign, { params: { run } }, { aiToken: who.token });

/** The run at its end. */
async function designed(who: TestAiAccount, over: Partial<Body> = {}) {
  const { status, body } = await begin(who, over);
  expect([status, body.message]).toEqual([201, '']);
  const { id } = body.data;
  await vi.waitFor(async () => {
    const { status: now } = (await look(who, id)).body.data;
    expect(['done', 'declined', 'failed']).toContain(now);
  }, WAIT);
  return (await look(who, id)).body.data;
}

test('AI-02 G-44 G-45 words become three designs, which are charged once and come to the cent in the cart', {
  timeout: 180_000,
}, async () => {
  const run = await designed(account);
  expect(run).toMatchObject({ status: 'done', part: 1, ahead: 0, reason: null, declined: null });
  expect(run.designs.map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(await creditsOf(app, account.accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS - DESIGN_CREDITS, held: 0, agree: true },
  });
  expect(await causesOf(app, account.accountId)).toEqual(['welcome', 'held', 'charged']);
  for (const { at, summary } of run.designs) {
    const email = `home-${at}@shop.example`;
    const homeowner = await app.createAccount({ email, type: 'User' });
    const params = { run: run.id, at };
    const { body } = await app.call(
      contract.getDesignScene,
      { params },
      { aiToken: account.token },
    );
    const { document, findings } = readScene(body.data.scene);
    expect(findings).toEqual([]);
    expect(Object.keys(document.nodes)).toContain(body.data.room);
    const request = randomUUID();
    const make = () =>
      app.call(
        contract.makeDesignProject,
        { params, body: { name: `Kitchen ${at}`, request } },
        { aiToken: account.token, token: homeowner.token },
      );
    const [made, again] = await Promise.all([make(), make()]);
    expect([made.status, again.body.data]).toEqual([201, made.body.data]);
    const id = made.body.data.project;
    const put = await app.call(
      scenes.putSceneIntoCart,
      { params: { id }, body: { revision: 1 } },
      { token: homeowner.token },
    );
    expect([at, put.body.data.total]).toEqual([at, summary.total_cents]);
    const query = { showroom: pro };
    const { data } = (await app.call(cart.getCart, { query }, { token: homeowner.token })).body;
    const own = data.Project_tans.filter(({ project_id }) => project_id === id);
    expect(own.map(({ problem }) => problem)).toEqual(own.map(() => null));
    expect(own.reduce((sum, { total }) => sum + total, 0)).toBe(summary.total_cents);
  }
});

test('a run that is sent again is the same one, and costs nothing more', {
  timeout: 120_000,
}, async () => {
  const who = await newAiAccount(app);
  const run = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => begin(who, { run })));
  expect(sent.map(({ status, body }) => [status, body.data.id])).toEqual(
    sent.map(() => [201, run]),
  );
  expect(await creditsOf(app, who.accountId)).toMatchObject({
    ...{ credits: WELCOME_CREDITS - DESIGN_CREDITS, agree: true },
  });
  const stranger = await newAiAccount(app);
  const foreign = await begin(stranger, { run });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'ai_design_not_found']);
});

test('what can not be designed is declined with a change that then works, and costs nothing', {
  timeout: 180_000,
}, async () => {
  const who = await newAiAccount(app);
  const run = await designed(who, { text: '12x14 farmhouse kitchen under $900' });
  expect(run).toMatchObject({ status: 'declined', reason: 'declined', designs: [] });
  const corrections = run.declined?.change?.corrections ?? [];
  expect(corrections.length).toBeGreaterThan(0);
  expect(await creditsOf(app, who.accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS, held: 0, agree: true },
  });
  const better = await designed(who, { text: run.text, corrections });
  expect(better.status).toBe('done');
});

test('a declined run in a room of a plan begins again from that room, knowing nothing but its name', {
  timeout: 180_000,
}, async () => {
  const who = await newAiAccount(app);
  const plan = { kind: 'plan', plan: 'kitchen-l-12x13' } as const;
  const run = await designed(who, { text: 'farmhouse kitchen under $900', start: plan });
  expect([run.status, run.start]).toEqual(['declined', 'plan']);
  const corrections = run.declined?.change?.corrections ?? [];
  const start = { kind: 'again', run: run.id } as const;
  const other = await begin(await newAiAccount(app), { vsd_id: undefined, start });
  expect(other.body.code).toBe('ai_design_not_found');
  const more = { text: run.text, corrections, vsd_id: undefined, start };
  const better = await designed(who, more);
  expect([better.status, better.start, better.vsd_id]).toEqual(['done', 'plan', 'OAKRIDGE']);
  // Its designs are what one begins from now.
  const done = await begin(who, { start: { kind: 'again', run: better.id } });
  expect(done.body.code).toBe('ai_design_not_found');
  await app.call(contract.removeDesign, { params: { run: run.id } }, { aiToken: who.token });
  expect((await begin(who, more)).body.code).toBe('ai_design_not_found');
  const { rows } = await app.pool.query(
    'select start_document is null as gone from ai_design_runs where id = $1',
    [run.id],
  );
  expect(rows).toEqual([{ gone: true }]);
});

test('refusals come in words before any credit is held', async () => {
  const who = await newAiAccount(app);
  const unverified = await app.createAiAccount({ email: 'unverified@design.example' });
  const scene = { format: 'wevisu-scene', version: 1, name: '', nodes: {} };
  const refused = [
    [who, { vsd_id: undefined }, 'ai_showroom_needed'],
    [who, { vsd_id: 'NOWHERE2' }, 'showroom_not_found'],
    [who, { text: '' }, 'ai_brief_empty'],
    [who, { corrections: [{ field: 'seats', value: 'many' }] }, 'ai_brief_unreadable'],
    [who, { start: { kind: 'plan', plan: 'none' } }, 'floor_plan_not_found'],
    [who, { start: { kind: 'scene', scene, room: 'room', keep: [] } }, 'ai_room_missing'],
    [who, { start: { kind: 'design', run: randomUUID(), at: 1, keep: [] } }, 'ai_design_not_found'],
    [{ ...who, token: unverified.token }, {}, 'email_not_verified'],
  ] as const;
  for (const [from, over, code] of refused)
    expect([code, (await begin(from, over as never)).body.code]).toEqual([code, code]);
  expect(await causesOf(app, who.accountId)).toEqual(['welcome']);
});

test('G-44 credits that are not there are refused in words, and three runs at a time are enough', async () => {
  const who = await newAiAccount(app);
  const sent = await Promise.all(Array.from({ length: 6 }, () => begin(who)));
  const codes = sent.map(({ status, body }) => (status === 201 ? 'begun' : body.code)).toSorted();
  expect(codes).toEqual([...Array(3).fill('begun'), ...Array(3).fill('credits_short')]);
  expect(await creditsOf(app, who.accountId)).toMatchObject({ agree: true });
  const [waiting] = (
    await app.pool.query(
      "select id::text from ai_design_runs where ai_account_id = $1 and status = 'waiting' order by serial desc",
      [who.accountId],
    )
  ).rows;
  if (waiting) expect((await look(who, waiting.id)).body.data.ahead).toBeGreaterThan(0);
});

test('a design is kept, shared by a code without what was written for it, removed, and its code is void then', {
  timeout: 120_000,
}, async () => {
  const who = await newAiAccount(app);
  const secret = 'for my aunt Quandril';
  const { id } = await designed(who, { text: `9x11 japandi bedroom, queen bed, ${secret}` });
  const params = { run: id, at: 1 };
  const mine = { aiToken: who.token };
  await app.call(contract.keepDesign, { params, body: { kept: true } }, mine);
  const share = () => app.call(contract.shareDesign, { params }, mine);
  const { code } = (await share()).body.data;
  expect((await share()).body.data.code).toBe(code);
  const kept = await app.call(contract.listDesigns, { query: { kept: '1' } }, mine);
  expect(kept.body.data.runs).toMatchObject([
    { id, designs: [{ kept: true, shared: true }, {}, {}] },
  ]);
  const open = () => app.raw('GET', `/api/AI/shared/${code}`);
  const shared = await open();
  expect(shared.status).toBe(200);
  expect(shared.text).not.toMatch(/Quandril|wholesale|markup|designer-|budgetCents":\d/);
  const { rows } = await app.pool.query(
    `select s.request ->> 'width' as width, s.document is not null as waits from stills s
       join ai_designs d on d.id = s.ai_design_id where d.run_id = $1`,
    [id],
  );
  expect(rows).toEqual(Array(3).fill({ width: '960', waits: true }));
  await app.call(contract.unshareDesign, { params }, mine);
  expect((await open()).status).toBe(404);
  const again = (await share()).body.data.code;
  expect(again).not.toBe(code);
  expect((await app.call(contract.removeDesign, { params: { run: id } }, mine)).status).toBe(200);
  expect((await app.raw('GET', `/api/AI/shared/${again}`)).status).toBe(404);
  expect((await look(who, id)).status).toBe(404);
  expect((await begin(who, { run: id })).body.code).toBe('ai_design_not_found');
  expect((await app.call(contract.listDesigns, { query: {} }, mine)).body.data.runs).toEqual([]);
});

test('a design is the start of the next one: the same room, and what is kept never moves', {
  timeout: 180_000,
}, async () => {
  const who = await newAiAccount(app);
  const first = await designed(who, { text: '12x14 modern bedroom, king bed' });
  const sceneAt = async (run: string, at: number) => {
    const args = { params: { run, at } };
    const { body } = await app.call(contract.getDesignScene, args, { aiToken: who.token });
    return readScene(body.data.scene).document.nodes;
  };
  const before = await sceneAt(first.id, 1);
  const [table] =
    Object.entries(before).find(([, node]) => node.type === 'item' && node.kind === 'nightstand') ??
    [];
  if (table === undefined) throw new Error('There is no nightstand.');
  const next = await designed(who, {
    ...{ text: 'coastal bedroom', vsd_id: undefined },
    start: { kind: 'design', run: first.id, at: 1, keep: [table] },
  });
  expect(next.declined).toBeNull();
  expect(next).toMatchObject({ status: 'done', start: 'design', vsd_id: 'OAKRIDGE' });
  for (const { at } of next.designs) {
    const after = await sceneAt(next.id, at);
    expect(after[table]).toEqual(before[table]);
    const room = (nodes: typeof before) => Object.values(nodes).find(({ type }) => type === 'room');
    expect(room(after)).toEqual(room(before));
  }
});

test('a floor plan and a room of a scene are starts, too', { timeout: 180_000 }, async () => {
  const who = await newAiAccount(app);
  const { rows } = await app.pool.query(
    "select id, scene from floor_plans where room = 'bedroom' order by id limit 1",
  );
  const [{ id: plan, scene }] = rows;
  const ofPlan = await designed(who, { text: 'coastal bedroom', start: { kind: 'plan', plan } });
  expect([ofPlan.status, ofPlan.start]).toEqual(['done', 'plan']);
  const [room] =
    Object.entries(scene.nodes).find(([, node]) => (node as { use?: string }).use === 'bedroom') ??
    [];
  const ofScene = await designed(who, {
    text: 'coastal bedroom',
    start: { kind: 'scene', scene, room: room ?? '', keep: [] },
  });
  expect([ofScene.status, ofScene.designs.map(({ summary }) => summary.total_cents)]).toEqual([
    ...['done', ofPlan.designs.map(({ summary }) => summary.total_cents)],
  ]);
});

test('prices that change while designs are made are those of the designs', {
  timeout: 120_000,
}, async () => {
  const who = await newAiAccount(app);
  const { id } = (await begin(who, { text: '10x12 modern office' })).body.data;
  await app.pool.query('update showrooms set markup_ppm = markup_ppm + 17000 where user_id = $1', [
    pro,
  ]);
  await vi.waitFor(async () => expect((await look(who, id)).body.data.status).toBe('done'), WAIT);
  const { designs } = (await look(who, id)).body.data;
  for (const { at, summary } of designs) {
    const args = { params: { run: id, at } };
    const { body } = await app.call(contract.getDesignScene, args, { aiToken: who.token });
    const { orders } = takeoffOf(readScene(body.data.scene).document);
    expect(orders.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)).toBe(
      summary.total_cents,
    );
  }
});

test('G-70 the export has runs and designs, and a deleted account leaves none', {
  timeout: 120_000,
}, async () => {
  const who = await newAiAccount(app);
  const { id } = await designed(who, { text: '10x12 modern office' });
  const { code } = (
    await app.call(contract.shareDesign, { params: { run: id, at: 2 } }, { aiToken: who.token })
  ).body.data;
  const file = await app.call(exportAiData, {}, { aiToken: who.token });
  expect(file.body.data.designs).toMatchObject([
    { run: id, text: '10x12 modern office', designs: [{}, {}, {}] },
  ]);
  const left = await app.call(
    deleteAiAccount,
    { body: { current_password: TEST_PASSWORD } },
    { aiToken: who.token },
  );
  expect(left.status).toBe(200);
  expect((await app.raw('GET', `/api/AI/shared/${code}`)).status).toBe(404);
  const { rows } = await app.pool.query(
    'select count(*)::int as n from ai_design_runs where id = $1',
    [id],
  );
  expect(rows[0].n).toBe(0);
});
