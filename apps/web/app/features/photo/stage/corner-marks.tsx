import { moveCorner } from '../marks/edit-document.ts';
import { waitingCorners } from '../marks/photo-document.ts';
import { useMarks, usePhoto } from '../state/photo-context.ts';
import { Handle } from './handle.tsx';

/** The four corners of a rectangle on the floor. */
export function CornerMarks({ scale }: { readonly scale: number }) {
  const document = useMarks();
  const change = usePhoto((state) => state.change);
  const corners = document.corners ?? waitingCorners(document);
  return corners.map((spot, n) => (
    <Handle
      key={n}
      label={`Corner ${n + 1}`}
      look="corner"
      onMove={(to) => change('Move corner', (now) => moveCorner(now, n, to), `corner:${n}`)}
      scale={scale}
      spot={spot}
    >
      {n + 1}
    </Handle>
  ));
}
