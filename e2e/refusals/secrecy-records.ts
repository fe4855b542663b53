// A record of A for every call that asks for one: files, drafts, versions, what waits for staff. Their words begin with
// "Zephyrine", which nobody else's do.
import * as accounts from '@wevisu/contract/accounts.ts';
import { syncToCart } from '@wevisu/contract/cart.ts';
import { startCheckout } from '@wevisu/contract/checkout.ts';
import * as listingFiles from '@wevisu/contract/listing-files.ts';
import { sendOffer } from '@wevisu/contract/offers.ts';
import * as templates from '@wevisu/contract/own-templates.ts';
import { publishPageText } from '@wevisu/contract/page-texts.ts';
import { saveScene } from '@wevisu/contract/project-scenes.ts';
import { setShareLink } from '@wevisu/contract/project-sharing.ts';
import { sendProposal } from '@wevisu/contract/proposals.ts';
import { renewLicense } from '@wevisu/contract/pros.ts';
import { registerVendor } from '@wevisu/contract/vendors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import sharp from 'sharp';
import { expect } from 'vitest';
import { TEST_APPLICATION } from '../../apps/server/src/features/accounts/test-application.ts';
import { say } from '../../apps/server/src/features/chat/test-chat.ts';
import { testLists } from '../../apps/server/src/features/price-lists/test-lists.ts';
import { roomWithWalls } from '../../apps/server/src/features/stills/test-stills.ts';
import { stillFileKey } from '../../apps/server/src/features/stills/worker/still-files.ts';
import { createFileStore } from '../../apps/server/src/platform/storage/file-store.ts';
import { testPdf } from '../../apps/server/src/platform/uploads/test-files.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { sendForm } from '../../apps/server/src/test-form.ts';
import { TEST_ADDRESS } from '../../apps/server/src/test-shop.ts';
import { keepChat } from './chat-tries.ts';
import { keepProfile } from './directory-tries.ts';
import { keepDispute } from './hire-tries.ts';
import { keepOffer } from './offer-tries.ts';
import { keepPicture } from './picture-tries.ts';
import { keepPlan, RECEIPT } from './plan-tries.ts';
import { keepSignedArrival } from './secrecy-arrival.ts';
import type { Visitor } from './secrets.ts';
import { keepStill } from './still-tries.ts';

export type Given = Readonly<Record<string, string | number>>;

interface World {
  readonly tokens: Readonly<Record<Visitor, string | undefined>>;
  readonly showroom: number;
  readonly homeowner: UserId;
  readonly vendorId: number;
  readonly productId: number;
  readonly variantId: number;
}

/** By the name of the call. */
export async function secrecyRecords(
  app: TestApp,
  world: World,
): Promise<Readonly<Record<string, Given>>> {
  return {
    ...(await keepRoom(app, world)),
    ...(await keepCarts(app, world)),
    ...(await keepDraft(app, world)),
    ...(await keepList(app, world)),
    ...(await keepDocuments(app, world)),
    ...(await keepDesigns(app, world)),
    ...(await keepTexts(app, world)),
    ...(await keepSentOffer(app, world)),
    ...(await keepListed(app, world)),
    ...(await keepSignedArrival(app, world.homeowner)),
  };
}

/** Pro A in the directory. */
async function keepListed(app: TestApp, { tokens }: World) {
  const profile = await keepProfile(app, tokens['pro A'] ?? '');
  return {
    'directory.getPro': profile,
    'directory.getProRoom': profile,
    'directory.getProRoomPicture': profile,
  };
}

async function one(app: TestApp, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await app.pool.query(text, values);
  return Number(rows[0]?.id);
}

/** Of the homeowner: a room with its versions, link, still, picture and template, and what the pro proposes. */
async function keepRoom(app: TestApp, { tokens, homeowner }: World) {
  const by = { token: tokens['homeowner A'] };
  const token = by.token ?? '';
  const id = await one(app, "select id from projects where name = 'Zephyrine kitchen'");
  const scene = roomWithWalls(null) as Record<string, unknown>;
  const proposed = { ...scene, name: 'Zephyrine proposal' };
  const params = { id };
  const body = { base_revision: 0, scene, label: 'Zephyrine version' };
  expect((await app.call(saveScene, { params, body }, by)).status).toBe(200);
  const link = await app.call(setShareLink, { params, body: { on: true } }, by);
  const sent = await app.call(
    sendProposal,
    { params, body: { base_revision: 1, scene: proposed, note: 'Zephyrine proposal' } },
    { token: tokens['pro A'] },
  );
  expect([link.status, sent.status]).toEqual([200, 201]);
  const { rows } = await app.pool.query('select link_token from projects where id = $1', [id]);
  const { chatFileId } = await keepChat(app, { token, id, text: 'Zephyrine grout' });
  const [level = ''] = Object.entries(scene.nodes as Record<string, { readonly type: string }>)
    .filter(([, { type }]) => type === 'level')
    .map(([name]) => name);
  const pin = await say(app, token, {
    ...{ project: `${id}`, text: 'Zephyrine pin' },
    anchor: { kind: 'pin', level, x: 1_000, y: 1_000, z: 0, node: null },
  });
  expect(pin.status).toBe(201);
  const pro = await one(
    app,
    'select s.user_id as id from projects p join showrooms s on s.id = p.showroom_id where p.id = $1',
    [id],
  );
  const hire = await keepDispute(app, {
    ...{ token, id, pro, proToken: tokens['pro A'] ?? '', text: 'Zephyrine hire' },
  });
  const still = await keepStill(app, { userId: homeowner, projectId: id as never });
  const files = await createFileStore({ dataDir: app.dataDir, s3: null });
  for (const size of ['small', 'full'] as const)
    await files.put(stillFileKey('stills/tried', size), Buffer.from('Zephyrine still'));
  const picture = await keepPicture(app, token);
  const kept = await app.call(
    templates.keepOwnTemplate,
    { body: { name: 'Zephyrine template', room: 'living', style: 'modern', scene } },
    by,
  );
  await app.pool.query(
    `update stills set done_at = now(), document = null, worker = null, leased_until = null, picture = 1,
       key = 'stills/template' where template_id = $1`,
    [kept.body.data.id],
  );
  for (const size of ['small', 'full'] as const)
    await files.put(stillFileKey('stills/template', size), Buffer.from('Zephyrine still'));
  return {
    'chat.getChatFile': { project: id, id: chatFileId },
    'chat.searchChat': { project: id, q: 'grout' },
    'chatPins.showChatPin': { project: id, number: 1 },
    'hiring.showHire': { id: hire },
    'hiring.showStaffHire': { id: hire },
    'projects.getSceneVersion': { id, revision: 1 },
    'projects.getRoomBook': { id },
    'projects.getRoomBookOfHomeowner': { id },
    'projects.getCartChanges': { id },
    'projects.getProposal': { id, proposal: sent.body.data.id },
    'projects.getSharedProject': { pid: rows[0].link_token },
    'stills.getProjectStillFile': { id, still, picture: 1 },
    'ownPictures.getOwnPicture': { id: picture },
    'ownPictures.getOwnPictureFile': { id: picture },
    'ownTemplates.getOwnTemplate': { id: kept.body.data.id },
    'ownTemplates.getOwnTemplatePicture': { id: kept.body.data.id },
  };
}

/** Of the pro: an offer that was sent to a homeowner. */
async function keepSentOffer(app: TestApp, world: World) {
  const id = await keepOffer(app, world);
  await app.pool.query(
    'update offers set client_email = u.email from users u where offers.id = $1 and u.id = $2',
    [id, world.homeowner],
  );
  const by = { token: world.tokens['pro A'] };
  const sent = await app.call(sendOffer, { params: { id }, body: { version: 1 } }, by);
  expect(sent.status).toBe(200);
  return {
    'offers.getOffer': { id },
    'offers.printOffer': { id },
    'ownOffers.getOwnOffer': { id },
    'ownOffers.printOwn': { id },
  };
}

/** Open ones: of the homeowner with a checkout, and of a guest. */
async function keepCarts(app: TestApp, { tokens, showroom, variantId }: World) {
  const by = { token: tokens['homeowner A'] };
  const items = [{ variant_id: variantId, qty: 1 }];
  const cart = { action: 'cart', showroom, items } as const;
  await app.call(syncToCart, { body: cart }, by);
  const guest = await app.call(syncToCart, { body: cart });
  const checkout = await app.call(
    startCheckout,
    { body: { showroom, address: { ...TEST_ADDRESS, street: '771 Larkspur Row' } } },
    by,
  );
  return {
    'checkout.getCheckout': { id: checkout.body.data.id },
    'checkout.estimateShipping': {
      ...{ showroom, zip: '90012', temp_project_id: guest.body.data.temp_project_id ?? '' },
    },
  };
}

/** Of the vendor: a new product that waits for staff with its files, a run over drafts, and pictures that failed. */
async function keepDraft(app: TestApp, { tokens, vendorId, productId }: World) {
  const token = tokens['vendor A'] ?? '';
  const tile = { width: 900, height: 900, channels: 3, background: '#8a8' } as const;
  const bytes = await sharp({ create: tile }).jpeg().toBuffer();
  const photo = new File([new Uint8Array(bytes)], 'zephyrine.jpg');
  const whole = { x: '0', y: '0', width: '1', height: '1' };
  const url = listingFiles.uploadListingPhoto.path;
  const uploaded = await sendForm(app, { url, fields: { photo, ...whole }, token });
  expect(uploaded.status).toBe(201);
  const { rows } = await app.pool.query('select key from listing_files order by created_at desc');
  const file = rows[0].key;
  const id = await one(
    app,
    `insert into listing_drafts (vendor_id, content, state, opening_stock, problem_count, created_at,
       updated_at, submitted_at)
     select p.vendor_id, jsonb_build_object('name', 'Zephyrine draft', 'description', 'A tile for floors and walls.',
         'brand_name', 'Zephyrine brand', 'category_id', p.category_id, 'unit', 'Box', 'minimum_unit', 1,
         'color_family', null, 'material', null, 'style', null, 'specification', '[]'::jsonb, 'picture', p.picture,
         'lead_time_min_days', 2, 'lead_time_max_days', 5, 'freight_class', null,
         'photos', jsonb_build_array(jsonb_build_object('file', $2::text, 'alt', 'Zephyrine photo')),
         'documents', '[]'::jsonb, 'model', null, 'variants', jsonb_build_array(
           jsonb_build_object('key', 'n0', 'id', null, 'vendor_sku', 'ZEPHYRINE-SKU', 'size_label', '', 'finish', '',
             'pattern', '', 'width_tmm', null, 'height_tmm', null, 'length_tmm', null, 'thickness_tmm', null,
             'box_sqft_e4', 150000, 'pieces_per_unit', 1, 'weight_g', 20000, 'wholesale_cents', 3456781,
             'picture', null, 'is_sold', true))),
       'submitted', '{"ZEPHYRINE-SKU": 12}', 0, now(), now(), now()
     from products p where p.id = $1 returning id`,
    [productId, file],
  );
  const run = await one(
    app,
    `insert into listing_runs (kind, vendor_id, started_by, total, created_at, finished_at)
     select 'send', id, user_id, 1, now(), now() from vendors where id = $1 returning id`,
    [vendorId],
  );
  const batch = await one(
    app,
    `insert into picture_batches (vendor_id, created_by, kind, file_name, total, failed, created_at, finished_at)
     select id, user_id, 'zip', 'zephyrine.zip', 1, 1, now(), now() from vendors where id = $1 returning id`,
    [vendorId],
  );
  await app.pool.query(
    `insert into picture_items (batch_id, number, source, sku, state, problem)
     values ($1, 1, 'zephyrine/1.jpg', 'ZEPHYRINE-SKU', 'failed', 'No product has this SKU.')`,
    [batch],
  );
  return {
    'listings.getSubmittedListing': { id },
    'listings.getSimilarListings': { id },
    'listings.getListingFile': { file },
    'listings.getSubmittedFile': { file },
    'listings.getListingRun': { id: run },
    'listingPictures.failed': { id: batch },
    'listings.getLookForm': { kind: 'vanity' },
  };
}

/** Of the vendor: a price list with a row that failed and a category of its own. */
async function keepList(app: TestApp, { tokens, variantId }: World) {
  const { rows } = await app.pool.query('select sku from variants where id = $1', [variantId]);
  const lists = testLists(app, tokens['vendor A'] ?? '');
  const text = `SKU,Wholesale price,Name,Category\n${rows[0].sku},45678.13,Moss,Zephyrine kind\nZEPHYRINE-BAD,zephyrine price,New tile,Zephyrine kind\n`;
  const { id } = await lists.check(text, {}, 'zephyrine list.csv');
  return {
    'priceLists.get': { id },
    'priceLists.categories': { id },
    'priceLists.rows': { id, kind: 'failed' },
    'priceLists.failedRows': { id },
  };
}

/** What waits for staff, each with its file. */
async function keepDocuments(app: TestApp, { tokens, showroom }: World) {
  const pdf = (name: string) => new File([new Uint8Array(testPdf())], name);
  const person = { full_name: 'Zephyrine Applicant', company_name: 'Zephyrine Company' };
  const pro = await sendForm(app, {
    url: accounts.registerContractor.path,
    fields: { ...TEST_APPLICATION, ...person, email: 'pro@zephyrine.example' },
  });
  const place = { city: 'Portland', state: 'OR', zip_code: '97201', street: '9 Zephyrine Quay' };
  const vendor = await sendForm(app, {
    url: registerVendor.path,
    fields: {
      ...{ ...person, email: 'vendor@zephyrine.example', password: 'long enough', agree: 'true' },
      ...{ phone_number: '(503) 555-0123', tax_number: '93-7654321', about: 'Zephyrine tile.' },
      ...Object.fromEntries(Object.entries(place).map(([name, of]) => [`ship_${name}`, of])),
      tax_form: pdf('zephyrine.pdf'),
    },
  });
  await app.pool.query(
    `insert into pro_applications (user_id, company_name, license_number, license_state, license_expires_on,
       created_at, decision, decided_at)
     select user_id, company_name, 'ZEPHYRINE-77', 'CA', current_date + 30, now(), 'approve', now()
     from showrooms where user_id = $1`,
    [showroom],
  );
  const renewed = await sendForm(app, {
    url: renewLicense.path,
    token: tokens['pro A'] ?? '',
    fields: {
      ...{ license_number: 'ZEPHYRINE-77', license_state: 'CA' },
      ...{ license_expires_on: '2040-06-30', license_file: pdf('zephyrine.pdf') },
    },
  });
  expect([pro.status, vendor.status, renewed.status]).toEqual([201, 201, 201]);
  await keepPlan(app, showroom);
  const userOf = (email: string) => one(app, 'select id from users where email = $1', [email]);
  return {
    'accounts.getProLicense': { id: await userOf('pro@zephyrine.example') },
    'vendors.getVendorDocument': { id: await userOf('vendor@zephyrine.example') },
    'subscriptions.getPlanReceipt': { receipt: RECEIPT },
    'pros.getRenewalFile': { id: await one(app, 'select max(id) as id from license_renewals') },
  };
}

/** Of the platform, for everybody. */
async function keepDesigns(app: TestApp, { variantId }: World) {
  const scene = JSON.stringify(roomWithWalls(null));
  await app.pool.query(
    `insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
     values ('bath', 'Bath', 'bathroom', 4000, '5 x 8', 1, '<svg/>', '0123456789ab', $1, 1)`,
    [scene],
  );
  await app.pool.query(
    `insert into templates (id, plan_id, name, room, style, colors, brands, picture_key, scene)
     values ('bath-modern', 'bath', 'Modern bath', 'bathroom', 'modern', '{}', 1, 'rooms/bath-modern-0123456789ab', $1)`,
    [scene],
  );
  await app.pool.query(
    `insert into template_products (template_id, sku, units) select 'bath-modern', sku, 4 from variants where id = $1`,
    [variantId],
  );
  return {
    'designLibrary.getFloorPlan': { id: 'bath' },
    'designLibrary.getTemplate': { id: 'bath-modern' },
  };
}

async function keepTexts(app: TestApp, { tokens }: World) {
  const slug = 'return_policy';
  const body = {
    ...{ title: 'Returns', lead: '', body: 'Ours.\n\n## How\n\nSend it.', shows_date: false },
    ...{ reason: 'Zephyrine reason', revision: 0 },
  };
  const by = { token: tokens.staff };
  const published = await app.call(publishPageText, { params: { slug }, body }, by);
  expect(published.status).toBe(200);
  return {
    'pages.getPage': { slug },
    'pageTexts.getPageText': { slug },
    'pageTexts.getPageVersion': { slug, number: 1 },
  };
}
