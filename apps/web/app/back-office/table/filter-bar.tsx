import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CONTROL } from '../../ui/field-style.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { TableFilter, TableQuery } from './table-types.ts';

export interface FilterBarProps {
  readonly filters: readonly TableFilter[];
  readonly searchLabel?: string | undefined;
  readonly query: Pick<TableQuery, 'q' | 'filters'>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Search and filters above a table; each applies as it is set. On a phone the filters are folded up. */
export function FilterBar({ filters, searchLabel, query, onChange }: FilterBarProps) {
  const id = useId();
  const shown = filters.filter(({ isHidden }) => !isHidden);
  const set = shown.filter(({ key }) => (query.filters[key] ?? '') !== '').length;
  const [isOpen, setOpen] = useState(set > 0);
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-2">
      {searchLabel !== undefined && (
        <TypedFilter
          className="w-64 max-sm:w-full"
          label={searchLabel}
          onChange={(q) => onChange({ q })}
          type="search"
          value={query.q}
        />
      )}
      {shown.length > 0 && (
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          className="sm:hidden"
          kind="secondary"
          onPress={() => setOpen(!isOpen)}
          size="small"
        >
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      )}
      <div className={cx('contents', !isOpen && 'max-sm:hidden')} id={id}>
        {shown.map(({ key, label, options, type }) => {
          const value = query.filters[key] ?? '';
          const change = (text: string) => onChange({ [key]: text });
          return options ? (
            <NativeSelect
              className="max-sm:w-full"
              key={key}
              label={label}
              onChange={change}
              options={[{ id: '', label: 'Any' }, ...options]}
              value={value}
            />
          ) : (
            <TypedFilter
              className="max-sm:w-full"
              key={key}
              label={label}
              onChange={change}
              type={type === 'date' ? 'date' : 'text'}
              value={value}
            />
          );
        })}
      </div>
    </search>
  );
}

interface TypedFilterProps {
  readonly label: string;
  readonly type: 'search' | 'date' | 'text';
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string;
}

const PAUSE_MS = 300;

/** Asks the server once typing pauses, unless a link to another page was followed meanwhile: that goes first. */
function TypedFilter({ label, type, value, onChange, className }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (typed === value || isLeaving) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, isLeaving]);
  return (
    <label className={cx('flex max-w-full items-center gap-3', className)}>
      <span className={type === 'search' ? 'reader-only' : 'text-muted sm:shrink-0'}>{label}</span>
      <input
        className={cx(CONTROL, 'min-w-28 text-14')}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={type === 'search' ? label : undefined}
        type={type}
        value={typed}
      />
    </label>
  );
}
