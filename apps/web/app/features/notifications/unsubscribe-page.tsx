import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIL_CHOICES_PATH } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { endSubscription, fetchSubscription } from './mail-choice-calls.ts';

/** The link in an email. Opening it changes nothing, since programs that look at emails open it, too. */
export default function UnsubscribePage() {
  return (
    <div className="page pt-10 pb-16 md:pt-16">
      <PageHead isPrivate title="Unsubscribe" />
      <div className="mx-auto flex max-w-form flex-col items-start gap-6">
        <h1 className="text-36">Unsubscribe</h1>
        <Body />
      </div>
    </div>
  );
}

function Body() {
  const { token = '' } = useParams();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const queryKey = ['subscription', token];
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => fetchSubscription(token),
    retry: false,
    enabled: typeof document !== 'undefined',
  });

  async function end() {
    if (isPending) return;
    setPending(true);
    try {
      queryClient.setQueryData(queryKey, await endSubscription(token));
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
    } finally {
      setPending(false);
    }
  }

  const choose = (
    <LinkButton kind="secondary" to={MAIL_CHOICES_PATH}>
      Choose your emails
    </LinkButton>
  );
  if (isLoadingError) {
    if (!(error instanceof ApiFailure && error.status === 404)) {
      return (
        <ErrorState
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          title="We could not check the link"
        />
      );
    }
    return (
      <>
        <Notice kind="warning">{error.message}</Notice>
        {choose}
      </>
    );
  }
  if (data === undefined) {
    return (
      <>
        <LoadingNote label="Checking the link" />
        <Skeleton className="h-24 w-full" />
      </>
    );
  }
  return (
    <>
      <div aria-live="polite" className="w-full">
        {data.is_off ? (
          <Notice kind="success">
            These emails do not come anymore: {data.about}. You still find the news on your page of
            notifications.
          </Notice>
        ) : (
          <p>
            Do you want no more of these emails: <strong>{data.about}</strong>? You will still find
            the news on your page of notifications.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!data.is_off && (
          <Button isPending={isPending} onPress={() => void end()}>
            Unsubscribe
          </Button>
        )}
        {choose}
      </div>
    </>
  );
}
