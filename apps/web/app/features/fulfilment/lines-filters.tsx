import { PROMISES } from '@wevisu/contract/fulfilment.ts';
import { isOrderStatus, ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CONTROL, FIELD, LABEL } from '../../ui/field-style.ts';

const BOX = `${CONTROL} min-h-10 text-14`;
const PROMISE_LABELS = { late: 'Late to approve', soon: 'Due soon' } as const;
const SORT_LABELS = { placed: 'Order', changed: 'Last change' } as const;

/** The filter as the address has it; parts that are not understood are left out. */
export function readLinesQuery(params: URLSearchParams) {
  const status = params.get('status');
  const promise = PROMISES.find((one) => one === params.get('promise'));
  return {
    q: params.get('q')?.trim().slice(0, 80) ?? '',
    ...(isOrderStatus(status) ? { status } : {}),
    ...(promise === undefined ? {} : { promise }),
    ...(params.get('request') === 'open' ? { request: 'open' as const } : {}),
    sort: params.get('sort') === 'changed' ? ('changed' as const) : ('placed' as const),
    dir: params.get('dir') === 'asc' ? ('asc' as const) : ('desc' as const),
  };
}

/** The filter stands in the address, so it can be kept and sent. */
export function LinesFilters() {
  const [params, setParams] = useSearchParams();
  const query = readLinesQuery(params);

  function apply(form: HTMLFormElement) {
    const given = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    setParams(new URLSearchParams(given));
  }

  const select = (name: string, label: string, value: string, options: Record<string, string>) => (
    <label className={`${FIELD} md:w-44`}>
      <span className={LABEL}>{label}</span>
      <select
        className={BOX}
        defaultValue={value}
        name={name}
        onChange={(event) => event.target.form && apply(event.target.form)}
      >
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const statuses = ORDER_STATUSES.map((status) => [status, statusLabel(status)]);
  return (
    <form
      className="mb-4 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
      // The fields take what the address says when it changes from elsewhere.
      key={params.toString()}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <label className={`${FIELD} col-span-2 md:w-56`}>
        <span className={LABEL}>Order number or SKU</span>
        <input className={BOX} defaultValue={query.q} maxLength={80} name="q" type="search" />
      </label>
      {select('status', 'Status', query.status ?? '', {
        '': 'Any status',
        ...Object.fromEntries(statuses),
      })}
      {select('promise', 'Promise', query.promise ?? '', { '': 'Any', ...PROMISE_LABELS })}
      {select('request', 'Requests', query.request ?? '', { '': 'Any', open: 'Open request' })}
      {select('sort', 'Sort by', query.sort, SORT_LABELS)}
      {select('dir', 'Direction', query.dir, { desc: 'Newest first', asc: 'Oldest first' })}
      <Button kind="secondary" size="small" type="submit">
        Find
      </Button>
      {params.size > 0 && (
        <Link className="self-center underline" to="?">
          Clear
        </Link>
      )}
    </form>
  );
}
