import { getSettings } from '@wevisu/contract/catalog.ts';
import { getShopProfile } from '@wevisu/contract/showrooms.ts';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../platform/load.ts';
import type { ShopProfile, ShowroomCategory } from './selection.ts';
import { readEntered, SAMPLE } from './showroom-cookie.ts';

interface EnteredShowroom {
  readonly profile: ShopProfile;
  readonly category: readonly ShowroomCategory[];
}

/** The showroom of the cookie, selected or sample; null if none, or if it is gone. */
export async function loadEntered(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<EnteredShowroom | null> {
  const entered = readEntered(request.headers.get('cookie'));
  const id = entered === SAMPLE ? await loadSampleId(context) : entered;
  return id === null ? null : loadShowroom(context, id);
}

export async function loadShowroom(
  context: Readonly<RouterContextProvider>,
  vsdId: string,
): Promise<EnteredShowroom | null> {
  const reply = await load(context, getShopProfile, { query: { vsd_id: vsdId } });
  return reply.data.data;
}

async function loadSampleId(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const { data } = await load(context, getSettings, {});
  return typeof data.sample_showroom === 'string' ? data.sample_showroom : null;
}
