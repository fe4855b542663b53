import { pathOf } from '../drawings/plan-shapes.tsx';
import { useDerived, useEditor, useNodes } from '../workspace/workspace-context.ts';

/** The separate areas on the floors of the level, and the selected floor or area. */
export function FloorAreas() {
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const selected = useEditor((state) => state.face);
  const faces = useDerived((state) => state.faces);
  const floors = faces.filter(({ kind, roomId }) => {
    const room = nodes[roomId ?? ''];
    return kind === 'floor' && room?.type === 'room' && room.levelId === levelId;
  });
  return floors.map(({ id, outline, areas }) => {
    const isSelected = id === selected?.faceId;
    const chosen = isSelected
      ? areas.find(
          ({ nodeId, slot }) => slot === selected.slot && nodeId === (selected.nodeId ?? null),
        )
      : undefined;
    return (
      <g className="pointer-events-none" key={id}>
        {areas.length > 1 &&
          areas.map(({ nodeId, slot, regions }) =>
            nodeId === null
              ? null
              : regions.map((region, index) => (
                  <path
                    className="fill-none stroke-edge"
                    d={pathOf(region.outline, true)}
                    key={`${nodeId}:${slot}:${index}`}
                    strokeDasharray="6 4"
                    strokeWidth={1}
                    vectorEffect="non-scaling-stroke"
                  />
                )),
          )}
        {isSelected &&
          (chosen?.regions ?? [{ outline, holes: [] }]).map((region, index) => (
            <path
              className="fill-accent/15 stroke-accent-text"
              d={[region.outline, ...region.holes].map((ring) => pathOf(ring, true)).join('')}
              fillRule="evenodd"
              key={index}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
      </g>
    );
  });
}
