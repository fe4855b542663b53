// Walls and ceilings as bodies: they cast shadows, and their cut edges show the plan from above.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneDocument, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import {
  FrontSide,
  type Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Vector3,
} from 'three';
import type { ViewMode } from './camera/view-mode.ts';
import { METERS_PER_TENTH } from './cell-frame.ts';
import { CEILING_TENTHS, ceilingPrisms, wallPrisms } from './shell-prisms.ts';
import { type Prism, prismGeometry } from './solid-shape.ts';
import { DEPTH_STEPS, setDepthSteps } from './surface-material.ts';

/** Things within this distance of a wall belong to it. */
const NEAR_WALL_TENTHS = 4_500;

interface WallSide {
  readonly wallId: NodeId;
  /** A point of the face and the direction into the room, in plan. */
  readonly at: readonly [x: number, y: number];
  readonly normal: readonly [x: number, y: number];
  readonly along: readonly [x: number, y: number];
  readonly from: number;
  readonly to: number;
}

function sideOf(face: Face): WallSide | null {
  if (face.kind !== 'wall' || face.wallId === null) return null;
  const { origin, right, up } = face.frame;
  const { minX, maxX } = boundsOf(face.outline);
  return {
    wallId: face.wallId,
    at: [origin[0], origin[1]],
    normal: [right[1] * up[2] - right[2] * up[1], right[2] * up[0] - right[0] * up[2]],
    along: [right[0], right[1]],
    from: minX,
    to: maxX,
  };
}

export function createShellView(root: Group) {
  const blocker = new MeshStandardMaterial({
    colorWrite: false,
    depthWrite: false,
    // The inner side lies on the faces that are lit, and would shade them.
    shadowSide: FrontSide,
  });
  const cut = new MeshBasicMaterial({ color: '#8f8a7f' });
  const body = new MeshStandardMaterial({
    color: '#efebe2',
    roughness: 0.95,
  });
  setDepthSteps(body, DEPTH_STEPS.body);
  const casters = new Mesh(prismGeometry([]), blocker);
  casters.castShadow = true;
  casters.frustumCulled = false;
  const tops = new Mesh(prismGeometry([], 'top'), cut);
  const low = new Mesh(prismGeometry([]), body);
  low.receiveShadow = true;
  root.add(casters, tops, low);
  let last: SceneNodes | null = null;
  let sides: readonly WallSide[] = [];
  const behind = new Map<NodeId, NodeId | null>();

  function rebuild(nodes: SceneNodes): void {
    const all: Prism[] = [];
    const free: Prism[] = [];
    const caps: Prism[] = [];
    for (const [levelId] of nodesOf(nodes, 'level')) {
      for (const [wallId, prisms] of wallPrisms(nodes, levelId)) {
        const wall = nodes[wallId];
        const top = Math.max(...prisms.map((one) => one.top));
        const upper = prisms.filter((one) => one.top === top);
        caps.push(...upper);
        if (wall?.type === 'wall' && wall.heightTenths !== null) {
          free.push(...prisms);
          all.push(...prisms);
        } else {
          // Full-height walls reach into the ceiling, so that no light leaks in between.
          all.push(...prisms.filter((one) => one.top !== top));
          all.push(...upper.map((one) => ({ ...one, top: top + CEILING_TENTHS })));
        }
      }
    }
    for (const [mesh, geometry] of [
      [casters, prismGeometry([...all, ...ceilingPrisms(nodes)])],
      [tops, prismGeometry(caps, 'top')],
      [low, prismGeometry(free)],
    ] as const) {
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    }
  }

  return {
    update({ nodes }: SceneDocument, faces: readonly Face[]): void {
      if (nodes !== last) rebuild(nodes);
      last = nodes;
      sides = faces.flatMap((face) => sideOf(face) ?? []);
      behind.clear();
    },
    /** The wall that a thing hangs on or stands against; null if it stands free. */
    wallBehind(id: NodeId): NodeId | null {
      const known = behind.get(id);
      if (known !== undefined) return known;
      const node = last?.[id];
      let found: NodeId | null = null;
      if (node?.type === 'item' || node?.type === 'run') {
        const turn = (node.rotationTenthsDeg * Math.PI) / 1800;
        const front = [Math.sin(turn), -Math.cos(turn)] as const;
        let nearest = NEAR_WALL_TENTHS;
        for (const side of sides) {
          if (side.normal[0] * front[0] + side.normal[1] * front[1] < 0.9) continue;
          const dx = node.position[0] - side.at[0];
          const dy = node.position[1] - side.at[1];
          const away = dx * side.normal[0] + dy * side.normal[1];
          const along = dx * side.along[0] + dy * side.along[1];
          const isBeside = along > side.from - 500 && along < side.to + 500;
          if (isBeside && away > -600 && away < nearest) {
            nearest = away;
            found = side.wallId;
          }
        }
      }
      behind.set(id, found);
      return found;
    },
    /** Walls that the eye sees from behind only. */
    nearWalls(eye: Vector3): Set<NodeId> {
      const seen = new Set<NodeId>();
      const all = new Set<NodeId>();
      const [x, y] = [eye.x / METERS_PER_TENTH, -eye.z / METERS_PER_TENTH];
      for (const side of sides) {
        all.add(side.wallId);
        const ahead = (x - side.at[0]) * side.normal[0] + (y - side.at[1]) * side.normal[1];
        if (ahead > 0) seen.add(side.wallId);
      }
      return new Set([...all].filter((id) => !seen.has(id)));
    },
    /** A walker sees no cut edges. */
    setMode(mode: ViewMode): void {
      tops.visible = mode !== 'walk';
    },
    dispose(): void {
      for (const mesh of [casters, tops, low]) {
        mesh.geometry.dispose();
        mesh.removeFromParent();
      }
      for (const material of [blocker, cut, body]) material.dispose();
    },
  };
}
