// What lists of projects show of each: its newest still, else what it began with.

import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as contract from '@wevisu/contract/projects.ts';
import { createProject } from '@wevisu/contract/projects.ts';
import * as stills from '@wevisu/contract/stills.ts';
import { ownTemplateKey } from '@wevisu/domain/projects/own-template.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { listCards, listCardsOfPro } from './store/cards.ts';
import { type Member, testRooms } from './test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let ana: Member;

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
});

beforeEach(async () => {
  ana = await rooms.shop.addHomeowner();
});

const as = ({ token }: Member) => ({ token });

async function list(who: Member) {
  return (await app.call(contract.listProjects, { query: {} }, as(who))).body.data;
}

const cardOf = async (who: Member, id: number) => (await list(who)).find((one) => one.id === id);

async function insert(text: string, values: readonly unknown[]): Promise<number> {
  return (await app.pool.query(text, [...values])).rows[0].id;
}

/** A row that no server draws: it has come to its end, or a server is at it. */
function addStill(
  of: { readonly projectId: number } | { readonly templateId: number },
  status: 'done' | 'failed' | 'drawing' = 'done',
): Promise<number> {
  const [owner, id] = 'projectId' in of ? ['project', of.projectId] : ['template', of.templateId];
  return insert(
    `insert into stills (user_id, ${owner}_id, key, name, request, revision, picture, created_at, done_at, failed_at,
       worker, leased_until)
     select o.user_id, o.id, 'stills/' || gen_random_uuid(), 'Kitchen, day', '{}', 1, 7, now(),
       case $2 when 'done' then now() end, case $2 when 'failed' then now() end,
       case $2 when 'drawing' then gen_random_uuid() end,
       case $2 when 'drawing' then now() + interval '1 hour' end
     from ${'projectId' in of ? 'projects' : 'own_templates'} o where o.id = $1 returning id`,
    [id, status],
  );
}

const keepTemplate = ({ userId }: { readonly userId: number }) =>
  insert(
    `insert into own_templates (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash,
       created_at, updated_at)
     values ($1, 'Den', 'living', 'modern', '{}', 0, '', '{}', '<svg/>', 'cafecafecafe', now(), now()) returning id`,
    [userId],
  );

async function begin(who: Member, floorTemplate: string): Promise<number> {
  const body = { showroom: rooms.shop.showroom, name: 'Den', floorTemplate };
  return (await app.call(createProject, { body }, as(who))).body.data;
}

test('VIS-07 G-39 a project shows its newest still that is done, and an older one where that is deleted', async () => {
  const id = await rooms.newProject(ana);
  expect(await cardOf(ana, id)).toMatchObject({ still: null, own_template: null });
  const older = await addStill({ projectId: id });
  const newest = await addStill({ projectId: id });
  for (const status of ['failed', 'drawing'] as const) await addStill({ projectId: id }, status);
  const shown = { id: newest, name: 'Kitchen, day', picture: 7 };
  expect(await cardOf(ana, id)).toMatchObject({ still: shown });
  const renamed = await app.call(
    contract.renameProject,
    { params: { id }, body: { name: 'Scullery' } },
    as(ana),
  );
  expect(renamed.body.data.still).toEqual(shown);
  for (const [still, left] of [
    [newest, older],
    [older, undefined],
  ] as const) {
    await app.call(stills.deleteProjectStill, { params: { id, still } }, as(ana));
    expect((await cardOf(ana, id))?.still?.id).toBe(left);
  }
});

test('VIS-07 G-39 a still is on no list of others: not another homeowner’s, not a copy’s, not the pro’s', async () => {
  const id = await rooms.newProject(ana);
  const still = await addStill({ projectId: id });
  const ben = await rooms.shop.addHomeowner();
  const other = await rooms.newProject(ben);
  expect(await cardOf(ben, other)).toMatchObject({ still: null });
  expect(await cardOf(ben, id)).toBeUndefined();
  const copy = await app.call(contract.copyProject, { params: { id } }, as(ana));
  expect(await cardOf(ana, copy.body.data)).toMatchObject({ still: null });

  await app.call(sharing.shareToContractor, { params: { project: id } }, as(ana));
  const { pro } = rooms.shop;
  const shared = await app.call(sharing.listSharedProjects, {}, { token: pro.token });
  expect(shared.body.data.map((one) => one.id)).toContain(id);
  expect(JSON.stringify(shared.body)).not.toContain('"still"');
  const [row] = (await listCardsOfPro(app.pool, { proId: pro.userId })).filter(
    (one) => one.id === id,
  );
  expect(row?.still).toBeNull();
  for (const token of [ben.token, pro.token]) {
    const params = { id, still };
    const file = await app.raw(
      'GET',
      `/api/projects/${params.id}/stills/${params.still}/file?size=small`,
      undefined,
      token,
    );
    expect([403, 404]).toContain(file.status);
  }
});

test('VIS-02 VIS-07 a project that began with an own template shows that one’s picture, until it is deleted', async () => {
  const templateId = await keepTemplate(ana);
  const id = await begin(ana, ownTemplateKey(templateId));
  const plan = { kind: 'plan', version: 'cafecafecafe' };
  expect(await cardOf(ana, id)).toMatchObject({ own_template: { id: templateId, picture: plan } });
  await addStill({ templateId }, 'failed');
  const still = await addStill({ templateId });
  const drawn = { kind: 'still', version: `still-${still}` };
  expect(await cardOf(ana, id)).toMatchObject({ own_template: { id: templateId, picture: drawn } });
  await app.pool.query('delete from own_templates where id = $1', [templateId]);
  expect(await cardOf(ana, id)).toMatchObject({
    own_template: null,
    floorTemplate: `own-${templateId}`,
  });
});

test('VIS-02 G-40 a template of the pro is seen in an open showroom, one of somebody else nowhere', async () => {
  const { pro, showroomId } = rooms.shop;
  const ben = await rooms.shop.addHomeowner();
  const [ofPro, ofBen] = [await keepTemplate(pro), await keepTemplate(ben)];
  const [began, forged] = [
    await begin(ana, ownTemplateKey(ofPro)),
    await begin(ana, ownTemplateKey(ofBen)),
  ];
  expect(await cardOf(ana, began)).toMatchObject({ own_template: { id: ofPro } });
  expect(await cardOf(ana, forged)).toMatchObject({ own_template: null });
  for (const name of ['own-0', 'own-', `own-${'9'.repeat(16)}`, 'own-1x', `a-own-${ofPro}`]) {
    expect(await cardOf(ana, await begin(ana, name))).toMatchObject({ own_template: null });
  }

  for (const project of [began, forged]) {
    await app.call(sharing.shareToContractor, { params: { project } }, as(ana));
  }
  const bens = await begin(ben, ownTemplateKey(ofBen));
  await app.call(sharing.shareToContractor, { params: { project: bens } }, as(ben));
  const { body } = await app.call(sharing.listSharedProjects, {}, { token: pro.token });
  const seen = body.data.map((one) => [one.id, one.own_template?.id ?? null]);
  expect(seen).toEqual(
    expect.arrayContaining([
      [began, ofPro],
      [forged, null],
      [bens, null],
    ]),
  );

  const set = (status: string) =>
    app.pool.query('update showrooms set status = $2 where id = $1', [showroomId, status]);
  await set('closed');
  expect(await cardOf(ana, began)).toMatchObject({ own_template: null });
  await set('open');
  expect(await cardOf(ana, began)).toMatchObject({ own_template: { id: ofPro } });
});

/** What a read asks for, and the scans of its plans by table. */
async function plansOf(read: (db: Queryable) => Promise<unknown>) {
  const plans: string[] = [];
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await app.pool.query(`explain (format json) ${text}`, values);
    plans.push(JSON.stringify(rows));
    return app.pool.query(text, values);
  };
  await read({ query } as unknown as Queryable);
  const scans = [
    ...plans.join().matchAll(/"Node Type":"(\w+) Scan"[^{}]*?"Relation Name":"(\w+)"/g),
  ];
  return { count: plans.length, scans: scans.map(([, how, table]) => `${how} ${table}`) };
}

test('VIS-07 many projects are listed by one query, which finds their pictures by indexes', async () => {
  const templateId = await keepTemplate(ana);
  await app.pool.query(
    `insert into own_templates (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash,
       created_at, updated_at)
     select user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash, created_at, updated_at
     from own_templates, generate_series(1, 3000) where id = $1`,
    [templateId],
  );
  await app.pool.query(
    `with made as (
       insert into projects (user_id, public_id, showroom_id, floor_template)
       select $1, 'one-of-very-many-projects-' || n, $2, $3 from generate_series(1, 300) n returning id)
     insert into stills (user_id, project_id, key, name, request, revision, created_at, done_at)
     select $1, id, 'stills/many-' || id || '-' || n, 'Row', '{}', 1, now(), now()
     from made, generate_series(1, 24) n`,
    [ana.userId, rooms.shop.showroomId, ownTemplateKey(templateId)],
  );
  await app.pool.query('analyze projects, stills, own_templates');
  const { count, scans } = await plansOf(async (db) => {
    const listed = await listCards(db, { userId: ana.userId, deleted: false });
    expect(listed).toHaveLength(300);
    expect(listed.every((one) => one.still?.name === 'Row')).toBe(true);
    expect(listed.every((one) => one.ownTemplate?.id === templateId)).toBe(true);
  });
  expect(count).toBe(1);
  const ofPictures = scans.filter((scan) => /stills|own_templates/.test(scan));
  expect(new Set(ofPictures)).toEqual(new Set(['Index stills', 'Index own_templates']));
});
