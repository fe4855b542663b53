// What search engines read first: robots.txt, the sitemap index, and the sitemaps.
import { Readable } from 'node:stream';
import { refuse } from '@wevisu/domain/errors/errors.ts';
import {
  brandPath,
  categoryProductsPath,
  departmentPath,
  PATHS,
  productPath,
} from '@wevisu/site/paths.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalAnswer } from '../../../platform/http/answer-call.ts';
import type { CatalogDeps } from '../deps.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { type Category, childrenOf, topCategories } from '../index/taxonomy.ts';
import { getLastProductId, listHashes } from '../store/sitemap.ts';

/** Ids of products in one file; a file may hold 50,000 addresses, and gaps make it shorter. */
const IDS_PER_FILE = 20_000;
const PAGES_PER_FILE = 20_000;
/** Rows per step through the primary key: a file of any length takes little memory. */
const STEP = 2_000;
const AN_HOUR = 'public, max-age=3600';

/** Personal pages, and endless filter combinations: nothing to index there. */
const CLOSED = [
  '/api/',
  '/dev/',
  '/search',
  PATHS.account,
  PATHS.checkout,
  PATHS.notification,
  PATHS.projects,
  PATHS.thankYou,
  PATHS.sharedProject,
  PATHS.visualizeDesign,
] as const;

const PAGES = [
  PATHS.home,
  PATHS.visualize,
  PATHS.ourBrands,
  PATHS.proAccount,
  PATHS.pros,
  PATHS.aboutUs,
  PATHS.contact,
  PATHS.faq,
  PATHS.returnPolicy,
  PATHS.termsOfService,
  PATHS.privacyPolicy,
  PATHS.cookiesPolicy,
] as const;

/** Pages that another feature lists, by their place in an order that stays. */
export interface ListedPages {
  count(): Promise<number>;
  list(from: number, limit: number): Promise<readonly string[]>;
}

export interface SitemapDeps {
  readonly catalog: CatalogDeps;
  readonly pros: ListedPages;
  readonly publicUrl: () => string;
}

export function addSitemapRoutes(
  http: FastifyInstance,
  { catalog, pros, publicUrl }: SitemapDeps,
): void {
  http.get('/robots.txt', async (_request, reply) => {
    const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8');
    return reply.send(`User-agent: *\n${closed}\n\nSitemap: ${publicUrl()}/sitemap.xml\n`);
  });

  http.get('/sitemap.xml', async (_request, reply) => {
    const files = Math.ceil((await getLastProductId(catalog.db)) / IDS_PER_FILE);
    const proFiles = Math.ceil((await pros.count()) / PAGES_PER_FILE);
    const addresses = [
      '/sitemap/pages.xml',
      ...Array.from({ length: files }, (_, at) => `/sitemap/products-${at + 1}.xml`),
      ...Array.from({ length: proFiles }, (_, at) => `/sitemap/pros-${at + 1}.xml`),
    ];
    return sendXml(reply, [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
      ...addresses.map(
        (path) => `<sitemap><loc>${escapeXml(publicUrl() + path)}</loc></sitemap>\n`,
      ),
      '</sitemapindex>\n',
    ]);
  });

  http.get('/sitemap/pages.xml', async (_request, reply) =>
    sendXml(reply, urlSet([...PAGES, ...catalogPaths(catalog.index())].map(toUrl))),
  );

  http.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, proFile] = /^pros-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    if (proFile !== undefined) {
      const paths = await pros.list((Number(proFile) - 1) * PAGES_PER_FILE, PAGES_PER_FILE);
      if (paths.length > 0) return sendXml(reply, urlSet(paths.map(toUrl)));
    }
    const [, number = ''] = /^products-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    const from = (Number(number) - 1) * IDS_PER_FILE;
    if (number === '' || from >= (await getLastProductId(catalog.db))) {
      const { status, text } = refusalAnswer(refuse('not_found'));
      return reply.code(status).type('application/json; charset=utf-8').send(text);
    }
    return sendXml(reply, productUrls(from));
  });

  async function* productUrls(from: number): AsyncGenerator<string> {
    yield URL_SET;
    let after = from;
    for (;;) {
      const rows = await listHashes(catalog.db, {
        after,
        upTo: from + IDS_PER_FILE,
        limit: STEP,
      });
      if (rows.length > 0) yield rows.map(({ hash }) => toUrl(productPath(hash))).join('');
      if (rows.length < STEP) break;
      after = rows.at(-1)?.productId ?? after;
    }
    yield '</urlset>\n';
  }

  function toUrl(path: string): string {
    return `<url><loc>${escapeXml(publicUrl() + path)}</loc></url>\n`;
  }
}

const URL_SET = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';

function urlSet(urls: readonly string[]): string[] {
  return [URL_SET, ...urls, '</urlset>\n'];
}

/** Brands, departments, their categories, and the product sitemaps. */
function catalogPaths({ taxonomy }: CatalogIndex): string[] {
  const brands = taxonomy.brands.map(({ slug }) => brandPath(slug));
  const shown = taxonomy.departments.filter(({ hidden }) => !hidden);
  const departments = shown.flatMap((department) => {
    const tops = topCategories(taxonomy).filter(
      (top) => top.isListed && top.departmentId === department.id,
    );
    return [
      departmentPath(department.menuSlug),
      ...tops.flatMap((top) => {
        const children = childrenOf(taxonomy, top).filter(({ isListed }) => isListed);
        const overview =
          children.length > 0 ? [departmentPath(department.menuSlug, toLink(top))] : [];
        return [...overview, ...[top, ...children].map((one) => categoryProductsPath(toLink(one)))];
      }),
    ];
  });
  return [...brands, ...departments];
}

/** As addresses name it. */
function toLink({ id, slugUrl }: Category) {
  return { id, slug_url: slugUrl };
}

function sendXml(
  reply: FastifyReply,
  parts: readonly string[] | AsyncGenerator<string>,
): FastifyReply {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8');
  if (Symbol.asyncIterator in parts) return reply.send(Readable.from(withHead(head, parts)));
  return reply.send(head + parts.join(''));
}

async function* withHead(head: string, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* parts;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
