import { useQuery } from '@tanstack/react-query';
import type { User } from '@wevisu/contract/accounts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fetchProfile, PROFILE_KEY } from './account-calls.ts';
import { AccountPanel } from './account-panel.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';

/** CHECK-07: the profile. */
export function ProfilePanel({ user }: { readonly user: User }) {
  const profile = useQuery({ queryKey: PROFILE_KEY(user), queryFn: fetchProfile });
  return (
    <div className="max-w-form">
      <AccountPanel title="Profile">
        {profile.data ? (
          <DetailsForm profile={profile.data} user={user} />
        ) : profile.isError ? (
          <ErrorState
            isRetrying={profile.isFetching}
            onRetry={() => void profile.refetch()}
            title="Your profile could not be loaded"
          />
        ) : (
          <FormSkeleton />
        )}
      </AccountPanel>
      <AccountPanel
        intro={
          <>
            You sign in with <span className="break-words text-ink">{user.email}</span>, and our
            emails go there.
          </>
        }
        title="Email address"
      >
        <EmailForm />
      </AccountPanel>
    </div>
  );
}

function FormSkeleton() {
  return <Skeleton className="h-80 rounded-card" />;
}
