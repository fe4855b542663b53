// Floors of openings: rooms end at their walls, and the ground outside would show between two floors.
import type { OpeningNode } from '@wevisu/scene/document/nodes/opening.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { ExportModel, ExportNode } from '@wevisu/scene/exchange/model/export-model.ts';
import type { ExportMaterial } from '@wevisu/scene/exchange/model/materials.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { layingOf } from '@wevisu/scene/laying/lay-area.ts';
import { linearOf } from '@wevisu/scene/materials/color.ts';
import { materialColor } from '@wevisu/scene/materials/material-color.ts';
import { along, directionOf, leftOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { isWithinRegion } from '@wevisu/scene/plane/region.ts';

const METERS_PER_TENTH = 1e-4;
/** Above the floor, meters. */
const LIFT = 6e-4;
/** From the face of a wall to where the floor's color is read, tenths. */
const STEP_IN = 300;
const ROUGHNESS = 0.5;

interface FloorAt {
  readonly color: string;
  /** Above the ground, tenths. */
  readonly height: number;
}

/** The floor at a place; null where there is none. Floors lie in plan coordinates. */
function floorAt(
  { products }: SceneDocument,
  floors: readonly Face[],
  place: Point,
): FloorAt | null {
  for (const { areas, frame } of floors) {
    const area = areas.find(({ regions }) => regions.some((one) => isWithinRegion(one, place)));
    if (!area) continue;
    const { sku, color } = area.covering;
    const facts = sku === null ? undefined : products[sku];
    const laid = facts && layingOf(area.covering, facts);
    return { color: laid ? materialColor(laid.material) : color, height: frame.origin[2] };
  }
  return null;
}

function plainMaterial(color: string): ExportMaterial {
  const { r, g, b } = linearOf(color);
  return {
    ...{ name: color, finish: null, color: [r, g, b], opacity: 1, metalness: 0 },
    ...{ roughness: ROUGHNESS, glow: [0, 0, 0], texture: null },
  };
}

const reachesFloor = ({ style, sillTenths }: OpeningNode) => sillTenths === 0 && style !== 'niche';

/** The model with a floor in each doorway and passage, in the color of the floor beside it. */
export function withThresholds(
  model: ExportModel,
  document: SceneDocument,
  faces: readonly Face[],
): ExportModel {
  const floors = Map.groupBy(
    faces.filter(({ kind }) => kind === 'floor'),
    ({ roomId }) => nodeOf(document.nodes, roomId, 'room')?.levelId,
  );
  const materials = [...model.materials];
  const meshes = [...model.meshes];
  const nodes: ExportNode[] = [...model.nodes];
  for (const [id, opening] of nodesOf(document.nodes, 'opening')) {
    const wall = nodeOf(document.nodes, opening.wallId, 'wall');
    if (!wall || !reachesFloor(opening)) continue;
    const direction = directionOf(wall.from, wall.to);
    const left = leftOf(direction);
    const middle = along(wall.from, direction, opening.atTenths);
    const [half, deep] = [opening.widthTenths / 2, wall.thicknessTenths / 2];
    const floor = [deep + STEP_IN, -deep - STEP_IN]
      .map((by) => floorAt(document, floors.get(wall.levelId) ?? [], along(middle, left, by)))
      .find((found) => found !== null);
    if (!floor) continue;
    const corner = (across: number, away: number) => {
      const [x, y] = along(along(middle, direction, across), left, away);
      return [x * METERS_PER_TENTH, floor.height * METERS_PER_TENTH + LIFT, -y * METERS_PER_TENTH];
    };
    const corners = [
      corner(-half, -deep),
      corner(half, -deep),
      corner(half, deep),
      corner(-half, deep),
    ];
    const mesh = meshes.push([
      {
        material: materials.push(plainMaterial(floor.color)) - 1,
        positions: new Float32Array(corners.flat()),
        normals: new Float32Array(corners.flatMap(() => [0, 1, 0])),
        ...{ uvs: null, indices: new Uint32Array([0, 1, 2, 0, 2, 3]), grain: 'x' },
      },
    ]);
    const name = `${opening.style} threshold`;
    nodes.push({ id: `${id}:floor`, name, mesh: mesh - 1, translation: [0, 0, 0], turnDeg: 0 });
  }
  return { ...model, materials, meshes, nodes };
}
