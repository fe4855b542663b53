import type {
  ReportFigures,
  ReportPoint,
  ReportUnit,
  ShowroomReport,
} from '@wevisu/contract/reports.ts';
import { addDays, TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { ReportDeps } from './deps.ts';
import { listBest } from './list-best.ts';
import { daysIn, type Period, periodBefore, startsIn } from './period.ts';
import { type FigureRow, getOwnShowroom, listFigures } from './store/figures.ts';

export interface ReportOf extends Period {
  readonly proId: ProUserId;
  readonly by: ReportUnit;
}

/** The figures of a pro's showroom; the showroom comes from the session. */
export async function getReport(
  { pool }: ReportDeps,
  { proId, by, ...period }: ReportOf,
): Promise<Result<ShowroomReport>> {
  const showroom = await getOwnShowroom(pool, { proId });
  if (showroom === null) return refuse('showroom_not_found');
  const of = { ...period, showroomId: showroom.id, by };
  const [{ now, before }, best] = await Promise.all([
    readRows(pool, of),
    listBest(pool, { ...of, vsdId: showroom.vsdId }),
  ]);
  const compared = periodBefore(period);
  return ok({
    ...period,
    time_zone: TIME_ZONE,
    now: total(now),
    before: total(before),
    before_from: compared.from,
    before_to: compared.to,
    points: toPoints({ now, before }, period, by),
    best,
  });
}

interface OfShowroom extends Period {
  readonly showroomId: ShowroomId;
  readonly by: ReportUnit;
}

/** A point for every day, week or month, also where nothing happened. */
export async function listPoints(pool: Pool, of: OfShowroom): Promise<ReportPoint[]> {
  return toPoints(await readRows(pool, of), of, of.by);
}

interface Rows {
  readonly now: readonly FigureRow[];
  /** Of the period before, in the units of the period. */
  readonly before: readonly FigureRow[];
}

async function readRows(
  pool: Pool,
  { showroomId, by: unit, ...period }: OfShowroom,
): Promise<Rows> {
  const { from, to } = period;
  const compared = periodBefore(period);
  const [now, before] = await Promise.all([
    listFigures(pool, { showroomId, from, to, unit, later: 0 }),
    listFigures(pool, { showroomId, ...compared, unit, later: daysIn(period) }),
  ]);
  return { now, before };
}

function toPoints(rows: Rows, period: Period, by: ReportUnit): ReportPoint[] {
  const now = new Map(rows.now.map((row) => [row.start, row]));
  const before = new Map(rows.before.map((row) => [row.start, row]));
  const days = daysIn(period);
  return startsIn(period, by).map((start) => ({
    start,
    ...figuresOf(now.get(start)),
    before: { start: addDays(start, -days), ...figuresOf(before.get(start)) },
  }));
}

function figuresOf(row: FigureRow | undefined) {
  const { lost_items, lost, ...figures } = total(row === undefined ? [] : [row]);
  return figures;
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
