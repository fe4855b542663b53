// The composition root: the only file that knows every feature.
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AccountsDeps } from './features/accounts/deps.ts';
import { addAccountJobs } from './features/accounts/jobs.ts';
import { addAccountCalls } from './features/accounts/routes.ts';
import { addCartJobs } from './features/cart/jobs.ts';
import { addCartCalls } from './features/cart/routes.ts';
import { createCatalog } from './features/catalog/catalog.ts';
import { listCategories } from './features/catalog/get-menu.ts';
import { createMedia } from './features/catalog/media/create-media.ts';
import { addCatalogCalls } from './features/catalog/routes.ts';
import { addSitemapRoutes } from './features/catalog/sitemap/sitemap-routes.ts';
import { addAddressHelp } from './features/checkout/address-help/routes.ts';
import type { CheckoutDeps } from './features/checkout/deps.ts';
import { followUpPayments } from './features/checkout/follow-up-payments.ts';
import { createGateway } from './features/checkout/gateway/create-gateway.ts';
import { addBankPage } from './features/checkout/gateway/sandbox/bank-page.ts';
import { addCheckoutJobs } from './features/checkout/jobs.ts';
import { addCheckoutCalls } from './features/checkout/routes.ts';
import { saveCard } from './features/checkout/save-card.ts';
import { shippingChargeOf } from './features/checkout/shipping-charge.ts';
import { addPlanPictures } from './features/design-library/plan-pictures.ts';
import { addDesignLibraryCalls } from './features/design-library/routes.ts';
import { addLeadCalls } from './features/leads/routes.ts';
import { addNotificationCalls } from './features/notifications/routes.ts';
import type { OrdersDeps } from './features/orders/deps.ts';
import { addOrderJobs } from './features/orders/jobs.ts';
import { addOrderCalls } from './features/orders/routes.ts';
import type { OwnPictureDeps } from './features/own-pictures/deps.ts';
import { addOwnPictureJobs } from './features/own-pictures/jobs.ts';
import { dropLostPictures } from './features/own-pictures/picture-files.ts';
import { addOwnPictureCalls } from './features/own-pictures/routes.ts';
import { addOwnTemplateCalls } from './features/own-templates/routes.ts';
import { addFilm } from './features/pages/film.ts';
import { addPageCalls } from './features/pages/routes.ts';
import { addProductFactsCalls } from './features/product-facts/routes.ts';
import { addProjectJobs } from './features/projects/jobs.ts';
import { addProjectCalls } from './features/projects/routes.ts';
import { createSceneWorkers } from './features/scenes/workers/scene-workers.ts';
import { addSecondFactorJobs } from './features/second-factor/jobs.ts';
import { addSecondFactorCalls } from './features/second-factor/routes.ts';
import { guardShowroomIds } from './features/showrooms/guessed-ids.ts';
import { addShowroomCalls } from './features/showrooms/routes.ts';
import { addStillCalls, addStillJobs } from './features/stills/routes.ts';
import { dropLostStills } from './features/stills/worker/still-files.ts';
import { createStillWorker } from './features/stills/worker/still-worker.ts';
import { STILL_WORKER } from './features/stills/worker/still-worker-options.ts';
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
import { handleErrors, sendUnreadableAddress } from './platform/http/errors.ts';
import { guardReplies, guardReply } from './platform/http/guard-replies.ts';
import { createLargeBodies } from './platform/http/large-bodies.ts';
import { logOptions } from './platform/http/log-options.ts';
import { refuseForeign } from './platform/http/refuse-foreign.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { createSharedWindows } from './platform/http/shared-windows.ts';
import { createJobQueue } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { addOutboxPage } from './platform/mail/outbox-page.ts';
import { createIdentityProvider } from './platform/oidc/identity-provider.ts';
import { createAddressHash, readAddressKey } from './platform/security/address-hash.ts';
import { createSecurityEvents } from './platform/security/security-events.ts';
import { createSessionResolver } from './platform/sessions/session-store.ts';
import { createFileStore } from './platform/storage/file-store.ts';
import { createPictureProcessor } from './platform/uploads/picture-processor.ts';

export interface AppDeps {
  readonly config: Config;
  readonly pool: Pool;
  readonly now: () => Date;
  /** Where the log goes; the standard output by default. */
  readonly logTo?: { write(line: string): void };
}

export interface App {
  readonly http: FastifyInstance;
  readonly calls: CallTable;
  readonly resolveSession: ResolveSession;
  /** Changes with each change of the catalog, a showroom or a setting; null while no notices arrive. */
  readonly pageVersion: () => string | null;
  /** Loads what the first reply needs and starts the jobs. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const BODY_LIMIT = 64 * 1024;
/** Ten times what a house of 20,000 parts takes on a free core. */
const SCENE_WORKERS = { limitMs: 20_000, printLimitMs: 60_000, maxWaiting: 40 };
/** Ten times what the largest picture takes on a free core, twenty times what a drawn plan takes. */
const PICTURE_PROCESSOR = { limitMs: 40_000, drawingLimitMs: 10_000, maxWaiting: 8 };
/** Half of the four threads that files and compression share. A password takes 40 ms: the queue is over in two seconds. */
const PASSWORDS = { concurrency: 2, maxWaiting: 100, maxPerCaller: 8 };

export async function createApp({ config, pool, now, logTo }: AppDeps): Promise<App> {
  const https = config.publicUrl.startsWith('https:');
  const http = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // As long as a browser of ours waits: a picture of 20 MB takes 80 s on a slow line.
    requestTimeout: 120_000,
    frameworkErrors(error, request, reply) {
      guardReply(request, reply, { https });
      sendUnreadableAddress(error, request, reply);
    },
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
  });
  const closers = createClosers((name, err) => http.log.error({ err }, `closing ${name} failed`));
  const events = createSecurityEvents({
    pool,
    now,
    hashAddress: createAddressHash(config.addressHashKey ?? readAddressKey(config.dataDir)),
    log: http.log,
  });
  // Closed after HTTP: the last calls note some.
  closers.add('security events', () => events.close());
  closers.add('http', () => http.close());

  const jobs = createJobQueue({
    pool,
    onError: (err) => http.log.error({ err }, 'a job failed'),
  });
  const publicUrl = () => config.publicUrl ?? addressOf(http);
  const brand = () => ({ name: 'WeVisu', footer: publicUrl() });
  const mailer = createMailer({
    pool,
    jobs,
    smtp: config.mail,
    brand,
  });
  const resolveSession = createSessionResolver(pool);
  const files = await createFileStore(config);

  const catalog = createCatalog({
    pool,
    log: (line) => http.log.info(line),
    warn: (line) => http.log.warn(line),
  });

  const calls = createCallTable(guardShowroomIds(now));
  addCatalogCalls(calls, { ...catalog, now });
  addShowroomCalls(calls, { db: pool, listCategories: () => listCategories(catalog.index()) });
  addNotificationCalls(calls, { pool });
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
  addOwnPictureJobs(jobs, pictures);
  const sceneWorkers = createSceneWorkers(SCENE_WORKERS);
  closers.add('scenes', () => sceneWorkers.close());
  addProjectCalls(calls, {
    pool,
    now,
    newId: newToken,
    sceneWorkers,
    productPicture: (key) => media.productPicture(key),
  });
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
  const checkout: CheckoutDeps = {
    pool,
    now,
    newId: newToken,
    gateway: createGateway(config, {
      ...{ pool, now, newId: newToken },
      warn: (line) => http.log.warn(line),
    }),
    mailer,
    events,
    publicUrl,
    onError: (err) => http.log.error({ err }, 'a payment could not be followed'),
  };
  addCheckoutCalls(calls, checkout);
  addAddressHelp(calls, config.mapsApiKey);
  addCheckoutJobs(jobs, checkout);
  const orders: OrdersDeps = {
    ...{ pool, now, mailer, jobs, publicUrl },
    voidAuthorization: (ref) => checkout.gateway.void(ref),
    onError: (err) => http.log.error({ err }, 'an order could not be followed'),
  };
  addOrderCalls(calls, orders);
  addOrderJobs(jobs, orders);
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
    encryptionKey: await readEncryptionKey(config),
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
  addLeadCalls(calls, { pool, mailer });
  addPageCalls(calls, { db: pool, index: catalog.index, film: await addFilm(http) });
  addAccountJobs(jobs, accounts);
  addAccountCalls(calls, accounts);
  addSecondFactorCalls(calls, accounts);
  addSecondFactorJobs(jobs, accounts);

  guardReplies(http, { https });
  refuseForeign(http, publicUrl);
  compressReplies(http);
  handleErrors(http);
  const media = await createMedia(http, { files, db: pool, catalog, publicUrl });
  closers.add('media', media.close);
  addSitemapRoutes(http, { catalog, publicUrl });
  addPlanPictures(http, { db: pool });
  addBankPage(http, { bank: checkout.gateway.bank, shop: () => brand().name });
  if (config.outboxPage) addOutboxPage(http, { pool, brand, publicUrl });
  else if (!config.mail) http.log.warn('no mail leaves, since SMTP_URL is not set');
  const definitions = calls.all().map((call) => call.definition);
  await addApiDocs(http, { calls: definitions, resolveSession });
  await acceptMultipart(http, definitions);
  const secondsToWait = createCallLimits(now, createSharedWindows(pool, now));
  const checkLargeBody = createLargeBodies(now);
  registerCalls(http, { calls, resolveSession, secondsToWait, checkLargeBody, events });

  return {
    http,
    calls,
    resolveSession,
    pageVersion: () => catalog.version(),
    async start() {
      closers.add('catalog', () => catalog.close());
      await catalog.start();
      await jobs.start();
      closers.add('jobs', () => jobs.stop());
      stills.start();
      await followUpPayments(checkout);
    },
    close: () => closers.closeAll(),
  };
}

/** Known once it listens; before that no link is made. */
function addressOf(http: FastifyInstance): string {
  return http.listeningOrigin;
}
