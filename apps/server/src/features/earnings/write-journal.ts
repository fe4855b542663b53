// A month as a journal in the formats that accounting programs import (their names and columns: docs/money.md).
import type { StatementFormat } from '@wevisu/contract/earnings.ts';
import { type Day, day } from '@wevisu/domain/calendar/calendar.ts';
import { JOURNAL_ACCOUNTS, type Journal } from '@wevisu/domain/ledger/journal.ts';
import { type Cents, negate } from '@wevisu/domain/money/money.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { csvLine, type ExportValue } from '../../platform/lists/csv-line.ts';

type JournalFormat = Exclude<StatementFormat, 'csv' | 'pdf'>;

const CSV = 'text/csv; charset=utf-8';

export function writeJournal(
  format: JournalFormat,
  { month, journals }: { readonly month: string; readonly journals: readonly Journal[] },
): SentFile {
  const name = `journal-${month}-${format.replace('_', '-')}`;
  if (format === 'quickbooks_desktop')
    return { bytes: Buffer.from(toIif(journals)), type: 'text/plain', name: `${name}.iif` };
  const lines = format === 'xero' ? toXero(journals) : toQuickBooks(journals);
  return { bytes: Buffer.from(lines.map(csvLine).join('')), type: CSV, name: `${name}.csv` };
}

/** QuickBooks Online: debits and credits in columns of their own. */
function toQuickBooks(journals: readonly Journal[]): readonly (readonly ExportValue[])[] {
  const heads = ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description'];
  return [
    heads,
    ...journals.flatMap(({ number, day: on, text, lines }) =>
      lines.map(({ account, amount }) => [
        ...[number, slashed(on), JOURNAL_ACCOUNTS[account].name],
        ...[amount > 0 ? dollars(amount) : null, amount < 0 ? dollars(negate(amount)) : null, text],
      ]),
    ),
  ];
}

function toXero(journals: readonly Journal[]): readonly (readonly ExportValue[])[] {
  const heads = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'];
  return [
    heads,
    ...journals.flatMap(({ number, day: on, text, lines }) =>
      lines.map(({ account, amount }) => {
        const { name, code } = JOURNAL_ACCOUNTS[account];
        return [`${text} ${number}`, worded(on), name, code, 'Tax Exempt', dollars(amount)];
      }),
    ),
  ];
}

/** QuickBooks Desktop: lines of fields between tabs, a transaction of a first line and the others. */
function toIif(journals: readonly Journal[]): string {
  const fields = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO'];
  const heads = [['!TRNS', ...fields], ['!SPL', ...fields], ['!ENDTRNS']];
  const lines = journals.flatMap(({ number, day: on, text, lines: own }) => [
    ...own.map(({ account, amount }, at) => [
      at === 0 ? 'TRNS' : 'SPL',
      ...['GENERAL JOURNAL', slashed(on), JOURNAL_ACCOUNTS[account].name, dollars(amount)],
      ...[number, text],
    ]),
    ['ENDTRNS'],
  ]);
  return [...heads, ...lines].map((cells) => `${cells.join('\t')}\r\n`).join('');
}

function dollars(amount: Cents): string {
  return (amount / 100).toFixed(2);
}

/** MM/DD/YYYY */
function slashed(on: Day): string {
  return `${on.slice(5, 7)}/${on.slice(8)}/${on.slice(0, 4)}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '30 Jun 2026' */
function worded(on: Day): string {
  return `${Number(day(on).slice(8))} ${MONTHS[Number(on.slice(5, 7)) - 1]} ${on.slice(0, 4)}`;
}
