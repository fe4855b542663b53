import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { distanceOf, placed } from '@wevisu/scene/plane/points.ts';
import { pivotOf } from '../edits/groups.ts';
import { useEditor } from '../workspace/workspace-context.ts';

export interface TurnHandleProps {
  readonly nodes: SceneNodes;
  /** Tenths per pixel. */
  readonly scale: number;
  /** The upper edge of the visible area, in tenths downward. */
  readonly top: number;
}

/** Pixels between the selection and the handle. */
const AWAY = 26;
/** Pixels covered by the tools. */
const BAR = 64;

/** The handle behind the selection that turns it. */
export function TurnHandle({ nodes, scale, top }: TurnHandleProps) {
  const tool = useEditor((state) => state.tool);
  const selected = useEditor((state) => state.selected);
  const first = nodes[selected[0] ?? ''];
  const about = pivotOf(nodes, selected);
  const isLocked = selected.some((id) => {
    const node = nodes[id];
    return isStanding(node) && node.locked;
  });
  if (tool !== 'select' || !isStanding(first) || !about || isLocked) return null;
  const reach = selected
    .flatMap((id) => bodyOf(nodes, id)?.footprints.flat() ?? [])
    .reduce((max, point) => Math.max(max, distanceOf(about, point)), 0);
  // Behind the selection, or in front of it where the tools would cover the handle.
  const at = (side: 1 | -1) =>
    placed([0, side * (reach + AWAY * scale)], about, first.rotationTenthsDeg);
  const isHidden = -at(1)[1] < top + BAR * scale;
  const [x, y] = at(isHidden ? -1 : 1);
  return (
    <g>
      <line
        className="pointer-events-none stroke-accent-text"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        x1={about[0]}
        x2={x}
        y1={-about[1]}
        y2={-y}
      />
      <circle
        className="cursor-grab fill-paper stroke-accent-text"
        cx={x}
        cy={-y}
        data-turn=""
        r={9 * scale}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      >
        <title>Turn</title>
      </circle>
    </g>
  );
}
