import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTrace } from '../workspace/trace-store.ts';
import { type Workspace, WorkspaceContext } from '../workspace/workspace-context.ts';
import TracePanel from './trace-panel.tsx';

const frame = { x: 0, y: 0, width: 40_000, height: 30_000 };

/** What the panel says on one floor of a picture that lies under the lower one. */
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

test('a picture is set to scale on its own floor, and told of on the others with a way to bring it', () => {
  expect(panelOn('lower')).toContain('Set scale');
  const elsewhere = panelOn('upper');
  expect(elsewhere).not.toContain('Set scale');
  expect(elsewhere).toContain('This picture lies under another floor.');
  expect(elsewhere).toContain('Lay it under this floor');
});
