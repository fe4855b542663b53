// The composition root: the only file that knows every feature.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from './features/accounts/deps.ts';
import { addAccountJobs } from './features/accounts/jobs.ts';
import { addAccountCalls } from './features/accounts/routes.ts';
import { addActingCalls } from './features/acting/routes.ts';
import { createApplicantResolver } from './features/applications/applicant-sessions.ts';
import { addApplicationsCalls } from './features/applications/routes.ts';
import { addArrivals } from './features/arrivals/routes.ts';
import { addAssortmentCalls } from './features/assortment/routes.ts';
import { addAttributeCalls } from './features/attributes/routes.ts';
import { addAuditJobs } from './features/audit/jobs.ts';
import { createRefusedActs } from './features/audit/refused-acts.ts';
import { addAuditCalls } from './features/audit/routes.ts';
import { addBrandCalls } from './features/brands/routes.ts';
import { addCartJobs } from './features/cart/jobs.ts';
import { addCartCalls } from './features/cart/routes.ts';
import { createCatalog } from './features/catalog/catalog.ts';
import { listCategories } from './features/catalog/get-menu.ts';
import { createMedia } from './features/catalog/media/create-media.ts';
import { addModelPictureJobs } from './features/catalog/media/jobs.ts';
import { SHOP_PIXELS } from './features/catalog/media/make-model-pictures.ts';
import { renderModel } from './features/catalog/media/render-model.ts';
import { addCatalogCalls } from './features/catalog/routes.ts';
import { addSitemapRoutes } from './features/catalog/sitemap/sitemap-routes.ts';
import { addChat } from './features/chat/setup/add-chat.ts';
import { topicsOfPerson } from './features/chat/topics-of.ts';
import { followUpPayments } from './features/checkout/follow-up-payments.ts';
import { saveCard } from './features/checkout/save-card.ts';
import { shippingChargeOf } from './features/checkout/shipping-charge.ts';
import { addCalendarFeed } from './features/clients/calendar-feed.ts';
import { addClientCalls } from './features/clients/routes.ts';
import type { ConnectionsDeps } from './features/connections/deps.ts';
import { addConnectionJobs } from './features/connections/jobs.ts';
import { withApiKeys } from './features/connections/key-resolver.ts';
import { addConnectionCalls } from './features/connections/routes.ts';
import { WEBHOOK_DOCS } from './features/connections/webhook-docs.ts';
import { addDesignAi } from './features/design-ai/setup/add-design-ai.ts';
import { addPlanPictures } from './features/design-library/plan-pictures.ts';
import { addDesignLibraryCalls } from './features/design-library/routes.ts';
import { proPaths } from './features/directory/pro-paths.ts';
import { addDirectoryCalls } from './features/directory/routes.ts';
import { addEarningsCalls } from './features/earnings/routes.ts';
import { addFeaturedCalls } from './features/featured/routes.ts';
import { addVendorApiCalls } from './features/fulfilment/api-routes.ts';
import { createPaperPrinter } from './features/fulfilment/papers/paper-printer.ts';
import { addFulfilmentCalls } from './features/fulfilment/routes.ts';
import { addGatewayPages } from './features/gateway/gateway-pages.ts';
import { addHomeContentCalls } from './features/home-content/routes.ts';
import { addInventoryCalls, addInventoryJobs } from './features/inventory/routes.ts';
import { addLeadCalls } from './features/leads/routes.ts';
import { addListingPictureJobs } from './features/listing-pictures/jobs.ts';
import { addListingPictureCalls } from './features/listing-pictures/routes.ts';
import { addListingFileCalls } from './features/listings/file-routes.ts';
import { addListingJobs } from './features/listings/jobs.ts';
import { addListingFiles } from './features/listings/public-files.ts';
import { addListingCalls } from './features/listings/routes.ts';
import { createLiveScenes } from './features/live-scenes/live-scenes.ts';
import { addMenuCalls } from './features/menu/routes.ts';
import { withMailChoices } from './features/notifications/choose-mails.ts';
import { addMailChoices } from './features/notifications/mail-routes.ts';
import { personTopic } from './features/notifications/person-topic.ts';
import { addPush } from './features/notifications/push/push-routes.ts';
import { addNotificationCalls } from './features/notifications/routes.ts';
import { UNSUBSCRIBE_ROUTE, unsubscribeKey } from './features/notifications/unsubscribe-link.ts';
import { addOfferCalls, addOfferJobs } from './features/offers/routes.ts';
import { addOwnDataCalls } from './features/own-data/routes.ts';
import type { OwnPictureDeps } from './features/own-pictures/deps.ts';
import { addOwnPictureJobs } from './features/own-pictures/jobs.ts';
import { dropLostPictures } from './features/own-pictures/picture-files.ts';
import { addOwnPictureCalls } from './features/own-pictures/routes.ts';
import { addOwnTemplateCalls } from './features/own-templates/routes.ts';
import { addPageTextCalls } from './features/page-texts/routes.ts';
import { addFilm } from './features/pages/film.ts';
import { readFigures } from './features/pages/read-figures.ts';
import { addPageCalls } from './features/pages/routes.ts';
import { addPaletteCalls } from './features/palette/routes.ts';
import { addPriceListJobs } from './features/price-lists/jobs.ts';
import { createSheetReader } from './features/price-lists/reading/sheet-reader.ts';
import { addPriceListCalls } from './features/price-lists/routes.ts';
import { addAppManifest } from './features/pro-app/manifest-route.ts';
import { addProHoursCalls } from './features/pro-hours/routes.ts';
import { addProductFactsCalls } from './features/product-facts/routes.ts';
import type { ProjectDeps } from './features/projects/deps.ts';
import { addProjectJobs } from './features/projects/jobs.ts';
import { addProposalCalls } from './features/projects/proposals/routes.ts';
import { addProjectCalls } from './features/projects/routes.ts';
import type { ProsDeps } from './features/pros/deps.ts';
import { addProJobs } from './features/pros/jobs.ts';
import { addOpeningPictures } from './features/pros/opening-route.ts';
import { addProCalls } from './features/pros/routes.ts';
import { addProCallsOfStaff } from './features/pros/staff-routes.ts';
import { countVisits } from './features/reports/count-visits.ts';
import { addReportJobs } from './features/reports/jobs.ts';
import { addReportCalls } from './features/reports/routes.ts';
import { createSceneWorkers } from './features/scenes/workers/scene-workers.ts';
import { addSecondFactorJobs } from './features/second-factor/jobs.ts';
import { addSecondFactorCalls } from './features/second-factor/routes.ts';
import { addSettingCalls, addSettingJobs } from './features/settings/routes.ts';
import { addShowroomPriceJobs } from './features/showroom-prices/jobs.ts';
import { createPriceListPrinter } from './features/showroom-prices/price-list/price-list-printer.ts';
import { addShowroomPriceCalls } from './features/showroom-prices/routes.ts';
import { guardShowroomIds } from './features/showrooms/guessed-ids.ts';
import { addShowroomCalls } from './features/showrooms/routes.ts';
import type { StaffDeps } from './features/staff/deps.ts';
import { addStaffJobs } from './features/staff/jobs.ts';
import { addStaffCalls } from './features/staff/routes.ts';
import { addStillCalls, addStillJobs } from './features/stills/routes.ts';
import { dropLostStills } from './features/stills/worker/still-files.ts';
import { createStillWorker } from './features/stills/worker/still-worker.ts';
import { STILL_WORKER } from './features/stills/worker/still-worker-options.ts';
import { addTableViewCalls } from './features/table-views/routes.ts';
import { addVendorJobs } from './features/vendors/jobs.ts';
import { addVendorCalls } from './features/vendors/routes.ts';
import { addMoney } from './money-parts.ts';
import { createClosers } from './platform/closers.ts';
import type { Config } from './platform/config.ts';
import { readEncryptionKey } from './platform/crypto/encryption-key.ts';
import { createPasswordQueue } from './platform/crypto/password-queue.ts';
import { newToken } from './platform/crypto/tokens.ts';
import type { Pool } from './platform/database/queryable.ts';
import { acceptMultipart } from './platform/http/accept-multipart.ts';
import { addApiDocs } from './platform/http/api-docs.ts';
import { createCallLimits } from './platform/http/call-limits.ts';
import { type CallTable, createCallTable } from './platform/http/call-table.ts';
import type { ResolveSession } from './platform/http/caller.ts';
import { compressReplies } from './platform/http/compress-replies.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { handleErrors } from './platform/http/errors.ts';
import { guardReplies } from './platform/http/guard-replies.ts';
import { createLargeBodies } from './platform/http/large-bodies.ts';
import { refuseForeign } from './platform/http/refuse-foreign.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { createSharedWindows } from './platform/http/shared-windows.ts';
import { createCallTimes } from './platform/http/time-calls.ts';
import { createHttpOut } from './platform/http-out/http-out.ts';
import { createJobQueue, type JobQueue } from './platform/jobs/jobs.ts';
import { addLiveJobs } from './platform/live/jobs.ts';
import { createLive } from './platform/live/live.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { addOutboxPage } from './platform/mail/outbox-page.ts';
import { gaugesOfWork } from './platform/metrics/gauges-of-work.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { addMetricsRoute } from './platform/metrics/metrics-route.ts';
import { createIdentityProvider } from './platform/oidc/identity-provider.ts';
import { createAddressHash, readAddressKey } from './platform/security/address-hash.ts';
import { createSecurityEvents } from './platform/security/security-events.ts';
import { createSessionResolver } from './platform/sessions/session-store.ts';
import { createFileStore } from './platform/storage/file-store.ts';
import { createModelChecker } from './platform/uploads/model-checker.ts';
import { createPictureProcessor } from './platform/uploads/picture-processor.ts';

export interface AppDeps {
  readonly config: Config;
  readonly pool: Pool;
  readonly now: () => Date;
  /** Where the log goes; the standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Whether it works on jobs, too; true by default. */
  readonly isWorking?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly calls: CallTable;
  readonly resolveSession: ResolveSession;
  /** Tests need not wait for the queue's next turn. */
  readonly jobs: Pick<JobQueue, 'wake'>;
  /** Changes with each change of the catalog, a showroom or a setting; null while no notices arrive. */
  readonly pageVersion: () => string | null;
  /** Loads what the first reply needs and starts the jobs. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Ten times what a house of 20,000 parts takes on a free core. */
const SCENE_WORKERS = { limitMs: 20_000, printLimitMs: 60_000, maxWaiting: 40 };
/** Ten times what the largest picture takes on a free core, twenty times what a drawn plan takes. */
const PICTURE_PROCESSOR = { limitMs: 40_000, drawingLimitMs: 10_000, maxWaiting: 8 };
/** Half of the four threads that files and compression share. A password takes 40 ms: the queue is over in two seconds. */
const PASSWORDS = { concurrency: 2, maxWaiting: 100, maxPerCaller: 8 };

export async function createApp({
  config,
  pool,
  now,
  logTo,
  isWorking = true,
}: AppDeps): Promise<App> {
  const https = config.publicUrl.startsWith('https:');
  const http = createHttpServer({ ...config, https, logTo });
  const closers = createClosers((name, err) => http.log.error({ err }, `closing ${name} failed`));
  const hashAddress = createAddressHash(config.addressHashKey ?? readAddressKey(config.dataDir));
  const events = createSecurityEvents({
    pool,
    now,
    hashAddress,
    log: http.log,
  });
  const refusedActs = createRefusedActs({
    ...{ pool, now },
    onError: (err) => http.log.error({ err }, 'a refused act was not kept'),
  });
  // Closed after HTTP: the last calls note some.
  closers.add('security events', () => events.close());
  closers.add('refused acts', () => refusedActs.close());
  closers.add('http', () => http.close());

  const jobs = createJobQueue({
    pool,
    isWorking,
    onError: (err) => http.log.error({ err }, 'a job failed'),
  });
  // Known once it listens; before that no link is made.
  const publicUrl = () => config.publicUrl ?? http.listeningOrigin;
  const brand = () => ({ name: 'WeVisu', footer: publicUrl() });
  const encryptionKey = await readEncryptionKey(config);
  const allMails = createMailer({
    pool,
    jobs,
    smtp: config.mail,
    brand,
  });
  const mailChoices = {
    ...{ pool, now, publicUrl, mailer: allMails, linkKey: unsubscribeKey(encryptionKey) },
    onError: (err: unknown) => http.log.error({ err }, 'mails that waited could not be sent'),
  };
  const mailer = { ...allMails, ...withMailChoices(mailChoices) };
  const resolveSession = createSessionResolver(pool);
  const resolveApplicant = createApplicantResolver(pool);
  const files = await createFileStore(config);

  const catalog = createCatalog({
    pool,
    log: (line) => http.log.info(line),
    warn: (line) => http.log.warn(line),
  });

  const calls = createCallTable(guardShowroomIds(now));
  addCatalogCalls(calls, { ...catalog, now });
  const pricePrinter = createPriceListPrinter();
  closers.add('printed prices', () => pricePrinter.close());
  addAssortmentCalls(calls, { pool, now, catalog });
  addFeaturedCalls(calls, { pool, now, catalog });
  const prices = { pool, now, catalog, jobs, files, printer: pricePrinter };
  addShowroomPriceCalls(calls, prices);
  addShowroomPriceJobs(jobs, prices);
  addPaletteCalls(calls, { pool, catalog });
  addAttributeCalls(calls, { pool, now });
  addMenuCalls(calls, { pool, now, index: catalog.index });
  addOwnDataCalls(calls, { pool });
  addReportCalls(calls, { pool });
  addReportJobs(jobs, { pool });
  addShowroomCalls(calls, {
    db: pool,
    now,
    listCategories: (of) => listCategories(catalog.index(), of),
  });
  addNotificationCalls(calls, { pool });
  addMailChoices({ calls, http, jobs }, mailChoices);
  const httpOut = createHttpOut({ allowLoopback: config.outgoingLoopback });
  const pushNews = addPush(
    { calls, jobs, isWorking, log: http.log },
    { pool, now, httpOut, publicUrl, encryptionKey },
  );
  addCartCalls(calls, { pool, now, newId: newToken });
  addCartJobs(jobs, { pool, now });
  addProductFactsCalls(calls, { pool, catalog });
  addDesignLibraryCalls(calls, { pool, now, catalog });
  const processor = createPictureProcessor(PICTURE_PROCESSOR);
  closers.add('pictures', async () => processor.close());
  const passwords = createPasswordQueue(PASSWORDS);
  closers.add('passwords', async () => passwords.close());
  const pictures: OwnPictureDeps = { pool, now, files, processor };
  addOwnPictureCalls(calls, pictures);
  addLiveJobs(jobs, { pool, now });
  addOwnPictureJobs(jobs, pictures);
  const sceneWorkers = createSceneWorkers(SCENE_WORKERS);
  closers.add('scenes', () => sceneWorkers.close());
  addChat({ calls, jobs }, { ...pictures, publicUrl, sceneWorkers });
  const projects: ProjectDeps = {
    ...{ pool, now, sceneWorkers, mailer, publicUrl },
    newId: newToken,
    productPicture: (key) => media.productPicture(key),
  };
  addProjectCalls(calls, projects);
  addProposalCalls(calls, projects);
  addProHoursCalls(calls, { pool, now });
  addDirectoryCalls(calls, { pool, now, mailer, publicUrl, files, newId: newToken });
  addProjectJobs(jobs, { pool, now });
  const stills = createStillWorker(
    {
      ...{ pool, files, now, store: config },
      onError: (err) => http.log.error({ err }, 'a still broke'),
    },
    STILL_WORKER,
  );
  closers.add('stills', () => stills.close());
  const { stillSamples: samples } = config;
  addStillCalls(calls, { pool, files, now, sceneWorkers, worker: stills, samples });
  addStillJobs(jobs, { pool, files });
  addOwnTemplateCalls(calls, {
    pool,
    now,
    sceneWorkers,
    stills: { pool, files, worker: stills, samples },
  });
  const warn = (line: string) => http.log.warn(line);
  const { checkout, orders, money } = addMoney(
    { http, calls, jobs, closers },
    { ...{ config, pool, now, events, mailer, publicUrl, warn }, brandName: () => brand().name },
  );
  addArrivals({ calls, jobs }, { ...orders, files, processor });
  const printer = createPaperPrinter();
  closers.add('papers', () => printer.close());
  addAuditCalls(calls, { pool, hashAddress });
  addAuditJobs(jobs, { pool, files, events, log: http.log });
  const clients = { pool, now, newToken, publicUrl, mailer, catalog };
  addOfferCalls(calls, clients);
  addOfferJobs(jobs, clients);
  addTableViewCalls(calls, { pool, now });
  addClientCalls(calls, clients);
  addCalendarFeed(http, clients);
  const connections: ConnectionsDeps = {
    ...{ pool, now, jobs, mailer, encryptionKey, publicUrl },
    httpOut,
    random: Math.random,
  };
  addConnectionCalls(calls, connections);
  addConnectionJobs(jobs, connections);
  const fulfilment = { orders, printer };
  addFulfilmentCalls(calls, fulfilment);
  addVendorApiCalls(calls, fulfilment);
  addEarningsCalls(calls, { pool, now });
  addInventoryCalls(calls, { pool, now, jobs });
  addInventoryJobs(jobs, { pool, now, jobs });
  const accounts: AccountsDeps = {
    pool,
    mailer,
    jobs,
    events,
    files,
    processor,
    passwords,
    now,
    publicUrl,
    encryptionKey,
    onError: (err) => http.log.error({ err }, 'a second factor could not be read'),
    shippingChargeOf: (of) => shippingChargeOf(checkout, of),
    saveCard: (card) => saveCard(checkout, card),
    // If the file store does not answer, the daily job does it.
    dropPictures: () =>
      Promise.all([dropLostPictures(pictures), dropLostStills({ pool, files })]).then(
        () => {},
        (err) => http.log.error({ err }, 'pictures are left'),
      ),
    providers: config.oidc.map((provider) =>
      createIdentityProvider(provider, (line) => http.log.warn(line)),
    ),
  };
  const designs = addDesignAi(
    { calls, jobs },
    {
      ...{ money, events, passwords, files, sceneWorkers, samples, warn, newId: newToken },
      llm: config.llm,
      wakeStills: () => stills.wake(),
      onError: (err, what) => http.log.error({ err }, what),
    },
  );
  closers.add('designs', () => designs.close());
  const pros: ProsDeps = { pool, now, files, processor, mailer, publicUrl, randomBytes };
  addProCalls(calls, pros);
  addProCallsOfStaff(calls, pros);
  addProJobs(jobs, pros);
  const reader = createSheetReader();
  closers.add('price lists', async () => reader.close());
  const priceLists = { pool, files, jobs, reader, now };
  addPriceListCalls(calls, priceLists);
  addPriceListJobs(jobs, priceLists);
  addLeadCalls(calls, { pool, mailer });
  addPageCalls(calls, { db: pool, index: catalog.index, film: await addFilm(http) });
  addAccountJobs(jobs, accounts);
  addAccountCalls(calls, accounts);
  addApplicationsCalls(calls, accounts);
  addVendorCalls(calls, accounts);
  const listings = { pool, now, mailer, jobs, files, publicUrl };
  addListingCalls(calls, listings);
  const models = createModelChecker();
  closers.add('models', async () => models.close());
  addListingFileCalls(calls, { ...pictures, models });
  addListingJobs(jobs, listings);
  const listingPictures = { pool, now, files, processor, jobs, httpOut: connections.httpOut };
  addListingPictureCalls(calls, listingPictures);
  addListingPictureJobs(jobs, listingPictures);
  addVendorJobs(jobs, accounts);
  addSecondFactorCalls(calls, accounts);
  addSecondFactorJobs(jobs, accounts);

  const endVisits = countVisits(http, {
    ...{ pool, now },
    onError: (err) => http.log.error({ err }, 'visits were not counted'),
  });
  closers.add('visits', endVisits);
  const metrics = createMetrics(
    [
      ...gaugesOfWork(pool),
      {
        name: 'wevisu_catalog_products',
        about: 'Products that the catalog index of this process holds.',
        read: () => [{ value: catalog.index().countAll() }],
      },
    ],
    (err) => http.log.error({ err }, 'a measure could not be read'),
  );
  closers.add('metrics', () => metrics.close());
  addMetricsRoute(http, { metrics, token: config.metricsToken });
  const times = createCallTimes(metrics.noteCall);
  const staff: StaffDeps = {
    ...{ pool, now, mailer, jobs, events, publicUrl, orders },
    slowCalls: () => times.slowest(10),
  };
  addStaffCalls(calls, staff);
  addStaffJobs(jobs, staff);
  addPageTextCalls(calls, { pool, now, index: catalog.index });
  addActingCalls(calls, { pool, now, mailer, events, passwords, publicUrl });
  addBrandCalls(calls, { pool, now, processor, index: catalog.index });
  const settings = { pool, now, figures: () => readFigures({ db: pool, index: catalog.index }) };
  addSettingCalls(calls, settings);
  addHomeContentCalls(calls, { pool, now });
  addSettingJobs(jobs, settings);

  guardReplies(http, { https });
  refuseForeign(http, publicUrl);
  compressReplies(http);
  handleErrors(http);
  const media = await createMedia(http, { files, db: pool, catalog, publicUrl });
  closers.add('media', media.close);
  const stopping = new AbortController();
  closers.add('model pictures', async () => stopping.abort());
  addModelPictureJobs(jobs, {
    ...{ db: pool, files, now, render: renderModel },
    ...{ quality: { pixels: SHOP_PIXELS, samples }, signal: stopping.signal },
    onError: (err) => http.log.error({ err }, 'a model was not rendered'),
  });
  addAppManifest(http, { brandName: () => brand().name });
  addSitemapRoutes(http, { catalog, pros: proPaths({ pool, now }), publicUrl });
  addPlanPictures(http, { db: pool });
  addOpeningPictures(http, { db: pool, files });
  addListingFiles(http, { db: pool, files });
  addGatewayPages(http, { gateway: checkout.gateway, shop: () => brand().name });
  if (config.outboxPage) addOutboxPage(http, { pool, brand, publicUrl });
  else if (!config.mail) http.log.warn('no mail leaves, since SMTP_URL is not set');
  const live = createLive(http, {
    ...{ pool, resolveSession },
    onHint: pushNews,
    topicsOf: async (db, user) => [personTopic(user.userId), ...(await topicsOfPerson(db, user))],
    onError: (err) => http.log.error({ err }, 'live events could not be read'),
    warn: (line) => http.log.warn(line),
  });
  closers.add('live events', () => live.close());
  const liveScenes = createLiveScenes(http, {
    ...{ pool, now, newId: newToken, sceneWorkers, resolveSession, publicUrl },
    onError: (err) => http.log.error({ err }, 'a shared scene broke'),
    warn: (fields, line) => http.log.warn(fields, line),
  });
  closers.add('shared scenes', () => liveScenes.close());
  const definitions = calls.all().map((call) => call.definition);
  const resolveCaller = withApiKeys(pool, resolveSession);
  await addApiDocs(http, { calls: definitions, resolveSession, outgoing: WEBHOOK_DOCS });
  await acceptMultipart(http, definitions, [UNSUBSCRIBE_ROUTE]);
  const secondsToWait = createCallLimits(now, createSharedWindows(pool, now));
  const checkLargeBody = createLargeBodies(now);
  registerCalls(http, {
    ...{ calls, secondsToWait, checkLargeBody, events, times, hashAddress },
    onAnswer: refusedActs.note,
    resolveSession: resolveCaller,
    resolveApplicant,
    resolveAiSession: designs.resolveSession,
  });

  return {
    http,
    calls,
    resolveSession,
    jobs,
    pageVersion: () => catalog.version(),
    async start() {
      closers.add('catalog', () => catalog.close());
      await catalog.start();
      await live.start();
      await jobs.start();
      closers.add('jobs', () => jobs.stop());
      stills.start();
      designs.start();
      await followUpPayments(checkout);
    },
    close: () => closers.closeAll(),
  };
}
