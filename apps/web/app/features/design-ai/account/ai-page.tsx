import type { AiUser } from '@wevisu/contract/design-ai.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/page-head.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { AiAccountBar } from './ai-account-bar.tsx';
import { RequireAiSession } from './require-ai-session.tsx';

interface AiPageProps {
  readonly title: string;
  readonly children: (user: AiUser) => ReactNode;
}

/** A page of somebody signed in to AI 3D design. */
export function AiPage({ title, children }: AiPageProps) {
  return (
    <div className="page pt-4 pb-16">
      <PageHead isPrivate title={`${title} · AI 3D Design`} />
      <RequireAiSession
        loading={
          <>
            <LoadingNote label="Loading your account" />
            <Skeleton className="h-11" />
            <Skeleton className="mt-8 h-10 max-w-80" />
            <Skeleton className="mt-6 h-64 max-w-[880px]" />
          </>
        }
      >
        {(user) => (
          <>
            <AiAccountBar user={user} />
            <div className="pt-8 md:pt-10">{children(user)}</div>
          </>
        )}
      </RequireAiSession>
    </div>
  );
}
