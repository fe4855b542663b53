// The frames around selected things: the edges of their boxes, drawn over everything.
import { BufferGeometry, LineBasicMaterial, LineSegments, type Scene, Vector3 } from 'three';
import type { PlacedThing } from './thing-batch.ts';

/** Selected, or in the way while it is dragged. */
const COLORS = { accent: '#1f5b47', danger: '#a5352a' } as const;
export type OutlineTone = keyof typeof COLORS;

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7] as const;

interface Framed {
  readonly thing: PlacedThing;
  readonly lines: LineSegments;
}

export function createOutline(scene: Scene) {
  const material = new LineBasicMaterial({
    color: COLORS.accent,
    depthTest: false,
    transparent: true,
  });
  let framed: readonly Framed[] = [];

  function frame(thing: PlacedThing): Framed {
    const { min, max } = thing.box;
    const corners = CORNERS.map(
      (n) => new Vector3(n & 1 ? max.x : min.x, n & 2 ? max.y : min.y, n & 4 ? max.z : min.z),
    );
    const geometry = new BufferGeometry().setFromPoints(EDGES.flatMap((n) => corners[n] ?? []));
    const lines = new LineSegments(geometry, material);
    lines.renderOrder = 10;
    lines.frustumCulled = false;
    lines.matrixAutoUpdate = false;
    scene.add(lines);
    return { thing, lines };
  }

  function clear(): void {
    for (const { lines } of framed) {
      lines.geometry.dispose();
      lines.removeFromParent();
    }
    framed = [];
  }

  return {
    show(things: readonly PlacedThing[], tone: OutlineTone = 'accent'): void {
      clear();
      material.color.set(COLORS[tone]);
      framed = things.map(frame);
      this.follow();
    },
    setTone(tone: OutlineTone): void {
      material.color.set(COLORS[tone]);
    },
    follow(): void {
      for (const { thing, lines } of framed) {
        lines.matrix.copy(thing.matrix);
        lines.matrixWorldNeedsUpdate = true;
      }
    },
    setVisible(isVisible: boolean): void {
      for (const { lines } of framed) lines.visible = isVisible;
    },
    dispose(): void {
      clear();
      material.dispose();
    },
  };
}
