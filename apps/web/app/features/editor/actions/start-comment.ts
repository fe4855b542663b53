import type { Workspace } from '../workspace/workspace-context.ts';

/** The next press in the plan or in 3D says where a comment goes; once more takes that back. */
export function startComment({ editor, screen }: Workspace): void {
  const { tool, panes, show } = editor.getState();
  if (tool === 'comment') {
    show({ tool: 'select' });
    return;
  }
  show({ tool: 'comment', panes: panes === 'list' ? '2d' : panes });
  // The elevation of a wall takes the place of the plan.
  screen.getState().faceWall(null);
  screen.getState().openComment(null);
  if (screen.getState().comments === 'none') screen.getState().showComments('open');
}
