import * as page from '@wevisu/contract/account-page.ts';
import * as chat from '@wevisu/contract/chat.ts';
import * as hiring from '@wevisu/contract/hiring.ts';
import * as notifications from '@wevisu/contract/notifications.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import { REVIEW_DAYS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { WORKING_STATES } from '@wevisu/domain/hiring/hire-steps.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { testMoney } from '../../test-money.ts';
import { giveBank } from '../../test-payouts.ts';
import { testShop } from '../../test-shop.ts';
import { tellOfDueReviews } from './tell-of-reviews.ts';
import { act, makeProject, requestHire, showAs, TERMS, testHire } from './test-hire.ts';

let app: TestApp;
let staff: { readonly userId: number; readonly token: string };

beforeAll(async () => {
  app = await testApp();
  staff = await app.createAccount({ email: 'staff@hire.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const designersOf = (token: string, project: number) =>
  app.call(hiring.listDesigners, { query: { project } }, { token });
const noticesOf = async (token: string) =>
  (await app.call(notifications.listNotifications, { query: {} }, { token })).body.data.data;
const chatOf = (token: string, project: number) =>
  app.call(chat.showChat, { params: { project: String(project) }, query: {} }, { token });
const mailsTo = async (userId: number) =>
  (
    await app.pool.query(
      `select m.subject from mails m join users u on u.email = m.recipient
       where u.id = $1 and m.template in ('hire_step', 'hire_money') order by m.id`,
      [userId],
    )
  ).rows.map(({ subject }) => subject);

test('CHAT-06 CHAT-07 API-32 API-33 hiring answers success and the designers of the project, with the one who was asked', async () => {
  const shop = await testShop(app);
  const { token } = await shop.addHomeowner();
  const project = await makeProject(app, { token, showroom: shop.showroom });
  const other = await testShop(app);
  const before = await designersOf(token, project);
  expect(before.body.data.designers).toMatchObject([
    { id: shop.showroom, is_of_project: true, hire: null },
  ]);
  const body = { project, pro: shop.showroom, message: 'Can you do it in May?' };
  const { status, body: reply } = await app.call(hiring.hireDesigner, { body }, { token });
  expect([status, reply.success]).toEqual([201, true]);
  const hire = { id: reply.data.hire, state: 'requested', is_open: true };
  expect(reply.data.designers).toMatchObject([{ id: shop.showroom, hire }]);
  expect((await designersOf(token, project)).body.data.designers).toEqual(reply.data.designers);
  // Twice for one project, or a pro whom the homeowner does not know.
  const again = await app.call(hiring.hireDesigner, { body }, { token });
  expect([again.status, again.body.code]).toEqual([422, 'hire_open']);
  const unknown = { ...body, pro: other.showroom };
  const refused = await app.call(hiring.hireDesigner, { body: unknown }, { token });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['pro']]);
  // Once there is a project in it, the other showroom's pro is known; the project's own one stays first.
  await makeProject(app, { token, showroom: other.showroom });
  const now = (await designersOf(token, project)).body.data.designers;
  expect(now.map(({ id }) => id)).toEqual([shop.showroom, other.showroom]);
  await app.pool.query(`update showrooms set status = 'closed' where user_id = $1`, [
    other.showroom,
  ]);
  expect((await designersOf(token, project)).body.data.designers).toHaveLength(1);
});

test('G-59 CHAT-02 from request to published reviews, each told of what the other does', async () => {
  const { owner, pro, projectId, hireId } = await testHire(app);
  expect((await noticesOf(pro.token))[0]).toMatchObject({ link: `/pro/hires/${hireId}` });
  expect((await chatOf(pro.token, projectId)).status).toBe(404);
  const countered = await act(app, hireId, [
    [pro.token, 'terms', 'We can begin soon.'],
    [owner.token, 'terms', 'Start in June, please.'],
  ]);
  expect(countered.body.data).toMatchObject({ state: 'countered', is_own_turn: false });
  const agreed = await act(app, hireId, [[pro.token, 'accept']]);
  expect(agreed.body.data).toMatchObject({ state: 'offered', terms: TERMS });
  const active = await act(app, hireId, [[owner.token, 'accept']]);
  expect(active.body.data).toMatchObject({ state: 'active', terms: TERMS, accepted: 0 });
  expect((await chatOf(pro.token, projectId)).status).toBe(200);
  const finished = await act(app, hireId, [
    [pro.token, 'deliver'],
    [owner.token, 'ask_changes', 'The corner is open.'],
    [pro.token, 'deliver'],
    [owner.token, 'accept_delivery'],
    [pro.token, 'deliver'],
    [owner.token, 'accept_delivery'],
  ]);
  expect(finished.body.data).toMatchObject({ state: 'finished', accepted: 2 });
  const done = await act(app, hireId, [[owner.token, 'complete']]);
  expect(done.body.data.acts).toEqual(['review']);
  expect(done.body.data.events.map(({ act: name }) => name)).toEqual([
    ...['request', 'offer', 'counter', 'accept', 'accept', 'deliver', 'ask_changes', 'deliver'],
    ...['accept_delivery', 'deliver', 'accept_delivery', 'complete'],
  ]);
  // The hire had opened the share, and ends it.
  expect((await chatOf(pro.token, projectId)).status).toBe(404);
  const review = (token: string, stars: number) =>
    app.call(
      hiring.reviewHire,
      { params: { id: hireId }, body: { stars, text: `Worth ${stars} stars.` } },
      { token },
    );
  expect((await review(owner.token, 5)).body.data.reviews).toMatchObject({
    ...{ own: { stars: 5 }, others: [], is_published: false },
  });
  expect((await showAs(app, hireId, pro.token)).body.data.reviews.others).toEqual([]);
  expect((await designersOf(owner.token, projectId)).body.data.designers[0]?.rating).toBeNull();
  expect((await review(owner.token, 1)).body.code).toBe('hire_step_closed');
  expect((await review(pro.token, 4)).body.data.reviews).toMatchObject({
    ...{ others: [{ stars: 5, role: 'homeowner' }], is_published: true },
  });
  expect((await showAs(app, hireId, owner.token)).body.data.reviews.others).toMatchObject([
    { stars: 4, role: 'pro' },
  ]);
  expect((await designersOf(owner.token, projectId)).body.data.designers[0]?.rating).toEqual({
    ...{ average: 5, reviews: 1 },
  });
  expect((await noticesOf(pro.token))[0]).toMatchObject({
    ...{ title: 'Your reviews are published', link: `/pro/hires/${hireId}` },
  });
  expect(await mailsTo(pro.userId)).toHaveLength(10);
  expect(await mailsTo(owner.userId)).toHaveLength(8);
  const { rows } = await app.pool.query(
    `select action from audit_events where target_kind = 'hire' and target_id = $1 order by id`,
    [String(hireId)],
  );
  expect(rows).toHaveLength(14);
  expect(rows[0]?.action).toBe('hire.requested');
});

test('G-59 of two acts on one state one is done, and the other person is told', async () => {
  const { owner, pro, hireId } = await testHire(app);
  const { version } = (await act(app, hireId, [[pro.token, 'terms']])).body.data;
  const params = { id: hireId };
  const replies = await Promise.all([
    app.call(
      hiring.takeHireStep,
      { params, body: { version, act: 'decline' } },
      { token: owner.token },
    ),
    app.call(
      hiring.takeHireStep,
      { params, body: { version, act: 'cancel' } },
      { token: pro.token },
    ),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(replies.find(({ status }) => status === 422)?.body.code).toBe('hire_moved_on');
});

test('G-59 terms whose milestones do not add up are refused at their field, and acts out of turn too', async () => {
  const { owner, pro, hireId } = await testHire(app);
  await giveBank(app, pro.token);
  const body = { version: 1, ...TERMS, price: TERMS.price + 1 };
  const refused = await app.call(
    hiring.sendHireTerms,
    { params: { id: hireId }, body },
    { token: pro.token },
  );
  expect(refused.body.errors).toEqual({
    milestones: ['The milestones must add up to the price. They are $0.01 off.'],
  });
  expect((await act(app, hireId, [[owner.token, 'accept']])).body.code).toBe('hire_nothing_to_pay');
  expect((await act(app, hireId, [[owner.token, 'terms']])).body.code).toBe('hire_step_closed');
  await act(app, hireId, [
    [pro.token, 'terms'],
    [owner.token, 'accept'],
  ]);
  expect((await act(app, hireId, [[pro.token, 'dispute']])).body.errors).toHaveProperty('note');
});

test('G-59 staff see a hire once it is in dispute, decide it, and both are told the reason', async () => {
  const { owner, pro, hireId } = await testHire(app);
  const params = { id: hireId };
  const see = () => app.call(hiring.showStaffHire, { params }, { token: staff.token });
  expect((await see()).status).toBe(404);
  const disputed = await act(app, hireId, [
    [pro.token, 'terms'],
    [owner.token, 'accept'],
    [owner.token, 'dispute', 'Nobody came.'],
  ]);
  expect(disputed.body.data.acts).toEqual([]);
  const listed = await app.call(hiring.listStaffHires, {}, { token: staff.token });
  expect(listed.body.data[0]).toMatchObject({ id: hireId, is_own_turn: true });
  const { version } = (await see()).body.data;
  const decide = (note: string) =>
    app.call(
      hiring.decideHire,
      { params, body: { version, act: 'resume', note } },
      { token: staff.token },
    );
  expect((await decide('')).status).toBe(422);
  expect((await decide('The pro comes on Monday.')).body.data.state).toBe('active');
  for (const { token } of [owner, pro]) {
    expect((await noticesOf(token))[0]?.text).toContain('Our staff decided');
    const { events } = (await showAs(app, hireId, token)).body.data;
    expect(events.at(-1)).toMatchObject({ by: 'Our staff', note: 'The pro comes on Monday.' });
  }
  expect((await noticesOf(staff.token))[0]?.link).toBe(`/staff/hires/${hireId}`);
});

test('G-59 a pro of another showroom reads the project and its chat while the work lasts, and no longer', async () => {
  const { owner, projectId } = await testHire(app);
  const other = await testShop(app);
  await makeProject(app, { token: owner.token, showroom: other.showroom });
  const { token } = other.pro;
  const asked = { token: owner.token, projectId, pro: other.showroom };
  const hireId = await requestHire(app, asked);
  const read = () =>
    app.call(sharing.getProjectOfHomeowner, { params: { id: projectId } }, { token });
  const listed = async () =>
    (await app.call(sharing.listSharedProjects, {}, { token })).body.data.map(({ id }) => id);
  expect((await read()).status).toBe(404);
  await act(app, hireId, [
    [token, 'terms'],
    [owner.token, 'accept'],
  ]);
  expect((await read()).body.data).toMatchObject({ name: 'Kitchen', is_of_own_showroom: false });
  expect(await listed()).toEqual([projectId]);
  expect((await chatOf(token, projectId)).status).toBe(200);
  await act(app, hireId, [[owner.token, 'cancel', 'We moved.']]);
  expect([(await read()).status, (await chatOf(token, projectId)).status]).toEqual([404, 404]);
  expect(await listed()).toEqual([]);
  expect((await showAs(app, hireId, token)).body.data.state).toBe('canceled');
  // It can be asked for again.
  expect(await requestHire(app, asked)).toBeGreaterThan(hireId);
});

test('G-59 a project that was shared before stays shared when the hire ends', async () => {
  const { owner, pro, projectId, hireId } = await testHire(app);
  await app.call(
    sharing.shareToContractor,
    { params: { project: projectId } },
    { token: owner.token },
  );
  await act(app, hireId, [
    [pro.token, 'terms'],
    [owner.token, 'accept'],
    [pro.token, 'cancel'],
  ]);
  expect((await chatOf(pro.token, projectId)).status).toBe(200);
});

test('G-70 an account is not deleted while a pro works for it', async () => {
  const { owner, pro, hireId } = await testHire(app);
  const leave = () =>
    app.call(
      page.deleteAccount,
      { body: { current_password: TEST_PASSWORD } },
      { token: owner.token },
    );
  await act(app, hireId, [
    [pro.token, 'terms'],
    [owner.token, 'accept'],
  ]);
  expect((await leave()).body.code).toBe('account_has_open_hire');
  await act(app, hireId, [[owner.token, 'cancel']]);
  expect((await leave()).status).toBe(200);
  expect((await showAs(app, hireId, pro.token)).status).toBe(404);
});

test('G-59 one review is published once its days are over, and none is taken any more', async () => {
  const { owner, pro, hireId } = await testHire(app);
  await act(app, hireId, [
    [pro.token, 'terms'],
    [owner.token, 'accept'],
    ...[1, 2].flatMap(() => [
      [pro.token, 'deliver'] as const,
      [owner.token, 'accept_delivery'] as const,
    ]),
    [pro.token, 'complete'],
  ]);
  const params = { id: hireId };
  const body = { stars: 3, text: 'Late, but well done.' };
  await app.call(hiring.reviewHire, { params, body }, { token: owner.token });
  await app.pool.query(
    `update hires set completed_at = completed_at - make_interval(days => $2) where id = $1`,
    [hireId, REVIEW_DAYS],
  );
  const { data } = (await showAs(app, hireId, pro.token)).body;
  expect(data.reviews).toMatchObject({ is_published: true, others: [{ stars: 3 }] });
  expect(data.acts).toEqual([]);
  const late = await app.call(hiring.reviewHire, { params, body }, { token: pro.token });
  expect(late.body.code).toBe('hire_step_closed');
  // Both are told of it once.
  const { deps } = await testMoney(app);
  const published = async () =>
    [...(await mailsTo(owner.userId)), ...(await mailsTo(pro.userId))].filter((subject) =>
      subject.startsWith('A review is published'),
    ).length;
  expect(await published()).toBe(0);
  await Promise.all([tellOfDueReviews(deps()), tellOfDueReviews(deps())]);
  await tellOfDueReviews(deps());
  expect(await published()).toBe(2);
  expect((await noticesOf(owner.token))[0]).toMatchObject({
    ...{ title: 'A review is published', link: `/hires/${hireId}` },
  });
});

test('a pro whom somebody has blocked is asked by them no more, as one who is not there', async () => {
  const shop = await testShop(app);
  const { token, userId } = await shop.addHomeowner();
  const project = (await makeProject(app, { token, showroom: shop.showroom })) as ProjectId;
  const body = { project, pro: shop.pro.userId, message: 'Can you do it in May?' };
  const ask = (pro = body.pro) =>
    app.call(hiring.hireDesigner, { body: { ...body, pro } }, { token });
  await app.pool.query(
    'insert into chat_blocks (user_id, blocked_id, created_at) values ($1, $2, now())',
    [shop.pro.userId, userId],
  );
  const refused = await ask();
  const unknown = await ask(999_999 as typeof body.pro);
  expect(refused.status).toBe(422);
  expect(refused.body).toEqual(unknown.body);
  await app.pool.query('delete from chat_blocks where blocked_id = $1', [userId]);
  expect((await ask()).status).toBe(201);
});

test('G-59 the database calls the same states those in which a pro works', async () => {
  const { rows } = await app.pool.query(`select pg_get_viewdef('project_pros') as text`);
  const named = [...String(rows[0]?.text).matchAll(/'([a-z]+)'::text/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...WORKING_STATES].toSorted());
});
