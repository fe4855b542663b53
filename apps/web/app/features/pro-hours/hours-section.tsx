import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { fetchHours } from './hours-calls.ts';
import { HoursForm } from './hours-form.tsx';

const KEY = ['pro', 'hours'] as const;

/** A pro says when homeowners can expect an answer. */
export function HoursSection() {
  const client = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: fetchHours,
    // What is typed is not replaced from behind.
    refetchOnWindowFocus: false,
  });
  return (
    <section
      aria-labelledby="hours"
      className="mt-16 rounded-card border border-line bg-surface p-4 lg:mt-6 lg:max-w-[60%]"
    >
      <h2 className="text-18" id="hours">
        When you answer
      </h2>
      <p className="mt-1 mb-4 text-14 text-muted">
        Homeowners read this above your chats and on your profile. Emails to you do not wait for it.
      </p>
      {isLoadingError ? (
        <ErrorState
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          title="Your hours could not be loaded"
        />
      ) : data ? (
        <HoursForm onSaved={(hours) => client.setQueryData(KEY, hours)} saved={data} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </section>
  );
}
