import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AiUser } from '@wevisu/contract/design-ai.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { startTransition, useEffect, useState } from 'react';
import { isStoredToken } from '../../../platform/tokens.ts';
import { useStored } from '../../../platform/use-stored.ts';
import { AI_KEYS, fetchAiUser, writeAiToken } from './ai-calls.ts';

export interface AiSession {
  /** 'unknown' on the server and until the page is hydrated: the token is in the browser. */
  readonly status: 'unknown' | 'guest' | 'signed-in';
  readonly user: AiUser | null;
  readonly signIn: (answer: { readonly user: AiUser; readonly token: string }) => void;
  /** The account as a call has just answered it. */
  readonly take: (user: AiUser) => void;
  readonly refresh: () => Promise<void>;
  /** AI-07: in this browser alone. The page leads to the start of AI 3D design. */
  readonly signOut: () => void;
  /** Drops user and token silently. */
  readonly forget: () => void;
}

/** The account of AI 3D design, which is none of the site's. */
export function useAiSession(): AiSession {
  const queryClient = useQueryClient();
  const hasToken = isStoredToken(useStored(STORAGE_KEYS.aiAuthToken));
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const { data = null, isPending } = useQuery({
    queryKey: AI_KEYS.user,
    queryFn: fetchAiUser,
    enabled: hasToken,
    retry: false,
    staleTime: 60_000,
  });
  const user = hasToken ? data : null;
  const isUnknown = !isHydrated || (hasToken && isPending);
  const take = (given: AiUser) => {
    queryClient.setQueryData(AI_KEYS.user, given);
  };
  function forget() {
    writeAiToken(null);
    queryClient.removeQueries({ queryKey: AI_KEYS.all });
  }
  return {
    status: user !== null ? 'signed-in' : isUnknown ? 'unknown' : 'guest',
    user,
    take,
    signIn(answer) {
      queryClient.removeQueries({ queryKey: AI_KEYS.all });
      writeAiToken(answer.token);
      take(answer.user);
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: AI_KEYS.all }),
    signOut() {
      queryClient.setQueryData(AI_KEYS.left, true);
      forget();
    },
    forget,
  };
}
