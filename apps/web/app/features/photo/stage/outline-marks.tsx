import type { Spot } from '@wevisu/photo/picture.ts';
import {
  closeOutline,
  insertPoint,
  moveLineEnd,
  movePoint,
  removePoint,
} from '../marks/edit-document.ts';
import type { MarkedSurface } from '../marks/photo-document.ts';
import { useMarks, usePhoto } from '../state/photo-context.ts';
import { Handle } from './handle.tsx';

export interface OutlineMarksProps {
  readonly surface: MarkedSurface;
  readonly scale: number;
}

/** Sides shorter than this on the screen have no place for a further point. */
const MIN_SIDE = 64;

/** The points of the current outline, spots for more of them, and the floor line of a wall. */
export function OutlineMarks({ surface, scale }: OutlineMarksProps) {
  const { id, outline, isClosed, line } = surface;
  const tool = usePhoto((state) => state.tool);
  const change = usePhoto((state) => state.change);
  const isPicked = tool === 'points';
  return (
    <>
      {isPicked &&
        line?.map((spot, end) => (
          <Handle
            key={end}
            label={end === 0 ? 'Floor line, one end' : 'Floor line, other end'}
            look="line"
            onMove={(to) =>
              change(
                'Move floor line',
                (now) => moveLineEnd(now, id, end as 0 | 1, to),
                `line:${end}`,
              )
            }
            scale={scale}
            spot={spot}
          />
        ))}
      {isPicked && isClosed && <SideMarks outline={outline} scale={scale} surfaceId={id} />}
      {isPicked &&
        outline.map((spot, n) => (
          <Handle
            key={n}
            label={`Point ${n + 1}`}
            onMove={(to) =>
              change('Move point', (now) => movePoint(now, id, n, to), `point:${id}:${n}`)
            }
            onPress={
              n === 0 && !isClosed
                ? () => change('Close outline', (now) => closeOutline(now, id))
                : undefined
            }
            onRemove={
              isClosed && outline.length <= 3
                ? undefined
                : () => change('Remove point', (now) => removePoint(now, id, n))
            }
            scale={scale}
            spot={spot}
          />
        ))}
    </>
  );
}

interface SideMarksProps {
  readonly surfaceId: string;
  readonly outline: readonly Spot[];
  readonly scale: number;
}

/** In the middle of each longer side; a press adds a point there. */
function SideMarks({ surfaceId, outline, scale }: SideMarksProps) {
  const { width, height } = useMarks();
  const change = usePhoto((state) => state.change);
  return outline.map((from, n) => {
    const to = outline[(n + 1) % outline.length] ?? from;
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) / scale < MIN_SIDE) return null;
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return (
      <button
        aria-label={`Add a point after point ${n + 1}`}
        className="absolute z-10 grid size-9 -translate-1/2 place-items-center rounded-full text-surface"
        key={n}
        onClick={() => change('Add point', (now) => insertPoint(now, surfaceId, n))}
        onPointerDown={(event) => event.stopPropagation()}
        style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
        type="button"
      >
        <span className="grid size-4 place-items-center rounded-full bg-accent text-12 text-on-accent leading-none">
          +
        </span>
      </button>
    );
  });
}
