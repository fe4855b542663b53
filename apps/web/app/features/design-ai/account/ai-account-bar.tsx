import { useQuery } from '@tanstack/react-query';
import type { AiUser } from '@wevisu/contract/design-ai.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { NavLink } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { AI_KEYS, fetchBalance } from './ai-calls.ts';
import { useAiSession } from './use-ai-session.ts';

const LINKS = [
  { to: PATHS.designAi, text: 'Design' },
  { to: DESIGN_AI_PATHS.history, text: 'Your designs' },
  { to: DESIGN_AI_PATHS.account, text: 'Account' },
] as const;

/** Above the pages of somebody signed in to AI 3D design, in place of the shop's user menu (NAV-07). */
export function AiAccountBar({ user }: { readonly user: AiUser }) {
  const { signOut } = useAiSession();
  // AI-08.
  const balance = useQuery({ queryKey: AI_KEYS.balance, queryFn: fetchBalance });
  const credits = balance.data?.credits ?? user.credits;

  return (
    <nav
      aria-label="AI 3D Design account"
      className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-b pb-2 text-14"
    >
      {LINKS.map(({ to, text }) => (
        <BarLink key={to} to={to}>
          {text}
        </BarLink>
      ))}
      <BarLink to={DESIGN_AI_PATHS.credits}>
        <span className="figures">
          {formatCount(credits)} {credits === 1 ? 'credit' : 'credits'}
        </span>
      </BarLink>
      <span className="ms-auto min-w-0 break-words text-muted max-sm:hidden">{user.email}</span>
      <Button className="max-sm:ms-auto" kind="quiet" onPress={signOut} size="small">
        Log out
      </Button>
    </nav>
  );
}

function BarLink({ to, children }: { readonly to: string; readonly children: React.ReactNode }) {
  return (
    <NavLink
      className={({ isActive }) =>
        cx(
          'flex min-h-11 items-center hover:text-accent-text',
          isActive && 'font-[560] text-accent-text',
        )
      }
      end
      to={to}
    >
      {children}
    </NavLink>
  );
}
