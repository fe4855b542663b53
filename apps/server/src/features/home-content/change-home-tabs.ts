import type { HomeTab } from '@wevisu/contract/home-content.ts';
import { HOME_TABS, ROOMS_OF_TAB } from '@wevisu/domain/catalog/home-tabs.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { HomeContentDeps } from './change-testimonials.ts';
import { getTab, listNamedRooms, listOtherRooms, lockTab, writeTab } from './store.ts';

type Tab = HomeTab['tab'];

export async function readTabs(db: Queryable): Promise<HomeTab[]> {
  const tabs: HomeTab[] = [];
  for (const tab of HOME_TABS) tabs.push(await readTab(db, tab));
  return tabs;
}

/** Rooms that are gone since they were chosen are left out. */
async function readTab(db: Queryable, tab: Tab): Promise<HomeTab> {
  const { rooms = [], hidden = [], version = 0 } = (await getTab(db, { tab })) ?? {};
  const named = await listNamedRooms(db, { ids: [...rooms, ...hidden] });
  const others = await listOtherRooms(db, {
    kinds: ROOMS_OF_TAB[tab],
    without: [...rooms, ...hidden],
  });
  return {
    ...{ tab, version, others: [...others] },
    rooms: named.filter(({ id }) => rooms.includes(id)),
    hidden: named.filter(({ id }) => hidden.includes(id)),
  };
}

interface Given {
  readonly tab: Tab;
  readonly rooms: readonly string[];
  readonly hidden: readonly string[];
  readonly version: number;
  readonly staffId: UserId;
}

export function setHomeTab(
  { pool, now }: HomeContentDeps,
  { tab, rooms, hidden, version, staffId }: Given,
): Promise<Result<HomeTab>> {
  return inTransactionOfResult(pool, async (trx) => {
    await lockTab(trx, { tab });
    const before = await getTab(trx, { tab });
    if ((before?.version ?? 0) !== version)
      return refuse('changed_meanwhile', { now: await readTab(trx, tab) });
    const ids = [...rooms, ...hidden];
    const known = await listNamedRooms(trx, { ids });
    if (known.length !== ids.length) return refuseFields({ rooms: 'home_room_unknown' });
    await writeTab(trx, { tab, rooms, hidden });
    await noteAct(trx, {
      ...{ at: now(), actorId: staffId, action: 'home_tab.changed' },
      target: { kind: 'home_tab', id: tab },
      from: before === null ? null : { rooms: before.rooms, hidden: before.hidden },
      to: { rooms, hidden },
    });
    return ok(await readTab(trx, tab));
  });
}
