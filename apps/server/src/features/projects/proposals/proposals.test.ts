import { listNotifications } from '@wevisu/contract/notifications.ts';
import { listProTasks } from '@wevisu/contract/pro-tasks.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as contract from '@wevisu/contract/proposals.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test-app.ts';
import { testShop } from '../../../test-shop.ts';
import { type Member, roomWithFloor, type TestTile, testRooms } from '../test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let tile: TestTile;
let other: TestTile;

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
  tile = await rooms.addTile();
  other = await rooms.addTile();
});

const pro = () => ({ token: rooms.shop.pro.token });
const by = ({ token }: Member) => ({ token });

async function sharedRoom(): Promise<{ owner: Member; id: ProjectId }> {
  const owner = await rooms.shop.addHomeowner();
  const id = await rooms.newProject(owner, 'Bath');
  await rooms.save(owner, id, roomWithFloor(tile.sku));
  await app.call(sharing.shareToContractor, { params: { project: id } }, by(owner));
  return { owner, id };
}

const send = (id: ProjectId, scene: object = roomWithFloor(other.sku), base = 1, as = pro()) =>
  app.call(
    contract.sendProposal,
    {
      params: { id },
      body: { base_revision: base, scene: { ...scene }, note: 'The other tile is warmer.' },
    },
    as,
  );
const list = async (owner: Member, id: ProjectId) =>
  (await app.call(contract.listProposals, { params: { id } }, by(owner))).body.data;
const look = async (owner: Member, id: ProjectId, proposal: number) =>
  (await app.call(contract.getProposal, { params: { id, proposal } }, by(owner))).body.data;
const answer = (
  owner: Member,
  { id, proposal, ...body }: { id: ProjectId; proposal: number; accept: boolean; revision: number },
) =>
  app.call(
    contract.answerProposal,
    { params: { id, proposal }, body: { word: 'Too dark for us.', ...body } },
    by(owner),
  );
const floorOf = async (owner: Member, id: ProjectId) =>
  JSON.stringify((await rooms.read(owner, id)).body.data.scene?.nodes);

test('G-60 CART-15 a pro proposes a changed copy; the homeowner sees what differs, accepts it, and keeps the old room as a version', async () => {
  const { owner, id } = await sharedRoom();
  const sent = await send(id);
  expect(sent.status).toBe(201);
  const proposal = sent.body.data.id;
  expect(await floorOf(owner, id), 'nothing is touched before').toContain(tile.sku);
  const notices = await app.call(listNotifications, { query: {} }, by(owner));
  expect(notices.body.data.data[0]).toMatchObject({
    event: 'proposal_sent',
    link: `/projects/${id}/proposals`,
  });
  const mail = (await app.mails()).find(({ template }) => template === 'proposal_sent');
  expect(mail?.text).toContain('The other tile is warmer.');

  const seen = await look(owner, id, proposal);
  expect(seen.changes).toMatchObject([
    {
      kind: 'exchanged',
      before: { product_hash: tile.hash },
      after: { product_hash: other.hash },
    },
  ]);
  const [change] = seen.changes;
  expect([seen.total_before, seen.total_after]).toEqual([
    change?.before?.total,
    change?.after?.total,
  ]);
  expect(seen.total_after).toBeGreaterThan(0);
  expect(seen).toMatchObject({ revision: 1, base: { revision: 1, is_old: false } });

  const accepted = await answer(owner, { id, proposal, accept: true, revision: 1 });
  expect(accepted.body.data).toMatchObject({ state: 'accepted' });
  expect(await floorOf(owner, id)).toContain(other.sku);
  const versions = await app.call(scenes.listSceneVersions, { params: { id } }, by(owner));
  expect(versions.body.data.map(({ revision, label }) => [revision, label])).toEqual([
    [2, expect.stringMatching(/^Proposal of /)],
    [1, expect.stringMatching(/^Before the proposal of /)],
  ]);
  const tasks = await app.call(listProTasks, { query: {} }, pro());
  expect(tasks.body.data.found).toContainEqual(
    expect.objectContaining({ kind: 'proposal', link: `/public?project=${id}` }),
  );
  expect((await answer(owner, { id, proposal, accept: true, revision: 2 })).body.code).toBe(
    'proposal_closed',
  );
  const { rows } = await app.pool.query(
    "select action from audit_events where target_kind = 'proposal' and target_id = $1 order by id",
    [String(proposal)],
  );
  expect(rows.map(({ action }) => action)).toEqual(['proposal.sent', 'proposal.accepted']);
});

test('G-60 the difference is made anew when the homeowner changed the room, and an old look accepts nothing', async () => {
  const { owner, id } = await sharedRoom();
  const proposal = (await send(id)).body.data.id;
  await rooms.save(owner, id, roomWithFloor(null), { base_revision: 1 });
  const stale = await answer(owner, { id, proposal, accept: true, revision: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'scene_changed']);
  const seen = await look(owner, id, proposal);
  expect(seen).toMatchObject({ revision: 2, base: { revision: 1, is_old: true } });
  expect(seen.changes).toMatchObject([{ kind: 'added', before: null }]);
  expect(seen).toMatchObject({ total_before: 0, parts: { added: 1, removed: 0, changed: 0 } });
  await answer(owner, { id, proposal, accept: true, revision: 2 });
  expect(await floorOf(owner, id)).toContain(other.sku);
});

test('G-60 a proposal that differs only in the name of the room says so', async () => {
  const { owner, id } = await sharedRoom();
  const proposal = (await send(id, roomWithFloor(tile.sku, 'Blue kitchen'))).body.data.id;
  expect(await look(owner, id, proposal)).toMatchObject({
    name: { before: 'Kitchen', after: 'Blue kitchen' },
    ...{ changes: [], parts: { added: 0, removed: 0, changed: 0 } },
  });
  const other = (await send(id)).body.data.id;
  expect((await look(owner, id, other)).name).toBeNull();
});

test('G-60 several proposals stand side by side; one is withdrawn, one declined with a word, and the room stays', async () => {
  const { owner, id } = await sharedRoom();
  const first = (await send(id)).body.data.id;
  const second = (await send(id, roomWithFloor(null))).body.data.id;
  expect((await send(id, roomWithFloor(tile.sku))).body.code).toBe('proposal_same');
  await app.call(contract.withdrawProposal, { params: { id, proposal: first } }, pro());
  expect((await answer(owner, { id, proposal: first, accept: true, revision: 1 })).body.code).toBe(
    'proposal_closed',
  );
  const params = { id, proposal: second };
  const silent = await app.call(
    contract.answerProposal,
    { params, body: { accept: false, revision: 1 } },
    by(owner),
  );
  expect(silent.body.errors).toEqual({ word: ['Tell the pro why.'] });
  await answer(owner, { id, proposal: second, accept: false, revision: 1 });
  expect((await list(owner, id)).rows.map(({ state, answer: word }) => [state, word])).toEqual([
    ['declined', 'Too dark for us.'],
    ['withdrawn', ''],
  ]);
  expect(await floorOf(owner, id)).toContain(tile.sku);
  const sent = await app.call(contract.listSentProposals, { params: { id } }, pro());
  expect(sent.body.data).toHaveLength(2);
});

test('G-60 G-67 nobody proposes for a room that was not shared with them, and strangers see no proposal', async () => {
  const { owner, id } = await sharedRoom();
  const proposal = (await send(id)).body.data.id;
  const foreign = await testShop(app);
  expect((await send(id, undefined, 1, { token: foreign.pro.token })).status).toBe(404);
  const stranger = await rooms.shop.addHomeowner();
  const read = await app.call(contract.getProposal, { params: { id, proposal } }, by(stranger));
  expect(read.status).toBe(404);
  const seen = JSON.stringify(await look(owner, id, proposal));
  for (const secret of ['wholesale', 'markup', 'fee']) expect(seen).not.toContain(secret);
  const unshared = await rooms.newProject(owner, 'Private');
  await rooms.save(owner, unshared, roomWithFloor(tile.sku));
  expect((await send(unshared)).status).toBe(404);
});
