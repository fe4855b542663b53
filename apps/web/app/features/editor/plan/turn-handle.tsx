import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { distanceOf, placed } from '@wevisu/scene/plane/points.ts';
import { pivotOf } from '../edits/groups.ts';
import { useEditor } from '../workspace/workspace-context.ts';

export interface TurnHandleProps {
  readonly nodes: SceneNodes;
  /** Tenths that one pixel covers. */
  readonly scale: number;
  /** The upper edge of what is seen, tenths downwards. */
  readonly top: number;
}

/** Pixels between what is selected and the handle. */
const AWAY = 26;
/** Pixels that the tools take. */
const BAR = 64;

/** The handle behind what is selected, to turn it by. */
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
  // Behind it, or before it where that would lie under the tools.
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
