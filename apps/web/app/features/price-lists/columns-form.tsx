import { useQueryClient } from '@tanstack/react-query';
import type { PriceList } from '@wevisu/contract/price-lists.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { checkPriceList } from './price-list-calls.ts';

type Column = PriceList['columns'][number];

/** What each column holds, from when prices count, and whether missing products end. */
export function ColumnsForm({ list }: { readonly list: PriceList }) {
  const [columns, setColumns] = useState<readonly Column[]>(list.columns);
  const [isFull, setFull] = useState(list.is_full);
  const [draftsChanges, setDraftsChanges] = useState(list.drafts_changes);
  const [startsOn, setStartsOn] = useState(list.starts_on ?? '');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const client = useQueryClient();

  async function check(sheet: number, headerRow = list.header_row ?? 1) {
    setPending(true);
    setError(null);
    try {
      const next = await checkPriceList(list.id, {
        ...{ version: list.version, sheet, header_row: headerRow, is_full: isFull },
        ...{ converts_units: list.converts_units, drafts_changes: draftsChanges },
        columns: columns.map(({ field, mark, is_discontinued }) => ({
          field,
          mark,
          is_discontinued,
        })),
        starts_on: startsOn === '' ? null : startsOn,
      });
      client.setQueryData(['price-lists', list.id], next);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(Object.values(failure.fields).flat().join(' ') || failure.message);
    } finally {
      setPending(false);
    }
  }

  const unclear = columns.filter(({ is_mark_guess }) => is_mark_guess).map(({ header }) => header);
  return (
    <form
      className="mt-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isPending) void check(list.sheet);
      }}
    >
      <h2 className="text-18">What is in the columns?</h2>
      <p className="mt-1 text-14 text-muted">
        {list.encoding
          ? `Read as ${list.encoding.toUpperCase()}, columns parted by ${DELIMITERS[list.delimiter ?? ','] ?? 'commas'}.`
          : `Row ${list.header_row} names the columns.`}{' '}
        A blank cell leaves things as they are.
      </p>
      {list.sheets.length > 1 && (
        <NativeSelect
          className="mt-3 max-w-80"
          label="Sheet"
          onChange={(sheet) => void check(Number(sheet))}
          options={list.sheets.map((label, id) => ({ id: `${id}`, label }))}
          value={`${list.sheet}`}
        />
      )}
      {list.head.length > 1 && (
        <NativeSelect
          className="mt-3 max-w-120"
          label="Row with the column names"
          onChange={(row) => void check(list.sheet, Number(row))}
          options={list.head.map(({ row, text }) => ({ id: `${row}`, label: `${row}: ${text}` }))}
          value={`${list.header_row ?? 1}`}
        />
      )}
      {unclear.length > 0 && (
        <Notice className="mt-4" kind="warning" title="1.234 can mean two things">
          <p>Say for {unclear.join(', ')} whether the point or the comma begins the cents.</p>
        </Notice>
      )}
      <ColumnsTable columns={columns} onChange={setColumns} samples={list.samples} />
      <div className="mt-5 flex flex-col gap-4">
        <TextField
          className="max-w-60"
          hint="A day in Los Angeles. Leave it blank for at once. Stock and lead times count at once."
          label="New prices count from"
          onChange={setStartsOn}
          type="date"
          value={startsOn}
        />
        <Checkbox isSelected={draftsChanges} onChange={setDraftsChanges}>
          Draft changed names, texts and sizes of products you sell, for our staff to approve
        </Checkbox>
        <Checkbox isSelected={isFull} onChange={setFull}>
          This is my full list: what is not in it is not sold any more
        </Checkbox>
        {error && (
          <Notice isUrgent kind="danger">
            <p>{error}</p>
          </Notice>
        )}
        <Button className="self-start" isPending={isPending} type="submit">
          Check the list
        </Button>
      </div>
    </form>
  );
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
