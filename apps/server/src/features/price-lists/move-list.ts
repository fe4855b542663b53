// What a vendor does with a price list. Each step names the version that was seen, so that nothing is applied that
// somebody else has checked with other columns since.
import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  checkPriceList as checkCall,
  PriceList,
  PriceListState,
} from '@wevisu/contract/price-lists.ts';
import { day, dayOf, startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { APPLY_LIST, UNDO_LIST } from './apply-list.ts';
import { CHECK_LIST } from './check-list.ts';
import { headersOf, type ListColumn, layoutOf, ownHeaders } from './columns/list-columns.ts';
import type { PriceListDeps } from './deps.ts';
import { READ_HEAD } from './read-head.ts';
import { showPriceList } from './show-price-list.ts';
import {
  getOwnPriceList,
  moveOwnPriceList,
  type PriceListRow,
  rememberLayout,
  setMapping,
  setReasons,
} from './store/lists.ts';

interface Seen {
  readonly userId: UserId;
  readonly id: number;
  readonly version: number;
}

const MAPPED_FROM: readonly PriceListState[] = ['mapping', 'checking', 'checked', 'unreadable'];

/** Another sheet or header row is read first: its columns are others. */
export function checkPriceList(
  deps: PriceListDeps,
  { asked, ...seen }: Seen & { readonly asked: CallInput<typeof checkCall>['body'] },
): Promise<Result<PriceList>> {
  return change(deps, seen, async (client, list) => {
    const isOtherSheet = asked.sheet !== list.sheet;
    const header = list.head?.find(({ number }) => number === asked.header_row);
    if (!isOtherSheet && header === undefined)
      return refuseFields({ header_row: 'header_row_unknown' });
    const isOther = isOtherSheet || asked.header_row !== list.headerRow;
    const startsOn = asked.starts_on === null ? null : day(asked.starts_on);
    const today = dayOf(deps.now());
    if (startsOn !== null && startsOn < today) return refuseFields({ starts_on: 'price_day_over' });
    const headers = headersOf(header);
    const columns = headers.map((name, column): ListColumn => {
      const given = asked.columns[column];
      return {
        header: name,
        field: given?.field ?? null,
        mark: given?.mark ?? 'point',
        isMarkGuess: false,
        isDiscontinued: given?.is_discontinued ?? false,
      };
    });
    if (!isOther) {
      const fields = columns.flatMap(({ field }) => (field === null ? [] : [field]));
      if (!fields.includes('sku')) return refuseFields({ columns: 'sku_column_missing' });
      if (fields.length === 1) return refuseFields({ columns: 'columns_missing' });
      const isWeightTwice = fields.includes('weight_lb') && fields.includes('weight_kg');
      if (isWeightTwice || new Set(fields).size < fields.length)
        return refuseFields({ columns: 'column_twice' });
    }
    const to: PriceListState = isOther ? 'reading' : 'checking';
    if (!(await move(client, { ...seen, from: MAPPED_FROM, to, now: deps.now() })))
      return refuse('changed_meanwhile');
    await setMapping(client, {
      ...{ id: seen.id, sheet: asked.sheet, columns },
      headerRow: isOtherSheet ? null : asked.header_row,
      isFull: asked.is_full,
      convertsUnits: asked.converts_units,
      draftsChanges: asked.drafts_changes,
      startsAt: startsOn === null || startsOn === today ? null : startOfDay(startsOn),
    });
    if (!isOther) {
      const { vendorId } = list;
      await rememberLayout(client, {
        vendorId,
        layout: layoutOf(ownHeaders(headers)),
        columns: columns.slice(0, ownHeaders(headers).length),
        now: deps.now(),
      });
    }
    await deps.jobs.enqueue(client, isOther ? READ_HEAD : CHECK_LIST, [{ id: seen.id }]);
    return ok(null);
  });
}

export function applyPriceList(
  deps: PriceListDeps,
  of: Seen & {
    readonly confirm: number | null;
    readonly heldReason: string | null;
    readonly stockReason: string | null;
  },
): Promise<Result<PriceList>> {
  const { confirm, heldReason, stockReason, ...seen } = of;
  return change(deps, seen, async (client, { summary }) => {
    if (summary !== null && summary.confirm !== null && summary.confirm !== confirm)
      return refuseFields({ confirm: 'price_list_confirm' });
    await setReasons(client, { id: seen.id, held: heldReason, stock: stockReason });
    return step(deps, client, { ...seen, from: ['checked'], to: 'applying', job: APPLY_LIST });
  });
}

export function undoPriceList(deps: PriceListDeps, seen: Seen): Promise<Result<PriceList>> {
  return change(deps, seen, (client) =>
    step(deps, client, { ...seen, from: ['applied', 'canceled'], to: 'undoing', job: UNDO_LIST }),
  );
}

export function cancelPriceList(deps: PriceListDeps, seen: Seen): Promise<Result<PriceList>> {
  const from = ['reading', 'unreadable', 'mapping', 'checking', 'checked', 'applying'] as const;
  return change(deps, seen, (client) =>
    step(deps, client, { ...seen, from, to: 'canceled', job: null }),
  );
}

async function change(
  { pool }: PriceListDeps,
  seen: Seen,
  work: (client: Queryable, list: PriceListRow) => Promise<Result<null>>,
): Promise<Result<PriceList>> {
  return inTransactionOfResult(pool, async (client) => {
    const list = await getOwnPriceList(client, seen);
    if (list === null) return refuse('not_found');
    if (list.version !== seen.version) return refuse('changed_meanwhile');
    const done = await work(client, list);
    if (!done.ok) return done;
    const moved = await getOwnPriceList(client, seen);
    return moved === null ? refuse('not_found') : ok(showPriceList(moved));
  });
}

async function step(
  { jobs, now }: PriceListDeps,
  client: Queryable,
  of: Seen & {
    readonly from: readonly PriceListState[];
    readonly to: PriceListState;
    readonly job: string | null;
  },
): Promise<Result<null>> {
  const { job, ...given } = of;
  if (!(await move(client, { ...given, now: now() }))) return refuse('changed_meanwhile');
  if (job !== null) await jobs.enqueue(client, job, [{ id: of.id }]);
  return ok(null);
}

function move(
  client: Queryable,
  { from, ...given }: Seen & { from: readonly PriceListState[]; to: PriceListState; now: Date },
): Promise<boolean> {
  return moveOwnPriceList(client, { ...given, from: from.join(',') });
}
