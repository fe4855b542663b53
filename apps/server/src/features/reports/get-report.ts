import type {
  ReportFigures,
  ReportPoint,
  ReportUnit,
  ShowroomReport,
} from '@wevisu/contract/reports.ts';
import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { ReportDeps } from './deps.ts';
import { type Period, periodBefore, startsIn } from './period.ts';
import {
  type FigureRow,
  getOwnShowroomId,
  listBestProducts,
  listFigures,
} from './store/figures.ts';

const BEST = 10;

export interface ReportOf extends Period {
  readonly proId: ProUserId;
  readonly by: ReportUnit;
}

/** The figures of a pro's showroom; the showroom comes from the session. */
export async function getReport(
  { pool }: ReportDeps,
  { proId, by, from, to }: ReportOf,
): Promise<Result<ShowroomReport>> {
  const showroomId = await getOwnShowroomId(pool, { proId });
  if (showroomId === null) return refuse('showroom_not_found');
  const period = { from, to };
  const before = periodBefore(period);
  const [rows, rowsBefore, best] = await Promise.all([
    listFigures(pool, { showroomId, ...period, unit: by }),
    listFigures(pool, { showroomId, ...before, unit: 'month' }),
    listBestProducts(pool, { showroomId, ...period, max: BEST }),
  ]);
  return ok({
    ...period,
    time_zone: TIME_ZONE,
    now: total(rows),
    before: total(rowsBefore),
    before_from: before.from,
    before_to: before.to,
    points: toPoints(rows, period, by),
    best: best.map(({ salesCents, markupCents, ...rest }) => ({
      ...rest,
      sales: salesCents,
      markup: markupCents,
    })),
  });
}

/** A point for every day, week or month, also where nothing happened. */
export async function listPoints(
  { pool }: ReportDeps,
  of: Period & { readonly showroomId: ShowroomId; readonly by: ReportUnit },
): Promise<ReportPoint[]> {
  const { showroomId, by, ...period } = of;
  return toPoints(await listFigures(pool, { showroomId, ...period, unit: by }), period, by);
}

function toPoints(rows: readonly FigureRow[], period: Period, by: ReportUnit): ReportPoint[] {
  const byStart = new Map(rows.map((row) => [row.start, row]));
  return startsIn(period, by).map((start) => {
    const { lost_items, lost, ...figures } = total([byStart.get(start) ?? []].flat());
    return { start, ...figures };
  });
}

function total(rows: readonly FigureRow[]): ReportFigures {
  const sum = (of: (row: FigureRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const visits = sum((row) => row.visits);
  const orders = sum((row) => row.orders);
  return {
    visits,
    carts: sum((row) => row.carts),
    orders,
    conversion_ppm: visits === 0 ? null : Math.round((orders * 1_000_000) / visits),
    sales: sum((row) => row.salesCents),
    markup: sum((row) => row.markupCents),
    lost_items: sum((row) => row.lostItems),
    lost: sum((row) => row.lostCents),
  };
}
