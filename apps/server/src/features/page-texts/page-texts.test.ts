import * as contract from '@wevisu/contract/page-texts.ts';
import { getPage } from '@wevisu/contract/pages.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';

let app: TestApp;
let staff: { token: string };
const params = { slug: 'return_policy' as const };
const TEXT = { title: 'Returns', lead: '', body: 'Ours.\n\n## How\n\nSend it.', shows_date: false };

beforeAll(async () => {
  app = await testApp();
  const account = await app.createAccount({ email: 'texts@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = { token: account.token };
});

beforeEach(async () => {
  await app.pool.query('truncate page_versions, page_texts');
});

const read = async () => (await app.call(contract.getPageText, { params }, staff)).body.data;
const publish = async (given: object = {}) => {
  const body = { ...TEXT, reason: 'New terms', revision: (await read()).revision, ...given };
  return app.call(contract.publishPageText, { params, body }, staff);
};
const shown = async () => (await app.call(getPage, { params })).body.data;

test('G-63 U-50 staff publish a text, visitors read it at once, and it stands in the audit log', async () => {
  expect((await shown()).title).not.toBe('Returns');
  const { status, body } = await publish({ lead: 'By {brand_name}', shows_date: true });
  expect([status, body.data.live.is_standard, body.data.versions.length]).toEqual([200, false, 1]);
  const page = await shown();
  expect(page).toMatchObject({ title: 'Returns', lead: 'By WeVisu', intro: '<p>Ours.</p>' });
  expect(page.updated_on).toMatch(/^\w+ \d+, \d{4}$/);
  const { rows } = await app.pool.query(
    `select reason, after from audit_events where action = 'page.published' order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ reason: 'New terms', after: { title: 'Returns', version: 1 } });
});

test('G-63 a draft is kept for staff while visitors read what is live, and publishing uses it up', async () => {
  const before = await shown();
  const { revision } = await read();
  const body = { ...TEXT, title: 'Draft', revision };
  const saved = await app.call(contract.savePageDraft, { params, body }, staff);
  expect(saved.body.data.draft).toMatchObject({ title: 'Draft', is_outdated: false });
  expect(await shown()).toEqual(before);
  const list = await app.call(contract.listPageTexts, {}, staff);
  expect(list.body.data.find(({ slug }) => slug === 'return_policy')).toMatchObject({
    is_standard: true,
    has_draft: true,
  });
  await publish({ title: 'Draft' });
  expect([(await read()).draft, (await shown()).title]).toEqual([null, 'Draft']);
  const again = { ...TEXT, revision: (await read()).revision };
  const kept = await app.call(contract.savePageDraft, { params, body: again }, staff);
  const query = { revision: kept.body.data.revision };
  const dropped = await app.call(contract.dropPageDraft, { params, query }, staff);
  expect(dropped.body.data.draft).toBeNull();
});

test('G-63 an earlier version is restored as a new one, and the standard text comes back', async () => {
  const standard = await shown();
  await publish({ title: 'One' });
  await publish({ title: 'Two' });
  const restore = async (number: number | null) =>
    app.call(
      contract.restorePageText,
      { params, body: { number, reason: 'It was better', revision: (await read()).revision } },
      staff,
    );
  const restored = await restore(1);
  expect(restored.body.data.versions.map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'restored'],
    [2, 'written'],
    [1, 'written'],
  ]);
  expect(restored.body.data.versions[0]?.restored_from).toBe(1);
  expect((await shown()).title).toBe('One');
  const version = { params: { ...params, number: 2 } };
  const { body } = await app.call(contract.getPageVersion, version, staff);
  expect(body.data.title).toBe('Two');
  await restore(null);
  expect(await shown()).toEqual(standard);
  expect((await read()).live).toMatchObject({ is_standard: true, number: 4 });
  expect((await restore(null)).body.code).toBe('page_is_standard');
  expect((await restore(9)).status).toBe(404);
});

test('G-63 of two people the second sees what was published meanwhile, and publishes over it', async () => {
  const { revision } = await read();
  await publish({ title: 'Theirs', reason: 'Legal asked' });
  const late = await publish({ title: 'Mine', revision });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body).toMatchObject({
    now: { live: { title: 'Theirs' }, versions: [{ reason: 'Legal asked' }] },
  });
  const now = (late.body as unknown as { now: { revision: number } }).now.revision;
  expect((await publish({ title: 'Mine', revision: now })).status).toBe(200);
  expect((await shown()).title).toBe('Mine');
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](java&#115;cript:alert(1))',
  '[d](data:text/html,<script>alert(1)</script>) [e](vbscript:x) <javascript:alert(1)>',
  '![f](x" onerror="alert(1)) ![g](javascript:alert(1))',
  '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">h</a> <svg/onload=alert(1)>',
  '## <script>alert(2)</script>',
  '[i]: javascript:alert(1)\n\n[i]',
].join('\n\n');

test('U-13 U-50 hostile Markdown stays harmless, previewed and published', async () => {
  const text = { ...TEXT, title: '<b>Returns</b>', body: HOSTILE };
  const { body } = await app.call(contract.previewPageText, { params, body: text }, staff);
  await publish(text);
  const page = await shown();
  expect(body.data.page).toEqual(page);
  const html = [page.intro, ...page.sections.map((section) => section.html)].join('');
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  expect(tags.length).toBeGreaterThan(5);
  for (const tag of tags) {
    expect(tag).not.toMatch(/^<(script|svg|b|iframe|style)\b/i);
    expect(tag.replace(/&quot;[^"]*/g, '')).not.toMatch(/\son\w+\s*=/i);
    expect(tag).not.toMatch(/(href|src)="\s*(java|vb)script|(href|src)="data:/i);
  }
});

test('U-50 a preview fills in settings and names what stands for nothing, which is not published', async () => {
  const text = { ...TEXT, body: 'Call {phone} or {fone}.' };
  const { body } = await app.call(contract.previewPageText, { params, body: text }, staff);
  expect(body.data.page.intro).toBe('<p>Call (512) 555-0100 or {fone}.</p>');
  expect(body.data.unknown_places).toEqual(['{fone}']);
  expect((await publish(text)).body.errors).toMatchObject({
    body: [expect.stringContaining('{fone}')],
  });
});
