// The frame around what is selected: the edges of its box, drawn over everything.
import { BufferGeometry, LineBasicMaterial, LineSegments, type Scene, Vector3 } from 'three';
import type { PlacedThing } from './thing-batch.ts';

const ACCENT = '#1f5b47';

export function createOutline(scene: Scene) {
  const material = new LineBasicMaterial({ color: ACCENT, depthTest: false, transparent: true });
  const lines = new LineSegments(new BufferGeometry(), material);
  lines.visible = false;
  lines.renderOrder = 10;
  lines.frustumCulled = false;
  lines.matrixAutoUpdate = false;
  scene.add(lines);
  let shown: PlacedThing | null = null;

  function build({ box: { min, max } }: PlacedThing): void {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (n) => new Vector3(n & 1 ? max.x : min.x, n & 2 ? max.y : min.y, n & 4 ? max.z : min.z),
    );
    const pairs = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
    lines.geometry.dispose();
    lines.geometry = new BufferGeometry().setFromPoints(pairs.flatMap((n) => corners[n] ?? []));
  }

  return {
    show(thing: PlacedThing | null): void {
      shown = thing;
      lines.visible = thing !== null;
      if (thing) {
        build(thing);
        this.follow();
      }
    },
    follow(): void {
      if (!shown) return;
      lines.matrix.copy(shown.matrix);
      lines.matrixWorldNeedsUpdate = true;
    },
    setVisible(isVisible: boolean): void {
      lines.visible = isVisible && shown !== null;
    },
    dispose(): void {
      lines.geometry.dispose();
      material.dispose();
      lines.removeFromParent();
    },
  };
}
