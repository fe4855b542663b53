// What is selected and what is dragged: frames around things, and previews of where they go.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { Matrix4, Quaternion, type Scene, Vector3 } from 'three';
import { METERS_PER_TENTH } from './cell-frame.ts';
import { createOutline, type OutlineTone } from './outline.ts';
import type { PlacedThing } from './thing-batch.ts';

const UP = new Vector3(0, 1, 0);

export function createSelection(scene: Scene, placedOf: (id: NodeId) => PlacedThing | null) {
  const outline = createOutline(scene);
  const at = new Vector3();
  const turn = new Quaternion();
  const scale = new Vector3();
  const matrix = new Matrix4();
  let selected: readonly NodeId[] = [];

  function frame(): void {
    outline.show(selected.flatMap((id) => placedOf(id) ?? []));
  }

  return {
    /** Frames these things; ids without a body are skipped. */
    select(ids: readonly NodeId[]): void {
      selected = ids;
      frame();
    },
    /** Frames the selection again: bodies came or went. */
    frame,
    setTone: (tone: OutlineTone) => outline.setTone(tone),
    setVisible: (isVisible: boolean) => outline.setVisible(isVisible),
    /** Shows a thing elsewhere (plan tenths); false if it has no body yet. */
    preview(id: NodeId, x: number, y: number, rotationTenthsDeg?: number): boolean {
      const placed = placedOf(id);
      if (!placed) return false;
      placed.matrix.decompose(at, turn, scale);
      if (rotationTenthsDeg !== undefined)
        turn.setFromAxisAngle(UP, (rotationTenthsDeg * Math.PI) / 1800);
      at.set(x * METERS_PER_TENTH, at.y, -y * METERS_PER_TENTH);
      placed.move(matrix.compose(at, turn, scale));
      outline.follow();
      return true;
    },
    dispose: () => outline.dispose(),
  };
}
