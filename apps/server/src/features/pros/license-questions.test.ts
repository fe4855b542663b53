import { answerApplicationQuestion } from '@wevisu/contract/applications.ts';
import * as contract from '@wevisu/contract/pros.ts';
import * as queues from '@wevisu/contract/staff-queues.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { TEST_LICENSE } from '../accounts/test-application.ts';

let app: TestApp;
let staff: { readonly token: string };
let made = 0;

beforeAll(async () => {
  app = await testApp();
  staff = await app.createAccount({ email: 'staff@wevisu.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

/** An approved pro whose license expires soon. */
async function newPro() {
  const email = `pro-${++made}@start.example`;
  const pro = await app.createAccount({ email, type: 'Contractor' });
  await app.pool.query(
    `insert into pro_applications (user_id, company_name, license_number, license_state,
       license_expires_on, created_at, decision, decided_at)
     values ($1, 'Diaz & Daughters', 'CSLB 1', 'CA', $2, now() - interval '2 hours', 'approve', now())`,
    [pro.userId, addDays(dayOf(new Date()), 5)],
  );
  return { ...pro, email };
}

test('G-66 staff ask about a renewed license, the clock stops, and the pro answers or sends it again', async () => {
  const pro = await newPro();
  const as = { token: pro.token };
  const send = (number: string) =>
    sendForm(app, {
      url: '/api/pro/license',
      fields: {
        license_number: number,
        license_state: 'CA',
        license_expires_on: addDays(dayOf(new Date()), 700),
        license_file: TEST_LICENSE,
      },
      ...as,
    });
  await send('CSLB 2');
  const { rows } = await app.pool.query('select id::int from license_renewals where user_id = $1', [
    pro.userId,
  ]);
  const params = { queue: 'licenses', id: rows[0].id } as const;
  const ask = (question: string) =>
    app.call(queues.askApplicant, { params, body: { question } }, staff);
  const renewal = async () => (await app.call(contract.getProStart, {}, as)).body.data.renewal;
  const seen = async () =>
    (await app.call(queues.getCase, { params: { ...params, id: String(params.id) } }, staff)).body
      .data;
  expect((await ask('Which trade is it for?')).status).toBe(200);
  const mail = (await app.mails()).find(({ recipient }) => recipient === pro.email);
  expect(mail?.subject).toBe('Your new license: we need something from you');
  expect(await seen()).toMatchObject({ wait: { question: 'Which trade is it for?' } });
  const asked = await renewal();
  expect(asked).toMatchObject({ is_waiting: true, questions: [{ answer: '', closed_at: null }] });
  const body = { answer: 'Kitchens.' };
  const of = { params: { id: asked?.questions[0]?.id ?? 0 }, body };
  const stranger = await newPro();
  const theirs = await app.call(answerApplicationQuestion, of, { token: stranger.token });
  expect(theirs.body.code).toBe('question_closed');
  expect((await app.call(answerApplicationQuestion, of, as)).status).toBe(200);
  const answered = await seen();
  expect(answered.facts).toContainEqual({ label: 'Answer', value: 'Kitchens.' });
  expect(answered).toMatchObject({ wait: null, version: 2 });
  expect((await send('CSLB 3')).body.code, 'not asked for').toBe('license_under_review');

  await ask('We cannot read the file. Please send it again.');
  expect((await send('CSLB 3')).status).toBe(201);
  expect(await renewal()).toMatchObject({ number: 'CSLB 3', is_waiting: false });
  const decide = (version: number) =>
    app.call(
      contract.decideLicenseRenewal,
      { params: { id: params.id }, body: { decision: 'approve', version } },
      staff,
    );
  const stale = await decide(2);
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(stale.body).toMatchObject({ now: { number: 'CSLB 3', version: 3 } });
  expect((await decide(3)).status).toBe(200);
  expect((await app.call(contract.getProStart, {}, as)).body.data.license?.number).toBe('CSLB 3');
});
