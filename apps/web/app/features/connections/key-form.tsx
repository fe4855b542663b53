import { API_SCOPES, type ApiScope } from '@wevisu/domain/connections/api-scopes.ts';
import { type FormEvent, useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { makeKey } from './connection-calls.ts';

const LABELS: Readonly<Record<ApiScope, string>> = {
  'orders:read': 'Read orders',
  'stock:write': 'Write stock',
  'tracking:write': 'Write tracking numbers',
};

export function KeyForm({ onMade }: { readonly onMade: (key: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['orders:read']);
  const [isPending, setPending] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const reply = await withToast(makeKey({ name, scopes: [...scopes] }));
    setPending(false);
    if (reply === null) return;
    setName('');
    onMade(reply.data.key);
  }

  return (
    <form className="mt-4 flex flex-wrap items-end gap-4" onSubmit={(event) => void make(event)}>
      <TextField
        className="w-56"
        label="Name of the key"
        maxLength={60}
        onChange={setName}
        value={name}
      />
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="font-[550]">It may</legend>
        {API_SCOPES.map((scope) => (
          <Checkbox
            isSelected={scopes.includes(scope)}
            key={scope}
            onChange={(isOn) =>
              setScopes((old) => (isOn ? [...old, scope] : old.filter((one) => one !== scope)))
            }
          >
            {LABELS[scope]}
          </Checkbox>
        ))}
      </fieldset>
      <Button isPending={isPending} kind="secondary" size="small" type="submit">
        Make a key
      </Button>
    </form>
  );
}
