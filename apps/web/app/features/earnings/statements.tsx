import { useQuery } from '@tanstack/react-query';
import {
  STATEMENT_FORMATS,
  type Statement,
  type StatementFormat,
} from '@wevisu/contract/earnings.ts';
import { useState } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { fetchStatementFile, fetchStatements } from './earnings-calls.ts';

/** Months that are shown before all are asked for. */
const SHOWN = 6;
const COLUMNS = ['opening', 'sales', 'hires', 'refunds', 'payouts', 'other', 'closing'] as const;
const HEADS: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  opening: 'Opening',
  sales: 'Sales',
  hires: 'Hires',
  refunds: 'Refunds',
  payouts: 'Payouts',
  other: 'Other',
  closing: 'Closing',
};

const FILES: Readonly<Record<StatementFormat, { label: string; ending: string }>> = {
  pdf: { label: 'Statement as PDF', ending: 'statement.pdf' },
  csv: { label: 'Every line as CSV', ending: 'statement.csv' },
  quickbooks: { label: 'Journal for QuickBooks Online', ending: 'quickbooks.csv' },
  quickbooks_desktop: { label: 'Journal for QuickBooks Desktop', ending: 'quickbooks.iif' },
  xero: { label: 'Journal for Xero', ending: 'xero.csv' },
};

/** By month: each opens with what the one before closed with. */
export function Statements() {
  const [isAll, setAll] = useState(false);
  const statements = useQuery({ queryKey: ['earnings', 'statements'], queryFn: fetchStatements });
  const all = statements.data ?? [];
  const shown = isAll ? all : all.slice(0, SHOWN);
  return (
    <section aria-labelledby="statements">
      <h2 className="text-18" id="statements">
        Statements
      </h2>
      <p className="mt-1 max-w-form text-muted">
        Pending and available together. Months are those of Los Angeles. Opening, sales, hires,
        refunds, payouts and other add up to closing; the CSV of a month has every line. The
        journals for QuickBooks and Xero sum each day; what arrives at your bank goes against their
        account for payouts.
      </p>
      {statements.isLoadingError && (
        <ErrorState
          isRetrying={statements.isFetching}
          onRetry={() => void statements.refetch()}
          title="Your statements could not be loaded"
        />
      )}
      {statements.isPending && <RowsSkeleton label="Your statements are loading" />}
      {shown.length > 0 && (
        <ScrollBox label="Table of statements">
          <table className="mt-2 w-full">
            <thead>
              <tr className="border-line border-b text-muted">
                <th className="py-2 text-start font-[520]" scope="col">
                  Month
                </th>
                {COLUMNS.map((column) => (
                  <th className="py-2 ps-3 text-end font-[520]" key={column} scope="col">
                    {HEADS[column]}
                  </th>
                ))}
                <th className="py-2 ps-3" scope="col">
                  <span className="reader-only">File</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((statement) => (
                <Row key={statement.month} statement={statement} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {all.length > SHOWN && !isAll && (
        <Button className="mt-3" kind="quiet" onPress={() => setAll(true)} size="small">
          Show all {all.length} months
        </Button>
      )}
    </section>
  );
}

function Row({ statement }: { readonly statement: Statement }) {
  const [isSaving, setSaving] = useState(false);
  const { month, is_open: isOpen } = statement;
  async function save(format: StatementFormat) {
    if (isSaving) return;
    setSaving(true);
    try {
      saveFile(await fetchStatementFile(month, format), `${month}-${FILES[format].ending}`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setSaving(false);
    }
  }
  return (
    <tr className="figures border-line border-b">
      <th className="whitespace-nowrap py-2 text-start font-normal" scope="row">
        {month.slice(5)}.{month.slice(0, 4)}
        {isOpen && <span className="block text-12 text-muted">So far</span>}
      </th>
      {COLUMNS.map((column) => (
        <td className="py-2 ps-3 text-end" key={column}>
          <Money amount={statement[column]} />
        </td>
      ))}
      <td className="py-2 ps-3 text-end">
        <ActionMenu
          icon="download"
          items={STATEMENT_FORMATS.map((id) => ({ id, label: FILES[id].label }))}
          label={`Files of ${month}`}
          onAct={(format) => void save(format)}
        />
      </td>
    </tr>
  );
}
