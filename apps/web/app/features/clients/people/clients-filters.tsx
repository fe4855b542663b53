import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { CONTROL, FIELD, LABEL } from '../../../ui/field-style.ts';

export const CLIENT_KINDS = [
  { id: 'ordered', label: 'Ordered' },
  { id: 'shared', label: 'Shared a room' },
  { id: 'cart', label: 'Has a cart' },
] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number]['id'];

const BOX = `${CONTROL} min-h-10 text-14`;

export function ClientsFilters() {
  const [params, setParams] = useSearchParams();

  function apply(form: HTMLFormElement) {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    }
    setParams(next);
  }

  return (
    <form
      className="mb-4 flex flex-wrap items-end gap-3"
      key={params.toString()}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <label className={`${FIELD} max-sm:w-full sm:w-64`}>
        <span className={LABEL}>Name</span>
        <input
          className={BOX}
          defaultValue={params.get('q') ?? ''}
          maxLength={80}
          name="q"
          type="search"
        />
      </label>
      <label className={`${FIELD} sm:w-48`}>
        <span className={LABEL}>Who</span>
        <select
          className={BOX}
          defaultValue={params.get('kind') ?? ''}
          name="kind"
          onChange={(event) => event.target.form && apply(event.target.form)}
        >
          <option value="">Everybody</option>
          {CLIENT_KINDS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button kind="secondary" size="small" type="submit">
        Find
      </Button>
      {params.size > 0 && (
        <Link className="self-center underline" to={PRO_PATHS.clients}>
          Clear
        </Link>
      )}
    </form>
  );
}
