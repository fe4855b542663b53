import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { Ppm } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type ShowroomRates, toMarkupRates } from './markup-rates.ts';
import { toPlatformRate } from './platform-rate.ts';
import { getSetting, getShowroom, listMarkups } from './store.ts';

export interface OwnRates {
  readonly showroomId: ShowroomId;
  readonly companyName: string;
  readonly vsdId: string;
  readonly platformRate: Ppm;
  readonly rates: ShowroomRates;
}

/** A pro's own rates as they are now, whether the showroom is open or not; null without a showroom. */
export async function readOwnRates(db: Queryable, proId: ProUserId): Promise<OwnRates | null> {
  const row = await getShowroom(db, { proId, vsdId: null });
  if (row === null) return null;
  const [markups, platform] = await Promise.all([
    listMarkups(db, { showroomId: row.id }),
    getSetting(db, 'platform_fee_ppm'),
  ]);
  return {
    showroomId: row.id,
    companyName: row.companyName,
    vsdId: row.vsdId,
    platformRate: toPlatformRate(platform),
    rates: toMarkupRates(row.markupPpm, markups),
  };
}
