import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchWebhooks, makeWebhook, WEBHOOKS_KEY } from './connection-calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookForm, type WebhookTarget } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const EMPTY: WebhookTarget = { url: '', events: ['order.placed'] };

export function WebhooksSection() {
  const queryClient = useQueryClient();
  const webhooks = useQuery({ queryKey: WEBHOOKS_KEY, queryFn: fetchWebhooks });
  const [secret, setSecret] = useState<string | null>(null);
  const [target, setTarget] = useState<WebhookTarget>(EMPTY);

  function show(made: string) {
    setSecret(made);
    void queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY });
  }

  return (
    <section aria-labelledby="webhooks">
      <h2 className="mb-2 text-18" id="webhooks">
        Webhooks
      </h2>
      {secret !== null && (
        <ShownOnce onDone={() => setSecret(null)} secret={secret} title="The signing secret" />
      )}
      {webhooks.isLoadingError && (
        <ErrorState
          isRetrying={webhooks.isFetching}
          onRetry={() => void webhooks.refetch()}
          title="The webhooks could not be loaded"
        />
      )}
      {webhooks.isPending && <RowsSkeleton label="The webhooks are loading" />}
      {webhooks.data?.length === 0 && <p className="text-muted">No webhooks yet.</p>}
      <ul className="flex flex-col">
        {webhooks.data?.map((webhook) => (
          <WebhookRow key={webhook.id} onSecret={show} webhook={webhook} />
        ))}
      </ul>
      <WebhookForm
        action="Add a webhook"
        onChange={setTarget}
        onSend={async () => {
          const { data } = await makeWebhook({ url: target.url, events: [...target.events] });
          setTarget({ ...target, url: '' });
          show(data.secret);
        }}
        value={target}
      />
    </section>
  );
}
