import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@wevisu/contract/accounts.ts';
import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { KEYS_CLEARED_AT_LOGOUT, STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeBackStaffToken } from './acting-tokens.ts';
import { dropKept } from './drop-kept.ts';
import { SCREEN_TEXTS } from './screen-texts.ts';
import { isApproved, markUser, USER_KEY } from './session-hints.ts';
import { listenTo } from './site-events.ts';
import { writeStored } from './storage.ts';
import { showToast } from './toast-queue.ts';
import { isStoredToken, writeToken } from './tokens.ts';
import { useStored } from './use-stored.ts';

export interface Session {
  /**
   * 'unknown' on the server and until the page is hydrated, since the token is in the browser;
   * 'loading' while the account behind a stored token is being fetched.
   */
  readonly status: 'unknown' | 'loading' | 'guest' | 'signed-in';
  readonly user: User | null;
  /** A pro or vendor whom staff have not approved: a guest everywhere but on the page that says so. */
  readonly applicant: User | null;
  /** Takes the reply of login or registration (AUTH-33). */
  readonly signIn: (answer: { readonly user: User; readonly token: string }) => void;
  /** Fetches the account again, after it was changed elsewhere. */
  readonly refresh: () => Promise<void>;
  /** On the way out: no check of the account may lead elsewhere. */
  readonly isLeaving: boolean;
  /** Drops user and token silently: a refused sign-in, an expired session. */
  readonly forget: () => void;
  /** AUTH-44 to AUTH-47: tells the server, clears the storage and goes to the home page. Staff who act stop acting. */
  readonly signOut: () => Promise<void>;
  /** Goes to the home page and clears the storage there: the session has already ended. */
  readonly leave: (words: string) => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Calls pull in the contract's schemas (30 KB), so they are loaded when the first one is made. */
const loadCalls = () => import('./session-calls.ts');
const ignore = () => {};

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const hasToken = isStoredToken(useStored(STORAGE_KEYS.authToken));
  /** The goodbye toast on the home page; null unless signing out. */
  const [farewell, setFarewell] = useState<string | null>(null);

  const { data: user = null, isPending } = useQuery({
    queryKey: USER_KEY,
    queryFn: async () => (await loadCalls()).fetchUser(),
    enabled: hasToken,
    retry: false,
    staleTime: 60_000,
  });

  function forget() {
    writeToken(null);
    queryClient.clear();
    dropKept();
  }

  function signIn(answer: { readonly user: User; readonly token: string }) {
    writeToken(answer.token);
    markUser(answer.user);
    queryClient.setQueryData(USER_KEY, answer.user);
  }

  const refresh = () => queryClient.invalidateQueries({ queryKey: USER_KEY });

  async function signOut() {
    if (user?.acting) return (await loadCalls()).leaveActing(user);
    // The session ends here whether or not the server is reached.
    await loadCalls().then(({ sendLogout }) => sendLogout(), ignore);
    await leave(SCREEN_TEXTS.loggedOut);
  }

  async function leave(words: string) {
    setFarewell(words);
    await navigate(PATHS.home);
  }

  // Only once the home page is shown: a private page would ask to sign in again.
  const isHome = location.pathname === PATHS.home;
  useEffect(() => {
    if (farewell === null || !isHome) return;
    setFarewell(null);
    forget();
    for (const key of KEYS_CLEARED_AT_LOGOUT) writeStored(key, null);
    showToast('success', farewell);
  }, [farewell, isHome]);

  // ERR-15: after any 401 the visitor signs in and comes back here.
  const here = location.pathname + location.search;
  useEffect(() =>
    listenTo('session-ended', () => {
      // A call in flight meanwhile learns of it, too.
      if (farewell !== null) return;
      if (takeBackStaffToken()) {
        void loadCalls().then(({ returnToStaff }) => returnToStaff(STAFF_PATHS.users));
        return;
      }
      forget();
      if (location.pathname !== PATHS.login) {
        void navigate(loginPath(here));
      }
    }),
  );

  // Many components depend on the session. A transition updates them in small steps, like hydration itself.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const holder = hasToken ? user : null;
  const known = holder !== null && isApproved(holder) ? holder : null;
  const status = statusOf({ isHydrated, hasToken, isPending, user: known });
  return (
    <SessionContext
      value={{
        ...{ status, user: known, applicant: known === null ? holder : null },
        isLeaving: farewell !== null,
        ...{ signIn, refresh, forget, signOut, leave },
      }}
    >
      {children}
    </SessionContext>
  );
}

interface Known {
  readonly isHydrated: boolean;
  readonly hasToken: boolean;
  readonly isPending: boolean;
  readonly user: User | null;
}

function statusOf({ isHydrated, hasToken, isPending, user }: Known): Session['status'] {
  if (user) return 'signed-in';
  if (!isHydrated) return 'unknown';
  return hasToken && isPending ? 'loading' : 'guest';
}
