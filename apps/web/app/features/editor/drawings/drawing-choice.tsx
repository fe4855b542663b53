import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { useDerived, useEditor, useNodes, useScreen } from '../workspace/workspace-context.ts';
import { selectedWall } from './elevation-along.ts';
import { wallFaces } from './wall-faces.ts';

const drawings = [
  { id: 'plan', label: 'Plan', icon: 'plan' },
  { id: 'elevation', label: 'Elevation', icon: 'elevation' },
] as const;

/** Picks what is drawn in 2D: the plan or one of the walls. */
export function DrawingChoice() {
  const nodes = useNodes();
  const faces = useDerived((state) => state.faces);
  const levelId = useEditor((state) => state.levelId);
  const selected = useEditor((state) => state.selected);
  const face = useEditor((state) => state.face);
  const elevation = useScreen((state) => state.elevation);
  const faceWall = useScreen((state) => state.faceWall);

  function open(): void {
    const walls = wallFaces(nodes, faces, levelId);
    const own = selectedWall(nodes, { selected, face });
    const chosen = walls.find(
      ({ roomId, wallId }) => roomId === own?.roomId && wallId === own.wallId,
    );
    faceWall((chosen ?? walls[0])?.id ?? '');
  }

  return (
    <ChoiceGroup
      className="shadow-soft"
      items={drawings}
      label="Drawing"
      onChange={(next) => (next === 'plan' ? faceWall(null) : open())}
      value={elevation === null ? 'plan' : 'elevation'}
    />
  );
}
