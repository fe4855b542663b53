// Every call as everybody, with every record of both showrooms: what each may not know is in no reply, CSV, sheet or error.
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as fulfilment from '@wevisu/contract/fulfilment.ts';
import * as pros from '@wevisu/contract/pros.ts';
import * as showroomPrices from '@wevisu/contract/showroom-prices.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { STAFF_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import { AI_TOKEN_HEADER } from '@wevisu/site/headers.ts';
import { beforeAll, expect, test } from 'vitest';
import { addressOf, type TestApp, testApp } from '../../apps/server/src/test-app.ts';
import { findComputed } from './computed.ts';
import { DESIGN_CODE, keepDesign } from './design-tries.ts';
import { secrecyWorld } from './secrecy-world.ts';
import { findLeaks, VISITORS, type Visitor, words } from './secrets.ts';
import { whatAFileSays } from './what-a-file-says.ts';

type Given = Readonly<Record<string, string | number>>;

let app: TestApp;
let world: Awaited<ReturnType<typeof secrecyWorld>>;
let sent = 0;
/** Secrets that were in a reply to somebody. */
const told = new Set<string>();
/** Headers, and what in a reply reads as the address or the key of a file. */
const names = new Set<string>();
const NAME = /"((?:https?:\/)?\/[^"\s?]*|[a-z]{1,8}\/[^"\s]+)"/g;

/** Homeowners have an account of AI 3D design beside the shop's. */
const aiTokens = new Map<string, string>();
/** Of homeowner A. */
let designRun = '';

beforeAll(async () => {
  app = await testApp();
  world = await secrecyWorld(app);
  for (const at of ['A', 'B'] as const) {
    const { accountId, token } = await app.createAiAccount({
      email: `wisteria-${at.toLowerCase()}@x.example`,
    });
    await app.pool.query(
      `update ai_accounts set email_verified_at = now(), site_linked_at = now(),
         site_user_id = (select user_id from projects where name = 'Zephyrine kitchen' and $2 = 'A')
       where id = $1`,
      [accountId, at],
    );
    const visitor = `homeowner ${at}` as const;
    aiTokens.set(visitor, token);
    if (at === 'A')
      designRun = await keepDesign(app, { accountId, showroom: world.showrooms[0] ?? 0 });
    if (at === 'A') world.secrets.push(words('brief of homeowner A', 'Zephyrine brief', [visitor]));
    world.secrets.push(words(`AI account of ${visitor}`, `wisteria-${at}@`, [visitor]));
  }
});

async function ask(
  visitor: Visitor | 'key of vendor A',
  call: CallDefinition,
  given: Given,
  body?: object,
) {
  const names = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {});
  const query = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  const token = visitor === 'key of vendor A' ? world.key : world.tokens[visitor];
  const { statusCode, headers, rawPayload } = await app.app.http.inject({
    method: call.method,
    url: addressOf(call, given, query),
    remoteAddress: `10.9.${(sent >> 8) & 255}.${sent++ & 255}`,
    ...(body ? { payload: body } : {}),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(aiTokens.has(visitor) ? { [AI_TOKEN_HEADER]: aiTokens.get(visitor) } : {}),
    },
  });
  const said = await whatAFileSays(rawPayload, String(headers['content-type']));
  const heads = Object.entries(headers).map((header) => header.join(': '));
  const text = [...heads, said].join('\n');
  return {
    status: statusCode,
    text,
    names: [...heads, ...[...said.matchAll(NAME)].map(([, name = '']) => name)],
    leaks:
      visitor === 'key of vendor A'
        ? []
        : [
            ...findLeaks(world.secrets, visitor, text),
            ...findComputed(world.secrets, visitor, said).map((what) => `${what}, by adding up`),
          ],
  };
}

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Records of both showrooms, and what else an address may ask for. */
function triesOf(call: CallDefinition): Given[] {
  const [first, second] = world.showrooms;
  const base = {
    table: 'pro.orders',
    zip: '90012',
    qty: 1,
    from: day(20),
    to: day(0),
    by: 'day',
    queue: 'pros',
  };
  const month = dayOf(Date.now()).slice(0, 7);
  const always = {
    ...base,
    month,
    slug: 'about',
    picture: 'logo',
    size: 'small',
    revision: 1,
    still: 1,
  };
  const places = [
    { ...always, showroom: first ?? 0, number: world.numbers.A, q: '', format: 'csv' },
    { ...always, showroom: second ?? 0, number: world.numbers.B, q: 'Hesperia', format: 'xlsx' },
    {
      ...always,
      showroom: first ?? 0,
      number: world.numbers.B,
      q: world.numbers.A.slice(0, -1),
      format: 'pdf',
    },
  ];
  const isOfDesigns = call.name.startsWith('aiDesigns.');
  const record = isOfDesigns
    ? { run: designRun, at: 1, code: DESIGN_CODE }
    : world.records[call.name];
  const tries = places.flatMap((place, at) => {
    const { hash = '', variantId = 0 } = world.variants[at % 2] ?? {};
    const ids = call.path.includes(':') && !/:(hash|number|slug|zip|code)/.test(call.path);
    const records = ids && at === 0 ? [1, 2, 3, 4, 5, 6, 7, 8] : [at + 1];
    return records.map((id) => {
      const named = { id, project: id, ref: id, file: 'ab', provider: 'google', code: 'x' };
      const entry = call.path.endsWith('/:category') ? { category: id } : {};
      const { q, ...others } = {
        ...{ ...place, ...named, hash, variant: variantId, pid: id },
        ...entry,
      };
      return q === '' ? others : { ...others, q };
    });
  });
  return call.path.includes(':queue')
    ? STAFF_QUEUES.flatMap((queue) => [
        { ...tries[0], queue },
        { ...tries[0], queue, id: world.cases[queue] ?? 1 },
      ])
    : record
      ? [...tries, { ...tries[0], ...record }]
      : tries;
}

/** Nobody is answered here, and why. */
const WITHOUT_RECORD: Readonly<Record<string, string>> = {
  'accounts.verifyEmail': 'a code is used up by whoever sends it: accounts.test.ts',
  'designAi.verifyEmail': 'a code is used up by whoever sends it: ai-accounts.test.ts',
  'mailChoices.showSubscription': 'a signed link out of a mail: unsubscribe.test.ts',
  'catalog.findMovedEntry': 'former addresses of the menu, alike for everybody: menu.test.ts',
  'showroomPrices.getPricePrint':
    'a job prints it: the pages of exportPriceList, given to their pro alone: price-runs.test.ts',
};
/** What whoever has the link may know. */
const BY_LINK: Readonly<Record<string, readonly string[]>> = {
  'projects.getSharedProject': ['project of homeowner A'],
};

const questions = ALL_CALLS.filter(({ method }) => method === 'GET');
const answered = new Set<string>();

test.each(VISITORS)(
  'U-12 G-38 G-67 no reply to a question tells %s what only others may know',
  async (visitor) => {
    const leaks = new Set<string>();
    for (const call of questions) {
      for (const given of triesOf(call)) {
        const answer = await ask(visitor, call, given);
        expect([call.name, answer.status]).not.toContain(500);
        for (const name of answer.names) names.add(name);
        if (answer.status < 300) {
          answered.add(call.name);
          for (const { what, pattern } of world.secrets)
            if (pattern.test(answer.text)) told.add(what);
        }
        for (const what of answer.leaks) {
          // The shop says of each product who sends it.
          if (call.access === 'public' && what.startsWith('company')) continue;
          if (BY_LINK[call.name]?.includes(what)) continue;
          leaks.add(`${call.name}: ${visitor} reads ${what}`);
        }
      }
    }
    expect([...leaks]).toEqual([]);
  },
);

test('each question is answered to somebody, or its replies were not read', () => {
  const silent = questions.filter(({ name }) => !answered.has(name) && !(name in WITHOUT_RECORD));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('each of the secrets is told to somebody, or the search for it would find nothing', () => {
  // Staff see the fee only in what the platform earns in all, so its amount is in no reply at all.
  const never = world.secrets
    .filter(({ what }) => !told.has(what) && !what.startsWith('fee'))
    .map(({ what }) => what);
  expect(never).toEqual([]);
});

test('U-12 no name of a picture or file, and no header, has a SKU or an amount', () => {
  expect(names.size).toBeGreaterThan(50);
  const telling = [...names].filter(
    (name) => /SKU/i.test(name) || world.secrets.some((of) => of.cents && of.pattern.test(name)),
  );
  expect(telling).toEqual([]);
});

test('U-12 G-38 no packing list, label, card or price list prints what its readers may not know', async () => {
  const leaks = new Set<string>();
  const printed = new Set<string>();
  await app.pool.query("update order_items set status = 'Vendor Approved'");
  for (const call of [fulfilment.printPackingLists, fulfilment.printLabels]) {
    for (const visitor of ['vendor A', 'vendor B'] as const) {
      const answer = await ask(visitor, call, {}, { ids: world.lines[visitor] });
      expect([call.name, answer.status]).toEqual([call.name, 200]);
      printed.add(`${call.name}: ${visitor}`);
      expect(answer.text).toContain(world.numbers.A);
      // It goes with the goods: whoever opens the parcel reads it.
      for (const what of findLeaks(world.secrets, 'homeowner A', answer.text))
        leaks.add(`${call.name}: the homeowner reads ${what}`);
    }
  }
  for (const [call, query] of [
    [pros.getShowroomCard, {}],
    [showroomPrices.exportPriceList, { format: 'xlsx' }],
  ] as const) {
    const answer = await ask('pro A', call, query);
    expect([call.name, answer.status]).toEqual([call.name, 200]);
    printed.add(call.name);
    // A pro hands both to clients.
    for (const what of findLeaks(world.secrets, 'homeowner B', answer.text))
      leaks.add(`${call.name}: a client reads ${what}`);
  }
  expect([...leaks]).toEqual([]);
  expect(printed.size).toBe(6);
});

test('U-12 an API key opens the calls of its scopes and no other', async () => {
  const opened: string[] = [];
  const leaks = new Set<string>();
  for (const call of ALL_CALLS.filter(({ method }) => method === 'GET')) {
    const [given = {}] = triesOf(call);
    const answer = await ask('key of vendor A', call, given);
    for (const what of findLeaks(world.secrets, 'vendor A', answer.text))
      if (!(call.access === 'public' && what.startsWith('company')))
        leaks.add(`${call.name}: reads ${what}`);
    if (answer.status < 300 && call.access !== 'public') opened.push(call.name);
  }
  expect(opened).toEqual(['vendorApi.orders']);
  expect([...leaks]).toEqual([]);
});

test('U-12 no mail and no webhook tells its receiver what only others may know', async () => {
  const leaks = new Set<string>();
  const { rows: people } = await app.pool.query('select id, email from users');
  const visitorOf = new Map(people.map(({ id, email }) => [email, world.visitors.get(Number(id))]));
  const mails = await app.mails();
  expect(mails.length).toBeGreaterThan(4);
  for (const { template, recipient, subject, html, text } of mails) {
    const reader = recipient === 'support@example.com' ? 'staff' : visitorOf.get(recipient);
    const visitor = reader ?? 'guest';
    for (const what of findLeaks(world.secrets, visitor, [subject, html, text].join('\n'))) {
      // Who applied reads the own words.
      if (what === 'applicants' && recipient.endsWith('@zephyrine.example')) continue;
      leaks.add(`mail ${template}: ${visitor} reads ${what}`);
    }
  }
  const { rows: bodies } = await app.pool.query(
    `select m.data::text as text, v.user_id from webhook_messages m join vendors v on v.id = m.vendor_id`,
  );
  expect(bodies.length).toBeGreaterThan(0);
  for (const { text, user_id } of bodies) {
    const visitor = world.visitors.get(Number(user_id)) ?? 'guest';
    for (const what of findLeaks(world.secrets, visitor, text))
      leaks.add(`webhook: ${visitor} reads ${what}`);
  }
  expect([...leaks]).toEqual([]);
});

test('U-12 G-67 no refused or empty act, and no error, tells what only others may know', async () => {
  const leaks = new Set<string>();
  const last = /logout|delete|end|remove/i;
  const acts = ALL_CALLS.filter(({ method }) => method !== 'GET');
  acts.sort((one, other) => Number(last.test(one.name)) - Number(last.test(other.name)));
  for (const call of acts) {
    for (const visitor of VISITORS) {
      for (const given of triesOf(call).slice(
        0,
        call.access !== 'public' && call.path.includes(':') ? 2 : 1,
      )) {
        const body = call.method === 'DELETE' ? undefined : { showroom: given.showroom };
        const answer = await ask(visitor, call, given, body);
        for (const what of answer.leaks) leaks.add(`${call.name}: ${visitor} reads ${what}`);
      }
    }
  }
  expect([...leaks]).toEqual([]);
});
