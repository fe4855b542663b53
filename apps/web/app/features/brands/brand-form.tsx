import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendBrand } from './brand-calls.ts';
import { useSending } from './use-sending.ts';

interface BrandFormProps {
  readonly brand: StaffBrand;
  readonly onSaved: (brand: StaffBrand) => void;
}

const LABELS = {
  name: 'Name',
  slug: 'Address',
  tagline: 'Tagline',
  description: 'Description',
} as const;
const FIELDS = Object.keys(LABELS) as readonly (keyof typeof LABELS)[];

function textsOf({ name, slug, tagline, description }: StaffBrand) {
  return { name, slug, tagline, description };
}

/** Name, address and texts, with the reason. */
export function BrandForm({ brand, onSaved }: BrandFormProps) {
  const [mine, setMine] = useState(() => textsOf(brand));
  const [reason, setReason] = useState('');
  const [theirs, setTheirs] = useState<StaffBrand | null>(null);
  const { errors, isPending, send } = useSending({ onSaved: take, onStale: setTheirs });

  function take(next: StaffBrand) {
    setMine(textsOf(next));
    setReason('');
    setTheirs(null);
    onSaved(next);
  }

  const save = (version: number) => send(() => sendBrand(brand.id, { ...mine, version, reason }));
  const field = (key: keyof typeof LABELS, more: object = {}) => (
    <TextField
      error={errors[key]}
      label={LABELS[key]}
      onChange={(text) => setMine({ ...mine, [key]: text })}
      value={mine[key]}
      {...more}
    />
  );

  return (
    <form
      aria-label="Brand"
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(brand.version);
      }}
    >
      {theirs && (
        <Notice
          action={
            <>
              <Button kind="secondary" onPress={() => take(theirs)} size="small">
                Take theirs
              </Button>
              <Button onPress={() => void save(theirs.version)} size="small">
                Save mine
              </Button>
            </>
          }
          isUrgent
          kind="warning"
          title="Someone else changed this brand while you were typing"
        >
          <ul>
            {FIELDS.filter((key) => theirs[key] !== mine[key]).map((key) => (
              <li key={key}>
                {LABELS[key]}: theirs “{theirs[key]}”, yours “{mine[key]}”
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {field('name', { maxLength: 80 })}
      {field('slug', {
        maxLength: 80,
        hint: 'Small letters, digits and hyphens. Its earlier address still leads here.',
      })}
      {field('tagline', { maxLength: 160 })}
      {field('description', { rows: 5 })}
      <TextField
        error={errors['reason']}
        label="Reason"
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
      <Button className="justify-self-start" isPending={isPending} type="submit">
        Save the brand
      </Button>
    </form>
  );
}
