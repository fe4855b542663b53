import { useEffect } from 'react';
import { showToast } from '../../../platform/toast-queue.ts';
import type { Workspace } from '../workspace/workspace-context.ts';
import { findNamedWall } from './named-wall.ts';
import { WALL_GONE } from './wall-gone.ts';

/** Selects the wall that the address names, and looks at it. */
export function useNamedWall({ editor, screen }: Workspace, named: string | null): void {
  useEffect(() => {
    if (named === null) return;
    const { history, selectFace, show } = editor.getState();
    const wall = findNamedWall(history.nodes, named);
    if (wall === null) {
      showToast('info', WALL_GONE);
      return;
    }
    const { face, faceId, levelId, look } = wall;
    selectFace(face);
    show({ levelId, look });
    screen.getState().faceWall(faceId);
  }, [named, editor, screen]);
}
