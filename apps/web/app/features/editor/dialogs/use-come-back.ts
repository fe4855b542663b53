import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import { readWanted, WANTED_PARAM } from '../saving/come-back.ts';
import type { Workplace } from '../workplace/editor-context.ts';

/**
 * Opens what was pressed before signing in. The address forgets it at once: a reload opens the room alone, and so does
 * coming back without an account.
 */
export function useComeBack({ screen }: Workplace): void {
  const [params, setParams] = useSearchParams();
  const isGuest = useSession().user === null;
  const wanted = readWanted(params);
  useEffect(() => {
    if (wanted === null) return;
    if (!isGuest) screen.getState().show(wanted);
    setParams(without, { replace: true, preventScrollReset: true });
  }, [wanted, isGuest, screen, setParams]);
}

function without(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(WANTED_PARAM);
  return left;
}
