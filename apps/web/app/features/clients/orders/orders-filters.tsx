import { ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { CONTROL, FIELD, LABEL } from '../../../ui/field-style.ts';
import { isFiltered, readOrdersFilter } from './orders-filter.ts';

const BOX = `${CONTROL} min-h-10 text-14`;

/** The filter stands in the address, so it can be kept and sent. */
export function OrdersFilters() {
  const [params, setParams] = useSearchParams();
  const filter = readOrdersFilter(params);

  function apply(form: HTMLFormElement) {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    }
    if (filter.client !== null) next.set('client', String(filter.client));
    setParams(next);
  }

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
      <label className={`${FIELD} col-span-2 md:w-64`}>
        <span className={LABEL}>Order number or name</span>
        <input className={BOX} defaultValue={filter.q} maxLength={80} name="q" type="search" />
      </label>
      <label className={`${FIELD} col-span-2 md:w-48`}>
        <span className={LABEL}>Status</span>
        <select
          className={BOX}
          defaultValue={filter.status ?? ''}
          name="status"
          onChange={(event) => event.target.form && apply(event.target.form)}
        >
          <option value="">Any status</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </select>
      </label>
      <label className={FIELD}>
        <span className={LABEL}>Placed from</span>
        <input className={BOX} defaultValue={filter.from ?? ''} name="from" type="date" />
      </label>
      <label className={FIELD}>
        <span className={LABEL}>Placed to</span>
        <input className={BOX} defaultValue={filter.to ?? ''} name="to" type="date" />
      </label>
      <Button kind="secondary" size="small" type="submit">
        Find
      </Button>
      {isFiltered(filter) && (
        <Link className="self-center underline" to={PRO_PATHS.orders}>
          Clear
        </Link>
      )}
    </form>
  );
}
