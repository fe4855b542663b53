import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { Ppm } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { assortmentOf, type ShowroomAssortment } from './assortment-of.ts';
import { type ShowroomRates, toMarkupRates } from './markup-rates.ts';
import { toPlatformRate } from './platform-rate.ts';
import {
  requireOpenRow,
  type Showroom,
  type ShowroomRef,
  type ShowroomRefusal,
  toShowroom,
} from './require-showroom.ts';
import { getSetting, listMarkups } from './store.ts';

/** What a showroom's prices are computed from, for lists. Rates never go into a reply. */
export interface ShowroomTerms {
  readonly showroom: Showroom;
  readonly platformRate: Ppm;
  readonly rates: ShowroomRates;
  /** Null where everything is offered. */
  readonly assortment: ShowroomAssortment;
  /** Changes whenever they are reloaded, so that derived data can be cached. */
  readonly version: number;
}

export type TermsResult = Result<ShowroomTerms, ShowroomRefusal>;

export interface TermsReader {
  requireTerms(ref: ShowroomRef): Promise<TermsResult>;
  /** Clears the cache: some terms have changed. */
  forget(): void;
  /** Whether change notices arrive; while they don't, nothing is cached. */
  setHearing(hearing: boolean): void;
}

const MAX_REMEMBERED = 2_000;

export function createTermsReader(db: Queryable): TermsReader {
  const known = new Map<string, Promise<TermsResult>>();
  let hearing = false;
  let version = 0;
  return {
    requireTerms(ref) {
      const key = `${ref.showroom ?? ''} ${ref.vsd_id ?? ''}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      version += 1;
      const reading = readTerms(db, ref, version);
      if (hearing) remember(known, key, reading);
      return reading;
    },
    forget: () => known.clear(),
    setHearing(now) {
      hearing = now;
      known.clear();
    },
  };
}

function remember(
  known: Map<string, Promise<TermsResult>>,
  key: string,
  reading: Promise<TermsResult>,
): void {
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, reading);
  const drop = () => {
    if (known.get(key) === reading) known.delete(key);
  };
  // Guessed IDs must not evict entries in use.
  reading.then((result) => result.ok || drop(), drop);
}

async function readTerms(db: Queryable, ref: ShowroomRef, version: number): Promise<TermsResult> {
  const found = await requireOpenRow(db, ref);
  if (!found.ok) return found;
  const row = found.value;
  const [markups, assortment, platform] = await Promise.all([
    listMarkups(db, { showroomId: row.id }),
    assortmentOf(db, row),
    getSetting(db, 'platform_fee_ppm'),
  ]);
  return ok({
    showroom: toShowroom(row),
    platformRate: toPlatformRate(platform),
    rates: toMarkupRates(row.markupPpm, markups),
    assortment,
    version,
  });
}
