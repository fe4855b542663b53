import type { Earning, Statement, StatementFormat, TaxYear } from '@wevisu/contract/earnings.ts';
import { addDays, type Day, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { KIND_OF_CAUSE } from '@wevisu/domain/ledger/earning-kinds.ts';
import { isForm1099kDue } from '@wevisu/domain/ledger/form-1099k.ts';
import { type DayTotal, journalsOf } from '@wevisu/domain/ledger/journal.ts';
import { add, type Cents, cents, sum } from '@wevisu/domain/money/money.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { exportRows } from '../../platform/lists/export-rows.ts';
import type { EarningsDeps } from './deps.ts';
import { allMovements, MOVEMENT_COLUMNS } from './list-movements.ts';
import type { PayeeUser } from './payee-user.ts';
import { listDayTotals, listMonths } from './store/movements.ts';
import { findCompany } from './store/payee.ts';
import { writeJournal } from './write-journal.ts';
import { writeStatementPdf } from './write-statement-pdf.ts';

/** Each month with movements, and the present one; newest first. Each opens with what the one before closed with. */
export async function readStatements(
  { pool, now }: EarningsDeps,
  { kind, userId }: PayeeUser,
): Promise<Statement[]> {
  const rows = await listMonths[kind].list(pool, { userId });
  const present = dayOf(now()).slice(0, 7);
  const nothing = { sales: 0, hires: 0, refunds: 0, payouts: 0, other: 0 };
  const months = rows.some(({ month }) => month === present)
    ? rows
    : [...rows, { month: present, ...nothing }];
  let closing = cents(0);
  return months
    .map((row): Statement => {
      const opening: Cents = closing;
      const [sales, hires, refunds, payouts, other] = [
        cents(row.sales),
        cents(row.hires),
        cents(row.refunds),
        cents(row.payouts),
        cents(row.other),
      ];
      closing = add(opening, sales, hires, refunds, payouts, other);
      const { month } = row;
      return {
        month,
        is_open: month === present,
        opening,
        sales,
        hires,
        refunds,
        payouts,
        other,
        closing,
      };
    })
    .toReversed();
}

interface Asked {
  readonly month: string;
  readonly format: StatementFormat;
}

export async function writeStatement(
  deps: EarningsDeps,
  payee: PayeeUser,
  { month, format }: Asked,
): Promise<Result<SentFile>> {
  const statement = (await readStatements(deps, payee)).find((one) => one.month === month);
  if (statement === undefined) return refuse('not_found');
  if (format === 'csv') return writeLines(deps, payee, statement);
  const totals = await readDayTotals(deps, payee, month);
  if (format !== 'pdf') return ok(writeJournal(format, { month, journals: journalsOf(totals) }));
  const { name: company } = await findCompany[payee.kind].require(deps.pool, payee);
  const madeAt = deps.now();
  const bytes = await writeStatementPdf({ company, statement, totals, madeAt });
  return ok({ bytes, type: 'application/pdf', name: `statement-${month}.pdf` });
}

async function readDayTotals(
  { pool }: EarningsDeps,
  { kind, userId }: PayeeUser,
  month: string,
): Promise<readonly DayTotal[]> {
  const period = { from: day(`${month}-01`), to: lastDayOf(month) };
  const rows = await listDayTotals[kind].list(pool, { userId, ...period });
  return rows.map((row) => ({
    day: day(row.day),
    kind: KIND_OF_CAUSE[row.cause] ?? 'correction',
    pending: cents(row.pending),
    available: cents(row.available),
  }));
}

/** The movements of a month between its opening and its closing balance: the lines add up. */
function writeLines(deps: EarningsDeps, payee: PayeeUser, statement: Statement): Result<SentFile> {
  const { month } = statement;
  return exportRows({
    ...{ name: `statement-${month}`, format: 'csv' as const, chosen: '' },
    columns: [
      {
        key: 'line',
        header: 'Line',
        value: ({ line }: StatementLine) => line,
      },
      ...MOVEMENT_COLUMNS.map(({ key, header, value, ...kind }) => ({
        ...{ key, header, ...kind },
        value: ({ movement, balance }: StatementLine) =>
          movement !== null ? value(movement) : key === 'amount' ? balance : null,
      })),
    ],
    rows: linesOf(deps, payee, statement),
  });
}

interface StatementLine {
  readonly line: string;
  readonly movement: Earning | null;
  readonly balance: Cents;
}

async function* linesOf(
  deps: EarningsDeps,
  payee: PayeeUser,
  { month, opening, closing }: Statement,
): AsyncGenerator<StatementLine> {
  yield { line: 'Opening balance', movement: null, balance: cents(opening) };
  const period = { from: day(`${month}-01`), to: lastDayOf(month) };
  const rows = allMovements(deps, payee, { sort: 'booked', dir: 'asc', q: '', ...period });
  for await (const movement of rows) {
    // It moves within the balance.
    if (movement.kind === 'available') continue;
    yield { line: 'Movement', movement, balance: cents(movement.amount) };
  }
  yield { line: 'Closing balance', movement: null, balance: cents(closing) };
}

function lastDayOf(month: string): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return addDays(day(`${next}-01`), -1);
}

/** Newest first. */
export async function readTaxYears(
  { pool }: EarningsDeps,
  { kind, userId }: PayeeUser,
): Promise<TaxYear[]> {
  const rows = await listMonths[kind].list(pool, { userId });
  const years = Map.groupBy(rows, ({ month }) => Number(month.slice(0, 4)));
  return [...years]
    .map(([year, months]): TaxYear => {
      const gross = sum(months.map(({ sales, hires }) => cents(sales + hires)));
      const transactions = months.reduce((all, { charges }) => all + charges, 0);
      return {
        ...{ year, gross, transactions },
        months: months.map(({ month, sales, hires }) => ({ month, gross: cents(sales + hires) })),
        is_form_due: isForm1099kDue({ gross, transactions }),
      };
    })
    .toReversed();
}
