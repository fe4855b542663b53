import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FORM_KEY, fetchForm } from './listing-calls.ts';
import type { AskedProducts } from './product-query.ts';

const ANY = { id: '', label: 'Any' };
const STATUS = [
  { id: '', label: 'All' },
  { id: 'active', label: 'For sale' },
  { id: 'withdrawn', label: 'Withdrawn' },
];
const STOCK = [
  { id: '', label: 'Any' },
  { id: 'in', label: 'In stock' },
  { id: 'out', label: 'Out of stock' },
];
const DRAFT = [
  { id: '', label: 'Any' },
  { id: 'none', label: 'No draft' },
  { id: 'draft', label: 'In draft' },
  { id: 'submitted', label: 'Under review' },
  { id: 'changes_asked', label: 'Changes asked' },
  { id: 'declined', label: 'Declined' },
];
const orEmpty = (value: string) => (value === 'all' ? '' : value);

export function ProductFilters(props: {
  readonly query: AskedProducts;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const { query, onChange } = props;
  const [words, setWords] = useState(query.q);
  const { data: form } = useQuery({ queryKey: FORM_KEY, queryFn: fetchForm });
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: words.trim() });
      }}
    >
      <TextField
        className="min-w-52 flex-1"
        label="Name or SKU"
        maxLength={120}
        onChange={setWords}
        type="search"
        value={words}
      />
      <Button kind="secondary" type="submit">
        Find
      </Button>
      {form !== undefined && (
        <>
          <NativeSelect
            className="max-w-56"
            label="Category"
            onChange={(category) => onChange({ category })}
            options={[
              ANY,
              ...form.categories.map(({ id, name }) => ({ id: `${id}`, label: name })),
            ]}
            value={`${query.category ?? ''}`}
          />
          <NativeSelect
            className="max-w-44"
            label="Brand"
            onChange={(brand) => onChange({ brand })}
            options={[ANY, ...form.brands.map(({ id, name }) => ({ id: `${id}`, label: name }))]}
            value={`${query.brand ?? ''}`}
          />
        </>
      )}
      <NativeSelect
        label="Status"
        onChange={(status) => onChange({ status })}
        options={STATUS}
        value={orEmpty(query.status)}
      />
      <NativeSelect
        label="Stock"
        onChange={(stock) => onChange({ stock })}
        options={STOCK}
        value={orEmpty(query.stock)}
      />
      <NativeSelect
        label="Draft"
        onChange={(draft) => onChange({ draft })}
        options={DRAFT}
        value={orEmpty(query.draft)}
      />
    </form>
  );
}
