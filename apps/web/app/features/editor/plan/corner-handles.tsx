import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { useEditor } from '../workspace/workspace-context.ts';

export interface CornerHandlesProps {
  readonly nodes: SceneNodes;
  /** Tenths per pixel. */
  readonly scale: number;
}

/** Handles at the corners of the selected room or wall. */
export function CornerHandles({ nodes, scale }: CornerHandlesProps) {
  const tool = useEditor((state) => state.tool);
  const face = useEditor((state) => state.face);
  const first = useEditor((state) => state.selected[0]);
  if (tool !== 'select') return null;
  const roomId = face?.faceId.endsWith(':floor') ? face.faceId.slice(0, -6) : null;
  const node = nodes[roomId ?? first ?? ''];
  const corners: readonly PlanPoint[] =
    node?.type === 'room' ? node.outline : node?.type === 'wall' ? [node.from, node.to] : [];
  return corners.map(([x, y]) => (
    <circle
      className="cursor-move fill-paper stroke-accent-text"
      cx={x}
      cy={-y}
      data-corner={`${x},${y}`}
      key={`${x},${y}`}
      r={8 * scale}
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
    />
  ));
}
