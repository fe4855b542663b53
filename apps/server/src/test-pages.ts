// Pages of a small web app of their own on the real server: each loads what a page of the shop loads and shows it as JSON.
import {
  getMenu,
  getProduct,
  getSettings,
  listProducts,
  listRelatedProducts,
  listRoomsWithProduct,
} from '@wevisu/contract/catalog.ts';
import { getShopProfile } from '@wevisu/contract/showrooms.ts';
import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import {
  createContext,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { pageOptions } from './page-values.ts';
import type { InProcessApi } from './platform/http/in-process.ts';
import { createPageHandler } from './platform/pages/pages.ts';
import type { TestApp } from './test-app.ts';

const PAGE_ORIGIN = 'http://shop.example';

const apiContext = createContext<InProcessApi>();
const nonceContext = createContext<string | undefined>();
const contexts = {
  apiContext,
  nonceContext,
  requestInfoContext: createContext<unknown>(),
  wholeContext: createContext<boolean>(),
};

export interface TestPages {
  /** How often each address was rendered. */
  readonly rendered: Map<string, number>;
}

/** Adds the pages; before anything is asked of the app. */
export function addTestPages({ app }: TestApp): TestPages {
  const rendered = new Map<string, number>();
  const build = createBuild((path) => rendered.set(path, (rendered.get(path) ?? 0) + 1));
  const options = pageOptions(app, {
    origin: PAGE_ORIGIN,
    withPolicy: true,
    withMaps: false,
    withStripe: false,
  });
  const handler = createPageHandler({ ...options, build: async () => build, mode: 'production' });
  app.http.route({ method: ['GET', 'HEAD'], url: '/*', handler });
  return { rendered };
}

/** What a page shows, by call. */
export interface Shown {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly nonce: string;
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls; each test looks at some fields.
  readonly data: any;
}

export interface Visit {
  readonly showroom?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

let visitors = 0;

export async function visit(shop: TestApp, path: string, how: Visit = {}): Promise<Shown> {
  visitors += 1;
  const response = await shop.app.http.inject({
    url: path,
    remoteAddress: how.address ?? `10.1.${(visitors >> 8) & 255}.${visitors & 255}`,
    headers: {
      ...(how.showroom ? { cookie: `x=1; ${SHOWROOM_COOKIE}=${how.showroom}` } : {}),
      ...how.headers,
    },
  });
  const [, json = 'null'] = /<pre>(.*)<\/pre>/.exec(response.payload) ?? [];
  const [, nonce = ''] = /<script nonce="([^"]*)">/.exec(response.payload) ?? [];
  const { statusCode: status, headers } = response;
  return { status, headers, nonce, data: JSON.parse(json) };
}

function createBuild(onRender: (path: string) => void): ServerBuild {
  const page = (id: string, path: string, loader: (args: LoaderFunctionArgs) => unknown) => ({
    [id]: { id, path, module: { default: () => null, loader } },
  });
  const routes = {
    ...page('list', '/category/:category/product', loadList),
    ...page('product', '/product/:hash', loadProduct),
    ...page('other', '/other/:category', loadList),
  };
  return {
    entry: {
      module: {
        ...contexts,
        default: (
          request: Request,
          status: number,
          headers: Headers,
          { staticHandlerContext }: EntryContext,
          context: RouterContextProvider,
        ) => {
          onRender(new URL(request.url).pathname);
          headers.set('content-type', 'text/html; charset=utf-8');
          const data = Object.values(staticHandlerContext.loaderData ?? {})[0];
          const nonce = context.get(nonceContext);
          return new Response(
            `<!DOCTYPE html><pre>${JSON.stringify(data ?? null)}</pre><script nonce="${nonce}">1</script>.`,
            { status, headers },
          );
        },
      },
    },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

function showroomOf(request: Request): { readonly vsd_id?: string } {
  const [, id] =
    new RegExp(`${SHOWROOM_COOKIE}=(\\w+)`).exec(request.headers.get('cookie') ?? '') ?? [];
  return id === undefined ? {} : { vsd_id: id };
}

async function loadLayout(api: InProcessApi, showroom: { readonly vsd_id?: string }) {
  const [menu, settings, profile] = await Promise.all([
    api(getMenu, { query: {} }),
    api(getSettings, {}),
    showroom.vsd_id === undefined
      ? null
      : api(getShopProfile, { query: { vsd_id: showroom.vsd_id } }),
  ]);
  return {
    menu: menu.ok ? menu.reply.data.map(({ name }) => name) : null,
    settings: settings.ok ? settings.reply.data : null,
    profile: profile?.ok ? (profile.reply.data.data?.profile ?? null) : null,
  };
}

async function loadList({ context, request, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const showroom = showroomOf(request);
  const [layout, list] = await Promise.all([
    loadLayout(api, showroom),
    api(listProducts, { query: { ...showroom, category: params.category ?? 'all' } }),
  ]);
  return { ...layout, list: list.ok ? list.reply.data : list.status };
}

async function loadProduct({ context, request, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const showroom = showroomOf(request);
  const args = { params: { hash: params.hash ?? '' }, query: showroom };
  const [layout, product, related, rooms] = await Promise.all([
    loadLayout(api, showroom),
    api(getProduct, args),
    api(listRelatedProducts, args),
    api(listRoomsWithProduct, { params: { hash: params.hash ?? '' } }),
  ]);
  return {
    ...layout,
    product: product.ok ? product.reply.data : product.status,
    related: related.ok ? related.reply.data : null,
    rooms: rooms.ok ? rooms.reply.data : null,
  };
}
