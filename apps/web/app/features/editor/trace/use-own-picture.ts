import { getOwnPictureFile } from '@wevisu/contract/own-pictures.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { useEffect } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { callFile } from '../../../platform/call-file.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import type { Workspace } from '../workspace/workspace-context.ts';
import { NoPicture, takePlanPicture } from './take-plan-picture.ts';

function wordsOf(error: unknown): string {
  if (error instanceof NoPicture) return error.message;
  const isGone = error instanceof ApiFailure && error.status === 404;
  return isGone
    ? 'We could not find that picture. The room opens without it.'
    : 'Your picture could not be loaded. Open it once more, or choose its file under Files, Trace a picture.';
}

/** Puts the account's picture that the address names under the plan; null for none. */
export function useOwnPicture({ editor, trace }: Workspace, id: string | null): void {
  useEffect(() => {
    if (id === null || !/^[1-9]\d{0,14}$/.test(id)) return;
    const control = new AbortController();
    const { signal } = control;
    callFile(getOwnPictureFile, { params: { id }, query: {} }, signal)
      .then(takePlanPicture)
      .then((picture) => {
        if (signal.aborted) return;
        const { levelId, history, panes, show } = editor.getState();
        const walls = nodesOf(history.nodes, 'wall').filter(([, wall]) => wall.levelId === levelId);
        const ends = walls.flatMap(([, { from, to }]) => [from, to]);
        const seen =
          ends.length > 0 ? boundsOf(ends) : { minX: 0, minY: 0, maxX: 100_000, maxY: 100_000 };
        show({ panes: panes === 'both' ? 'both' : '2d', tool: 'select' });
        trace.getState().put(picture, { seen, levelId, ownId: id });
        trace.getState().open(true);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) showToast('info', wordsOf(error));
      });
    return () => control.abort();
  }, [id, editor, trace]);
}
