import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { useSession } from '../../platform/session.tsx';

const ActingBar = late(async () => ({ default: (await import('./acting-bar.tsx')).ActingBar }));

/** On every page while staff act for somebody; its code is loaded by nobody else. */
export function ActingBanner() {
  const { user } = useSession();
  if (!user?.acting) return null;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Suspense>
      <ActingBar name={name} until={user.acting.until} />
    </Suspense>
  );
}
