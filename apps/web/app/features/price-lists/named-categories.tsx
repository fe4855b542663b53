import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FORM_KEY, fetchForm } from '../listings/listing-calls.ts';
import { chooseCategory, fetchNamedCategories } from './price-list-calls.ts';

const keyOf = (id: number) => ['price-lists', id, 'categories'] as const;

/** Texts of the new rows that are none of our categories: the vendor says once what each means. */
export function NamedCategories({ id }: { readonly id: number }) {
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  // What was unknown when the page was opened stays in sight, and can be chosen anew.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const named = useQuery({ queryKey: keyOf(id), queryFn: () => fetchNamedCategories(id) });
  const form = useQuery({ queryKey: FORM_KEY, queryFn: fetchForm });
  if (!named.data || !form.data) return null;
  const unknown = named.data.filter(({ name, category }) => category === null || asked.has(name));
  if (unknown.length === 0) return null;

  async function choose(name: string, category: string) {
    setError(null);
    setAsked((before) => new Set([...before, name]));
    try {
      await chooseCategory(id, name, Number(category));
      await client.invalidateQueries({ queryKey: keyOf(id) });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.message);
    }
  }

  const options = [
    { id: '', label: 'Choose later, in each draft' },
    ...form.data.categories.map((one) => ({ id: `${one.id}`, label: one.name })),
  ];
  return (
    <section aria-label="Categories" className="mt-6">
      <h2 className="text-18">Which of our categories are these?</h2>
      <p className="mt-1 text-14 text-muted">Your next lists are read the same way.</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {unknown.map(({ name, rows, category }) => (
          <li className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[1fr_24rem]" key={name}>
            <p className="min-w-0 self-center break-words">
              {name}{' '}
              <span className="figures text-12 text-muted">
                {formatCount(rows)} {rows === 1 ? 'row' : 'rows'}
              </span>
            </p>
            <NativeSelect
              label="Is"
              onChange={(chosen) => void (chosen !== '' && choose(name, chosen))}
              options={options}
              value={`${category?.id ?? ''}`}
            />
          </li>
        ))}
      </ul>
      {error && (
        <Notice isUrgent kind="danger">
          <p>{error}</p>
        </Notice>
      )}
    </section>
  );
}
