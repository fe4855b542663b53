import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTrace } from '../workspace/trace-store.ts';
import { type Workspace, WorkspaceContext } from '../workspace/workspace-context.ts';
import TracePanel from './trace-panel.tsx';

const frame = { x: 0, y: 0, width: 40_000, height: 30_000 };

/** The panel's text on a level, for a picture that is under the lower one. */
function panelOn(levelId: string): string {
  const { getState } = createTrace();
  const picture = { file: new Blob(['x']), width: 400, height: 400 };
  const seen = { minX: 0, minY: 0, maxX: 40_000, maxY: 30_000 };
  getState().put(picture, { seen, levelId: 'lower', ownId: null });
  const trace = createStore(() => getState());
  const editor = createStore(() => ({ levelId, tool: 'select', history: { nodes: {} } }));
  return renderToString(
    <WorkspaceContext value={{ trace, editor } as unknown as Workspace}>
      <TracePanel frame={frame} scale={40} />
    </WorkspaceContext>,
  );
}

test('a picture is scaled on its own level, and the other levels offer to bring it over', () => {
  expect(panelOn('lower')).toContain('Set scale');
  const elsewhere = panelOn('upper');
  expect(elsewhere).not.toContain('Set scale');
  expect(elsewhere).toContain('This picture lies under another floor.');
  expect(elsewhere).toContain('Lay it under this floor');
});
