import type { PriceList } from '@wevisu/contract/price-lists.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Notice } from '../../ui/notice.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { ListActions } from './list-actions.tsx';
import { ListChanges } from './list-changes.tsx';
import { ListNotes } from './list-notes.tsx';
import { NamedCategories } from './named-categories.tsx';

/** What there is to do or to see in the state that the list is in. */
export function PriceListSteps({ list }: { readonly list: PriceList }) {
  switch (list.state) {
    case 'reading':
    case 'checking':
      return <Working list={list} text="Nothing changes yet. You can leave this page." />;
    case 'applying':
    case 'undoing':
      return <Working list={list} text="It goes on by itself, also if you leave this page." />;
    case 'unreadable':
      return (
        <>
          <Notice className="mt-6" kind="danger" title={where(list.problem_row)}>
            <p>{list.problem}</p>
          </Notice>
          {list.columns.length > 0 && <ColumnsForm list={list} />}
        </>
      );
    case 'mapping':
      return <ColumnsForm list={list} />;
    default:
      return (
        <>
          <ListActions list={list} />
          {list.state === 'checked' && <ListNotes list={list} />}
          {list.state === 'checked' && (list.summary?.new ?? 0) > 0 && (
            <NamedCategories id={list.id} />
          )}
          {list.summary && (
            <ListChanges id={list.id} summary={list.summary} version={list.version} />
          )}
          {list.state === 'checked' && (
            <details className="mt-8">
              <summary className="cursor-pointer py-2 font-[550]">Change the columns</summary>
              <ColumnsForm list={list} />
            </details>
          )}
        </>
      );
  }
}

function where(row: number | null): string {
  return row === null
    ? 'This file cannot be read'
    : `This file cannot be read from row ${formatCount(row)} on`;
}

function Working({ list, text }: { readonly list: PriceList; readonly text: string }) {
  const { state, rows_read, rows_done, summary } = list;
  const isApplying = state === 'applying' || state === 'undoing';
  const total = summary ? summary.changed + summary.missing + summary.new : 0;
  const count = isApplying ? rows_done : rows_read;
  return (
    <div className="mt-6">
      <progress
        aria-label={state === 'reading' ? 'Reading' : 'Progress'}
        className="h-1.5 w-full max-w-120"
        {...(isApplying && total > 0 ? { max: total, value: Math.min(count, total) } : {})}
      />
      <p className="mt-2 text-14">
        {count > 0 && `${formatCount(count)} rows so far. `}
        {text}
      </p>
      <ListActions list={list} />
    </div>
  );
}
