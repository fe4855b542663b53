import { useQuery } from '@tanstack/react-query';
import {
  addAddress,
  makeMainAddress,
  removeAddress,
  updateAddress,
} from '@wevisu/contract/account-page.ts';
import { type User, updateProfile } from '@wevisu/contract/accounts.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ADDRESSES_KEY, fetchAddresses } from './account-calls.ts';
import { AccountPanel } from './account-panel.tsx';
import { AddressEditor } from './address-editor.tsx';
import { useToastedChange } from './use-toasted-change.ts';

/** The address being edited: the default one, another one by its id, or a new one. */
type Editing = 'none' | 'main' | 'new' | number;

/** CHECK-07: where orders go. */
export function AddressesPanel({ user }: { readonly user: User }) {
  const list = useQuery({ queryKey: ADDRESSES_KEY, queryFn: fetchAddresses });
  const { pending, change } = useToastedChange(ADDRESSES_KEY);
  const [editing, setEditing] = useState<Editing>('none');

  if (!list.data) {
    return (
      <AccountPanel title="Addresses">
        {list.isError ? (
          <ErrorState
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
            title="Your addresses could not be loaded"
          />
        ) : (
          <Skeleton className="h-48 rounded-card" />
        )}
      </AccountPanel>
    );
  }
  const { main, others } = list.data;

  async function save(address: Address) {
    const { message } = await send(address);
    showToast('success', message);
    setEditing('none');
    await list.refetch();
  }

  function send(body: Address) {
    if (editing === 'main') return call(updateProfile, { body });
    if (typeof editing === 'number') return call(updateAddress, { params: { id: editing }, body });
    return call(addAddress, { body });
  }

  const editor = (address: Address | null) => (
    <AddressEditor
      address={address}
      fullName={`${user.first_name} ${user.last_name}`.trim()}
      onCancel={() => setEditing('none')}
      onSave={save}
    />
  );

  if (editing === 'new') return <AccountPanel title="New address">{editor(null)}</AccountPanel>;
  return (
    <AccountPanel
      action={
        main && (
          <Button icon="plus" kind="secondary" onPress={() => setEditing('new')} size="small">
            Add an address
          </Button>
        )
      }
      title="Addresses"
    >
      {main === null ? (
        <EmptyState
          action={<Button onPress={() => setEditing('new')}>Add an address</Button>}
          icon="truck"
          title="No address yet"
        >
          <p>You can also enter it at your first checkout.</p>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          <li className="rounded-card border border-line p-5">
            {editing === 'main' ? (
              editor(main)
            ) : (
              <>
                <Badge kind="accent">Default shipping address</Badge>
                <AddressText address={main} />
                <div className="-ms-3 mt-3">
                  <Button
                    aria-label={`Edit ${main.street}`}
                    kind="quiet"
                    onPress={() => setEditing('main')}
                    size="small"
                  >
                    Edit
                  </Button>
                </div>
              </>
            )}
          </li>
          {others.map(({ id, ...address }) => (
            <li className="rounded-card border border-line p-5" key={id}>
              {editing === id ? (
                editor(address)
              ) : (
                <>
                  <AddressText address={address} />
                  <div className="-ms-3 mt-3 flex flex-wrap gap-1">
                    <Button
                      aria-label={`Ship here: ${address.street}`}
                      isPending={pending === `main ${id}`}
                      kind="quiet"
                      onPress={() =>
                        void change(`main ${id}`, () => call(makeMainAddress, { params: { id } }))
                      }
                      size="small"
                    >
                      Ship here
                    </Button>
                    <Button
                      aria-label={`Edit ${address.street}`}
                      kind="quiet"
                      onPress={() => setEditing(id)}
                      size="small"
                    >
                      Edit
                    </Button>
                    <Button
                      aria-label={`Remove ${address.street}`}
                      isPending={pending === `remove ${id}`}
                      kind="quiet"
                      onPress={() =>
                        void change(`remove ${id}`, () => call(removeAddress, { params: { id } }))
                      }
                      size="small"
                    >
                      Remove
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountPanel>
  );
}

function AddressText({ address }: { readonly address: Address }) {
  const { full_name, street, apartment, city, state, zip_code, phone_number } = address;
  return (
    <address className="mt-2 break-words not-italic">
      {full_name}
      <br />
      {street}
      {apartment && `, ${apartment}`}
      <br />
      {city}, {state} <span className="figures">{zip_code}</span>
      {phone_number && (
        <>
          <br />
          <span className="figures text-muted">{formatPhone(phone_number)}</span>
        </>
      )}
    </address>
  );
}
