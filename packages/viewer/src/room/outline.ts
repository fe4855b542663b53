// The frame around what is selected: the edges of its box, drawn over everything.
import {
  Box3,
  BufferGeometry,
  type Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  type Scene,
  Vector3,
} from 'three';

const ACCENT = '#1f5b47';

export function createOutline(scene: Scene) {
  const material = new LineBasicMaterial({ color: ACCENT, depthTest: false, transparent: true });
  const lines = new LineSegments(new BufferGeometry(), material);
  lines.visible = false;
  lines.renderOrder = 10;
  lines.frustumCulled = false;
  lines.matrixAutoUpdate = false;
  scene.add(lines);
  let shown: Group | null = null;

  function build(group: Group): void {
    const box = new Box3();
    for (const child of group.children) {
      if (!(child instanceof Mesh)) continue;
      child.geometry.computeBoundingBox();
      if (child.geometry.boundingBox) box.union(child.geometry.boundingBox);
    }
    const { min, max } = box;
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (n) => new Vector3(n & 1 ? max.x : min.x, n & 2 ? max.y : min.y, n & 4 ? max.z : min.z),
    );
    const pairs = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
    lines.geometry.dispose();
    lines.geometry = new BufferGeometry().setFromPoints(pairs.flatMap((n) => corners[n] ?? []));
  }

  return {
    show(group: Group | null): void {
      shown = group;
      lines.visible = group !== null && group.children.length > 0;
      if (group && lines.visible) {
        build(group);
        this.follow();
      }
    },
    follow(): void {
      if (!shown) return;
      lines.matrix.copy(shown.matrix ?? new Matrix4());
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
