import * as accounts from '@wevisu/contract/accounts.ts';
import * as contract from '@wevisu/contract/applications.ts';
import { decideProApplication } from '@wevisu/contract/pro-applications.ts';
import { getProStart } from '@wevisu/contract/pros.ts';
import * as queues from '@wevisu/contract/staff-queues.ts';
import * as vendors from '@wevisu/contract/vendors.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { TEST_APPLICATION, TEST_LICENSE } from '../accounts/test-application.ts';

let app: TestApp;
let staff: { readonly token: string };

beforeAll(async () => {
  app = await testApp();
  staff = await app.createAccount({ email: 'staff@example.com', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const PRO = { email: 'rosa@example.com', url: accounts.registerContractor.path };
const VENDOR = { email: 'marta@example.com', url: vendors.registerVendor.path };
const VENDOR_FORM = {
  ...{ full_name: 'Marta Nowak', company_name: 'Nowak Tile', password: TEST_APPLICATION.password },
  ...{ phone_number: '(503) 555-0123', tax_number: '93-1234567', tax_form: TEST_LICENSE },
  ...{ ship_street: '100 Dock St', ship_city: 'Portland', ship_state: 'or' },
  ...{ ship_zip_code: '97201', agree: 'true' },
};

async function enter(email: string) {
  const body = { email, password: TEST_APPLICATION.password };
  return app.call(accounts.businessLogin, { body });
}

async function apply(
  { email, url }: { readonly email: string; readonly url: string },
  form: Readonly<Record<string, string | File>>,
) {
  expect((await sendForm(app, { url, fields: { ...form, email } })).status).toBe(201);
  const { token, user } = (await enter(email)).body;
  return { token, id: user?.id ?? 0 };
}

const ask = (queue: 'pros' | 'vendors', id: number, question: string) =>
  app.call(queues.askApplicant, { params: { queue, id }, body: { question } }, staff);
const answer = (token: string, id: number, text: string) =>
  app.call(
    contract.answerApplicationQuestion,
    { params: { id }, body: { answer: text } },
    { token },
  );

test('G-02 PRO-03 a pro who applied sees where the application stands, answers staff, and sees what became of it', async () => {
  const { token, id } = await apply(PRO, TEST_APPLICATION);
  const start = async () => (await app.call(getProStart, {}, { token })).body.data;
  const before = await start();
  const states = before.requirements.map(({ requirement, state }) => `${requirement} ${state}`);
  expect(states.slice(0, 5)).toEqual([
    'email missing',
    'company given',
    'license under_review',
    'approval under_review',
    'showroom later',
  ]);
  expect(before.application).toMatchObject({ decision: null, is_waiting: false, questions: [] });
  const hours = (of: NonNullable<typeof before.application>) =>
    (Date.parse(of.due_at) - Date.parse(of.applied_at)) / 3_600_000;
  expect(before.application && hours(before.application)).toBe(24);

  await ask('pros', id, 'Which state is the license of?');
  await app.pool.query("update staff_waits set asked_at = asked_at - interval '2 hours'");
  const asked = (await start()).application;
  expect(asked).toMatchObject({ is_waiting: true, questions: [{ answer: '', closed_at: null }] });
  expect(asked && hours(asked), 'the clock stood still').toBeGreaterThan(25.9);
  const [question] = asked?.questions ?? [];
  const stranger = await apply({ ...PRO, email: 'eve@example.com' }, TEST_APPLICATION);
  expect((await answer(stranger.token, question?.id ?? 0, 'Mine')).body.code).toBe(
    'question_closed',
  );
  expect((await answer(token, question?.id ?? 0, 'California.')).status).toBe(200);
  expect((await answer(token, question?.id ?? 0, 'Oregon.')).body.code).toBe('question_closed');
  expect((await start()).application).toMatchObject({
    is_waiting: false,
    questions: [{ question: 'Which state is the license of?', answer: 'California.' }],
  });
  const params = { queue: 'pros', id: String(id) } as const;
  const { facts, version } = (await app.call(queues.getCase, { params }, staff)).body.data;
  expect(facts).toContainEqual({ label: 'Answer', value: 'California.' });
  const told = (await app.mails()).find(({ template }) => template === 'application_answered');
  expect(told?.text).toContain('California.');
  const { rows: acts } = await app.pool.query(
    "select actor_id from audit_events where action = 'application.answered'",
  );
  expect(acts).toEqual([{ actor_id: id }]);

  const reason = 'The license is of another state.';
  const body = { decision: 'refuse', reason, version: version ?? 0 } as const;
  const stale = { ...body, version: body.version - 1 };
  const late = await app.call(decideProApplication, { params: { id }, body: stale }, staff);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body, 'the answer made it another version').toMatchObject({ now: { version } });
  await app.call(decideProApplication, { params: { id }, body }, staff);
  expect((await start()).application).toMatchObject({ decision: 'refuse', reason: body.reason });
  expect((await enter(PRO.email)).body.token).not.toBe('');
});

test('G-03 a vendor who applied sees the steps with the clock, and staff waive a step with reason and date', async () => {
  const { token, id } = await apply(VENDOR, VENDOR_FORM);
  const start = async () => (await app.call(vendors.getVendorStart, {}, { token })).body.data;
  const before = await start();
  expect(before).toMatchObject({ company_name: 'Nowak Tile', application: { decision: null } });
  expect(before.steps.map(({ state }) => state)).toEqual([
    'done',
    'missing',
    'under_review',
    'done',
    'later',
    'later',
    'later',
  ]);
  await ask('vendors', id, 'Do you ship to Alaska?');
  const [question] = (await start()).application?.questions ?? [];
  expect((await answer(token, question?.id ?? 0, 'Yes.')).status).toBe(200);
  const unread = await app.call(
    vendors.decideVendorApplication,
    { params: { id }, body: { decision: 'approve', version: 1 } },
    staff,
  );
  expect([unread.status, unread.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(unread.body).toMatchObject({ now: { company_name: 'Nowak Tile', version: 2 } });

  const waive = (waived: boolean) =>
    app.call(
      vendors.waiveVendorStep,
      { params: { id, step: 'stock' }, body: { waived, reason: 'Everything is made to order.' } },
      staff,
    );
  const stock = async () => (await start()).steps.find(({ step }) => step === 'stock');
  expect((await waive(true)).status).toBe(200);
  expect(await stock()).toMatchObject({
    state: 'waived',
    waived: { reason: 'Everything is made to order.', at: expect.stringMatching(/^\d{4}-/) },
  });
  await waive(false);
  expect(await stock()).toMatchObject({ state: 'later', waived: null });
  const { rows } = await app.pool.query(
    "select action from audit_events where action like 'step.%' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual(['step.waived', 'step.required']);
});

test('AUTH-10 AUTH-17 a homeowner who is pending, and every applicant at the door of homeowners, gets no session', async () => {
  await app.createAccount({ email: 'ho@example.com', type: 'User', status: 'pending' });
  const password = 'Remodel-2026';
  const home = await app.call(accounts.login, { body: { email: 'ho@example.com', password } });
  expect([home.status, home.body.code]).toEqual([403, 'account_pending']);
  const body = { email: PRO.email, password: TEST_APPLICATION.password };
  const pro = await app.call(accounts.login, { body });
  expect(pro.body.code).toBe('account_type_not_allowed');
});

test('AUTH-16 a pro who was approved once and is deactivated is no applicant', async () => {
  const { id, token } = await apply({ ...PRO, email: 'once@example.com' }, TEST_APPLICATION);
  await app.call(
    decideProApplication,
    { params: { id }, body: { decision: 'approve', version: 1 } },
    staff,
  );
  await app.pool.query("update users set status = 'Deactive' where id = $1", [id]);
  expect((await enter('once@example.com')).body.code).toBe('account_deactivated');
  expect((await app.call(getProStart, {}, { token })).body.code).toBe('unauthenticated');
});
