import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { CONTROL, FIELD, LABEL } from '../../../ui/field-style.ts';

interface Select {
  /** Of the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

export interface FilterFormProps {
  readonly search: string;
  readonly selects: readonly Select[];
  readonly days?: readonly { readonly name: string; readonly label: string }[];
  readonly clearPath: string;
}

const BOX = `${CONTROL} min-h-10 text-14`;

/** The filter stands in the address, so that it can be kept and sent. */
export function FilterForm({ search, selects, days = [], clearPath }: FilterFormProps) {
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
      className="mb-4 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
      // The fields take what the address says when it changes from elsewhere.
      key={params.toString()}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <label className={`${FIELD} col-span-2 md:w-64`}>
        <span className={LABEL}>{search}</span>
        <input
          className={BOX}
          defaultValue={params.get('q') ?? ''}
          maxLength={100}
          name="q"
          type="search"
        />
      </label>
      {selects.map(({ name, label, options }) => (
        <label className={`${FIELD} md:w-44`} key={name}>
          <span className={LABEL}>{label}</span>
          <select
            className={BOX}
            defaultValue={params.get(name) ?? ''}
            name={name}
            onChange={(event) => event.target.form && apply(event.target.form)}
          >
            <option value="">Any</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {days.map(({ name, label }) => (
        <label className={FIELD} key={name}>
          <span className={LABEL}>{label}</span>
          <input className={BOX} defaultValue={params.get(name) ?? ''} name={name} type="date" />
        </label>
      ))}
      <Button kind="secondary" size="small" type="submit">
        Find
      </Button>
      {params.size > 0 && (
        <Link className="self-center underline" to={clearPath}>
          Clear
        </Link>
      )}
    </form>
  );
}
