import { elevationsOf } from '@wevisu/scene/drawing/draw-elevation.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { useMemo, useRef } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { pressedSelection } from '../edits/groups.ts';
import { nameOfFace, roomName } from '../edits/labels.ts';
import { unnamedDocument } from '../edits/unnamed-document.ts';
import { useDerived, useEditor, useNodes, useScreen } from '../workspace/workspace-context.ts';
import { PlanShapes, PlanTexts, pathOf } from './plan-shapes.tsx';
import { useFrame } from './use-frame.ts';
import { wallFaces } from './wall-faces.ts';

/** A wall seen from inside its room, with the dimensions a builder works from. */
export function ElevationPane() {
  const nodes = useNodes();
  const faces = useDerived((state) => state.faces);
  const levelId = useEditor((state) => state.levelId);
  const selectedFace = useEditor((state) => state.face?.faceId ?? null);
  const selectFace = useEditor((state) => state.selectFace);
  const wanted = useScreen((state) => state.elevation);
  const faceWall = useScreen((state) => state.faceWall);
  const walls = useMemo(() => wallFaces(nodes, faces, levelId), [nodes, faces, levelId]);
  const find = (id: string | null) => walls.find((face) => face.id === id);
  const wall = find(selectedFace) ?? find(wanted) ?? walls[0];
  if (!wall) return <p className="p-6 text-muted">Elevations appear once the room has walls.</p>;
  const nameOf = (face: Face) => `${nameOfFace(face)}, ${roomName(nodes, face.roomId)}`;
  return (
    <div className="relative size-full bg-sunken">
      <NativeSelect
        className="absolute top-2 left-1/2 z-1 w-80 max-w-[90%] -translate-x-1/2 rounded-control bg-surface ps-3 shadow-soft"
        label="Wall"
        onChange={(id) => {
          faceWall(id);
          selectFace({ faceId: id, slot: 'covering' });
        }}
        options={walls.map((face) => ({ id: face.id, label: nameOf(face) }))}
        value={wall.id}
      />
      <ElevationDrawing key={wall.id} name={nameOf(wall)} wall={wall} />
    </div>
  );
}

function ElevationDrawing({ wall, name }: { readonly wall: Face; readonly name: string }) {
  const nodes = useNodes();
  const products = useEditor((state) => state.products);
  const selected = useEditor((state) => state.selected);
  const select = useEditor((state) => state.select);
  const selectFace = useEditor((state) => state.selectFace);
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useMemo(() => {
    const document = unnamedDocument({ nodes, products });
    const all = wall.roomId === null ? [] : elevationsOf(document, wall.roomId);
    return all.find(({ faceId }) => faceId === wall.id)?.drawing ?? null;
  }, [nodes, products, wall.roomId, wall.id]);
  const bounds = drawing?.bounds ?? { minX: 0, minY: 0, maxX: 30_480, maxY: 30_480 };
  const { frame } = useFrame(svg, bounds);
  const measures = drawing?.texts.map(({ text }) => text).join(', ') ?? '';

  function press(id: string | null): void {
    const node = id === null ? undefined : nodes[id];
    if (!node || id === null || node.type === 'wall' || node.type === 'surface') {
      selectFace({
        faceId: wall.id,
        slot: 'covering',
        ...(node?.type === 'surface' ? { nodeId: id } : {}),
      });
    } else select(pressedSelection(nodes, selected, id));
  }

  return (
    // Keyboard users select in the list.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <svg
      aria-label={`Elevation of the ${name.toLowerCase()}. Measures: ${measures}.`}
      className="block size-full touch-none select-none"
      onClick={({ target }) =>
        press(target instanceof Element ? target.getAttribute('data-node') : null)
      }
      ref={svg}
      role="img"
      viewBox={frame ? `${frame.x} ${frame.y} ${frame.width} ${frame.height}` : '0 0 1 1'}
    >
      {drawing && (
        <>
          <PlanShapes shapes={drawing.shapes} />
          {drawing.shapes
            .filter(({ nodeId, closed }) => closed && nodeId !== null && selected.includes(nodeId))
            .map(({ points, nodeId }, index) => (
              <path
                className="pointer-events-none fill-accent/15 stroke-accent-text"
                d={pathOf(points, true)}
                key={`${nodeId}:${index}`}
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          <PlanTexts texts={drawing.texts} />
        </>
      )}
    </svg>
  );
}
