import { getProduct } from '@wevisu/contract/catalog.ts';
import { listFloorPlans, listTemplates } from '@wevisu/contract/design-library.ts';
import { listShowroomTemplates } from '@wevisu/contract/own-templates.ts';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from '../../platform/context.ts';
import { load, loadOrNull } from '../../platform/load.ts';
import { loadAllTemplates } from '../design-library/load-templates.ts';
import { readStyleCookie } from '../design-library/survey/survey-storage.ts';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import { listRoomTiles, listStyleOptions } from './room-index.ts';
import { readStartFilters, type StartFilters } from './start-filters.ts';

/** Divisible into rows of 2 and of 3. */
const PAGE_SIZE = 12;

type Context = Readonly<RouterContextProvider>;

/** Everything that /visualize shows, at the prices of the cookie's showroom, sorted by the cookie's styles. */
export async function loadStart(context: Context, request: Request) {
  const cookies = request.headers.get('cookie');
  const filters = readStartFilters(new URL(request.url).searchParams);
  const prefer = readStyleCookie(cookies);
  const vsdId = readShowroomCookie(cookies);
  const [plans, all, designs, ofShowroom, product] = await Promise.all([
    load(context, listFloorPlans, { query: {} }),
    loadAllTemplates(context),
    loadDesigns(context, filters, { vsdId, prefer }),
    loadOfShowroom(context, filters, vsdId),
    loadProduct(context, filters.product),
  ]);
  const inRoom = all.filter(({ room }) => filters.room === null || room === filters.room);
  return {
    filters,
    prefer,
    product,
    designs,
    ofShowroom,
    tiles: listRoomTiles(plans.data, all, prefer),
    styles: listStyleOptions(
      inRoom.filter(({ plan }) => filters.plan === null || plan === filters.plan),
    ),
    plans: plans.data.filter(({ room }) => filters.room === null || room === filters.room),
    chosenPlan: plans.data.find(({ id }) => id === filters.plan) ?? null,
    /** The style of every design, to turn liked pictures into a taste. */
    styleOf: Object.fromEntries(all.map(({ id, style }) => [id, style])),
  };
}

interface Wanted {
  readonly vsdId: string | null;
  readonly prefer: readonly string[];
}

async function loadDesigns(context: Context, filters: StartFilters, { vsdId, prefer }: Wanted) {
  const { room, style, plan, page } = filters;
  const query = {
    ...(room === null ? {} : { room }),
    ...(style === null ? {} : { style }),
    ...(plan === null ? {} : { plan }),
    ...(prefer.length === 0 ? {} : { prefer: prefer.join(',') }),
    page,
    ppp: PAGE_SIZE,
  };
  const priced = await loadPriced(context, listTemplates, vsdId, (showroom) => ({
    query: { ...showroom, ...query },
  }));
  if (priced === null) throw data({ message: 'No designs were found.' }, { status: 404 });
  const { data: cards, total, current_page, last_page } = priced.reply.data;
  return { cards, total, page: current_page, lastPage: last_page, vsdId: priced.vsdId };
}

/** The rooms designed by the showroom's pro. If the showroom is gone, the page works without them. */
async function loadOfShowroom(
  context: Context,
  { room, style, plan, page }: StartFilters,
  vsdId: string | null,
) {
  // They belong to no floor plan of ours and come before the first page.
  if (vsdId === null || plan !== null || page > 1) return null;
  const outcome = await context.get(apiContext)(listShowroomTemplates, {
    query: {
      vsd_id: vsdId,
      ...(room === null ? {} : { room }),
      ...(style === null ? {} : { style }),
    },
  });
  return outcome.ok ? { vsdId, cards: outcome.reply.data } : null;
}

async function loadProduct(context: Context, hash: string | null) {
  if (hash === null) return null;
  const found = await loadOrNull(context, getProduct, { params: { hash }, query: {} });
  if (found === null) return null;
  const { name, brand, picture } = found.data;
  return { hash, name, brand: brand.name, picture };
}
