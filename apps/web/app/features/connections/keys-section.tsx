import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@wevisu/contract/connections.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
import { useState } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AskFirst } from './ask-first.tsx';
import { fetchKeys, KEYS_KEY, revokeKey, rotateKey } from './connection-calls.ts';
import { KeyForm } from './key-form.tsx';
import { ShownOnce } from './shown-once.tsx';

export function KeysSection() {
  const queryClient = useQueryClient();
  const keys = useQuery({ queryKey: KEYS_KEY, queryFn: fetchKeys });
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: KEYS_KEY });

  async function rotate({ id }: ApiKey) {
    const reply = await withToast(rotateKey(id));
    if (reply !== null) setShown(reply.data.key);
    await reload();
  }

  async function revoke({ id }: ApiKey) {
    await withToast(revokeKey(id));
    await reload();
  }

  return (
    <section aria-labelledby="keys" className="mb-10">
      <h2 className="mb-2 text-18" id="keys">
        API keys
      </h2>
      {shown !== null && (
        <ShownOnce onDone={() => setShown(null)} secret={shown} title="Your new key" />
      )}
      {keys.isLoadingError && (
        <ErrorState
          isRetrying={keys.isFetching}
          onRetry={() => void keys.refetch()}
          title="The keys could not be loaded"
        />
      )}
      {keys.isPending && <RowsSkeleton label="The keys are loading" />}
      {keys.data?.length === 0 && <p className="text-muted">No keys yet.</p>}
      <ul className="flex flex-col">
        {keys.data?.map((key) => (
          <KeyRow
            key={key.id}
            made={key}
            onRevoke={() => setAsked({ key, act: 'revoke' })}
            onRotate={() => setAsked({ key, act: 'rotate' })}
          />
        ))}
      </ul>
      {asked?.act === 'rotate' && (
        <AskFirst
          action="Rotate the key"
          onClose={() => setAsked(null)}
          onConfirm={() => rotate(asked.key)}
          title={`Make a new key for ${asked.key.name}?`}
        >
          The old key works for another {ROTATION_HOURS} hours, so that nothing stops while you put
          the new one in its place.
        </AskFirst>
      )}
      {asked?.act === 'revoke' && (
        <AskFirst
          action="End the key now"
          isDanger
          onClose={() => setAsked(null)}
          onConfirm={() => revoke(asked.key)}
          title={`End ${asked.key.name} now?`}
        >
          Your system can no longer use this key from this moment on. To change it without a stop,
          rotate it: the old key then works for another {ROTATION_HOURS} hours.
        </AskFirst>
      )}
      <KeyForm
        onMade={(key) => {
          setShown(key);
          void reload();
        }}
      />
    </section>
  );
}

interface Asked {
  readonly key: ApiKey;
  readonly act: 'rotate' | 'revoke';
}

interface KeyRowProps {
  readonly made: ApiKey;
  readonly onRotate: () => void;
  readonly onRevoke: () => void;
}

function KeyRow({ made, onRotate, onRevoke }: KeyRowProps) {
  const { name, last4, scopes, state, expires_at, last_used_at } = made;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-2.5">
      <div>
        <p>
          <span className="font-[560]">{name}</span>{' '}
          <span className="figures text-muted">wv_…{last4}</span>{' '}
          {state !== 'active' && <Badge>{state === 'revoked' ? 'Ended' : 'Expired'}</Badge>}
        </p>
        <p className="text-12 text-muted">
          {scopes.join(', ')}.{' '}
          {expires_at === null ? 'No end date' : `Expires ${formatDate(expires_at)}`}.{' '}
          {last_used_at === null ? 'Not used yet' : `Last used ${formatDate(last_used_at)}`}.
        </p>
      </div>
      {state === 'active' && (
        <div className="flex gap-2">
          <Button kind="secondary" onPress={onRotate} size="small">
            Rotate<span className="reader-only"> {name}</span>
          </Button>
          <Button kind="quiet" onPress={onRevoke} size="small">
            End now<span className="reader-only"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
