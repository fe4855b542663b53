import { useEffect } from 'react';
import type { Workspace } from '../workspace/workspace-context.ts';

/** Opens the comment that the address names. */
export function useNamedPin({ screen }: Workspace, named: string | null): void {
  useEffect(() => {
    if (named === null || !/^[1-9]\d{0,8}$/.test(named)) return;
    screen.getState().openComment({ kind: 'pin', view: null, number: Number(named) });
  }, [named, screen]);
}
