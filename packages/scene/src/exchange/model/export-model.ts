// A scene as meshes with materials, as files of other programs take them: meters, y up, x east, z south.
import type { SceneNode } from '../../document/node.ts';
import type { NodeId } from '../../document/node-id.ts';
import { nodeOf, nodesOf, type SceneDocument } from '../../document/scene.ts';
import type { Face, FaceFrame } from '../../faces/face.ts';
import { facesOf } from '../../faces/faces-of.ts';
import { toMesh } from '../../geometry/mesh.ts';
import type { Mesh, Piece } from '../../geometry/part.ts';
import { merge, type Shape } from '../../geometry/shape.ts';
import { triangulate } from '../../geometry/triangulate.ts';
import type { Axis } from '../../geometry/vec.ts';
import { buildPieces } from '../../kinds/build-model.ts';
import { fitPieces } from '../../kinds/fit-model.ts';
import { fitOf } from '../../kinds/fit-of.ts';
import { type ModelSpec, modelSpecSchema } from '../../kinds/model-spec.ts';
import { layingOf } from '../../laying/lay-area.ts';
import { isBeyondLaying } from '../../laying/lay-cells.ts';
import { buildOpening } from '../../openings/build-opening.ts';
import { parseProductPicture } from '../../pictures/product-picture.ts';
import { boundsOf } from '../../plane/polygon.ts';
import { buildRun } from '../../runs/build-run.ts';
import { runFinishes, runGivens } from '../../runs/run-givens.ts';
import { createMaterials, type ExportMaterial } from './materials.ts';

/** Tenths of a millimeter to meters. */
const METERS = 1e-4;
/** What is laid lies this far before the body that it covers: two faces in one plane flicker. */
const LIFT_TENTHS = 5;

export interface ExportPrimitive {
  /** Index into the materials. */
  readonly material: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** From the texture's first pixel, to the right and down; null where the material has no texture. */
  readonly uvs: Float32Array | null;
  readonly indices: Uint32Array;
  /** Along which of the thing's axes wood and brushing run. */
  readonly grain: Axis;
}

export interface ExportNode {
  readonly id: string;
  readonly name: string;
  /** Index into the meshes: equal things share one. */
  readonly mesh: number;
  readonly translation: readonly [x: number, y: number, z: number];
  /** Counter-clockwise about y, seen from above. */
  readonly turnDeg: number;
}

export interface ExportModel {
  readonly name: string;
  readonly materials: readonly ExportMaterial[];
  readonly meshes: readonly (readonly ExportPrimitive[])[];
  readonly nodes: readonly ExportNode[];
  /** Moves the middle of the rooms to the origin. */
  readonly offset: readonly [x: number, y: number, z: number];
}

type Vec = readonly [x: number, y: number, z: number];

function toWorld([x, y, z]: Vec): Vec {
  return [x * METERS, z * METERS, -y * METERS];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function normalOf({ right, up }: FaceFrame): Vec {
  const [x, y, z] = cross(right, up);
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}

/** Makes every normal of length one, as files demand; a point without a normal looks up. */
function unitNormals(normals: Float32Array): Float32Array {
  const out = new Float32Array(normals.length);
  for (let i = 0; i < normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(i, i + 3);
    const long = Math.hypot(x, y, z);
    out.set(long > 1e-6 ? [x / long, y / long, z / long] : [0, 1, 0], i);
  }
  return out;
}

/** Millimeters to meters about the thing's own origin. */
function primitiveOf(
  material: number,
  grain: Axis,
  { positions, normals, indices }: Mesh,
): ExportPrimitive {
  return {
    grain,
    material,
    positions: positions.map((value) => value / 1_000),
    normals: unitNormals(normals),
    uvs: null,
    indices,
  };
}

interface Builder {
  readonly materials: ReturnType<typeof createMaterials>;
  readonly meshes: ExportPrimitive[][];
  readonly nodes: ExportNode[];
  readonly known: Map<string, number>;
  readonly isByGrain: boolean;
}

interface Thing {
  readonly id: NodeId;
  readonly name: string;
  /** Equal keys look equal. */
  readonly key: string;
  readonly place: Vec;
  readonly turnDeg: number;
  readonly pieces: () => readonly Piece[];
  readonly materialOf: (slot: string) => number;
}

function addThing(builder: Builder, thing: Thing): void {
  let mesh = builder.known.get(thing.key);
  if (mesh === undefined) {
    const byLook = new Map<string, { material: number; grain: Axis; shapes: Shape[] }>();
    for (const { finishSlot, grain, shape } of thing.pieces()) {
      if (shape.triangles.length === 0) continue;
      const material = thing.materialOf(finishSlot);
      const look = builder.isByGrain ? `${material} ${grain}` : `${material}`;
      const known = byLook.get(look);
      if (known) known.shapes.push(shape);
      else byLook.set(look, { material, grain, shapes: [shape] });
    }
    if (byLook.size === 0) return;
    const primitives = [...byLook.values()].map(({ material, grain, shapes }) =>
      primitiveOf(material, grain, toMesh(merge(...shapes))),
    );
    mesh = builder.meshes.push(primitives.filter(({ indices }) => indices.length > 0)) - 1;
    builder.known.set(thing.key, mesh);
  }
  const { id, name, place, turnDeg } = thing;
  builder.nodes.push({ id, name, mesh, translation: toWorld(place), turnDeg });
}

function floorOf(document: SceneDocument, levelId: NodeId): number {
  return nodeOf(document.nodes, levelId, 'level')?.elevationTenths ?? 0;
}

/** An item's model: its product's, or its own kind; null for one that can't be built. */
export function specOf(
  document: SceneDocument,
  item: Extract<SceneNode, { type: 'item' }>,
): ModelSpec | null {
  try {
    const facts = item.sku === null ? undefined : document.products[item.sku];
    const picture = facts && parseProductPicture(facts.picture);
    if (picture?.type === 'model') return picture.spec;
    const { kind, params, finishes } = item;
    return modelSpecSchema.parse({ kind, params, finishes });
  } catch {
    // A kind that is unknown or params that it refuses: findings of the scene name them.
    return null;
  }
}

function addItems(document: SceneDocument, builder: Builder): void {
  for (const [id, item] of nodesOf(document.nodes, 'item')) {
    const spec = specOf(document, item);
    if (!spec) continue;
    const finishes: Readonly<Record<string, string>> = spec.finishes;
    const elevation = item.elevationTenths + floorOf(document, item.levelId);
    addThing(builder, {
      id,
      name: item.kind,
      key: JSON.stringify(spec),
      place: [item.position[0], item.position[1], elevation],
      turnDeg: item.rotationTenthsDeg / 10,
      pieces: () => fitPieces(fitOf(spec), buildPieces(spec)),
      materialOf: (slot) => builder.materials.ofFinish(finishes[slot] ?? slot),
    });
  }
}

function addRuns(document: SceneDocument, builder: Builder): void {
  for (const [id, run] of nodesOf(document.nodes, 'run')) {
    const finishes: Readonly<Record<string, string>> = runFinishes(document, run);
    const counter = run.counter?.covering;
    const facts = counter?.sku ? document.products[counter.sku] : undefined;
    const laid = counter && facts ? layingOf(counter, facts) : null;
    const elevation = run.elevationTenths + floorOf(document, run.levelId);
    addThing(builder, {
      id,
      name: `${run.tier} cabinets`,
      key: `run ${id}`,
      place: [run.position[0], run.position[1], elevation],
      turnDeg: run.rotationTenthsDeg / 10,
      pieces: () => buildRun(run, runGivens(document, id)),
      materialOf: (slot) => {
        if (slot !== 'counter') return builder.materials.ofFinish(finishes[slot] ?? slot);
        return laid
          ? builder.materials.ofMaterial(laid.material)
          : builder.materials.ofColor(counter?.color ?? '#d8d4cc', 0.35);
      },
    });
  }
}

function addOpenings(document: SceneDocument, builder: Builder): void {
  for (const [id, opening] of nodesOf(document.nodes, 'opening')) {
    const wall = nodeOf(document.nodes, opening.wallId, 'wall');
    if (!wall) continue;
    const [dx, dy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const long = Math.hypot(dx, dy);
    if (long === 0) continue;
    const share = opening.atTenths / long;
    addThing(builder, {
      id,
      name: opening.style,
      key: `opening ${id}`,
      place: [
        wall.from[0] + dx * share,
        wall.from[1] + dy * share,
        floorOf(document, wall.levelId),
      ],
      turnDeg: (Math.atan2(dy, dx) * 180) / Math.PI,
      pieces: () => buildOpening(opening, wall.thicknessTenths),
      materialOf: (slot) =>
        slot === 'paint'
          ? builder.materials.ofColor(opening.color, 0.5)
          : builder.materials.ofFinish(slot),
    });
  }
}

function nameOfFace(document: SceneDocument, face: Face): string {
  const room = nodeOf(document.nodes, face.roomId, 'room');
  return room ? `${room.name} ${face.kind}` : face.kind;
}

/** One mesh for each face, one primitive for each of its coverings. */
function addFace(document: SceneDocument, face: Face, builder: Builder): void {
  const normal = normalOf(face.frame);
  const { origin, right, up } = face.frame;
  const looks: Vec = [normal[0], normal[2], -normal[1] + 0];
  const primitives = face.areas.flatMap((area): ExportPrimitive[] => {
    if (area.regions.length === 0) return [];
    const sku = area.covering.sku;
    const facts = sku === null ? undefined : document.products[sku];
    const laid = facts ? layingOf(area.covering, facts) : null;
    const isLaid = laid !== null && !isBeyondLaying(area, laid);
    const material = isLaid
      ? builder.materials.ofLaid(area, laid, face.kind === 'floor')
      : laid
        ? builder.materials.ofMaterial(laid.material)
        : builder.materials.ofColor(area.covering.color, 0.9);
    const { minX, minY, maxX, maxY } = boundsOf(area.regions.flatMap(({ outline }) => outline));
    const lift = laid ? LIFT_TENTHS : 0;
    const positions: number[] = [];
    const uvs: number[] = [];
    const indices: number[] = [];
    for (const { outline, holes } of area.regions) {
      const base = positions.length / 3;
      for (const [u, v] of [...outline, ...holes.flat()]) {
        const at = (k: 0 | 1 | 2) => origin[k] + u * right[k] + v * up[k] + lift * normal[k];
        positions.push(...toWorld([at(0), at(1), at(2)]));
        uvs.push((u - minX) / (maxX - minX || 1), (v - minY) / (maxY - minY || 1));
      }
      for (const index of triangulate(outline, holes)) indices.push(base + index);
    }
    if (indices.length === 0) return [];
    const normals = new Float32Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) normals.set(looks, i);
    return [
      {
        material,
        positions: new Float32Array(positions),
        normals: unitNormals(normals),
        uvs: isLaid ? new Float32Array(uvs) : null,
        indices: new Uint32Array(indices),
        grain: 'x',
      },
    ];
  });
  if (primitives.length === 0) return;
  const mesh = builder.meshes.push(primitives) - 1;
  const name = nameOfFace(document, face);
  builder.nodes.push({ id: face.id, name, mesh, translation: [0, 0, 0], turnDeg: 0 });
}

/**
 * Everything that is seen of a scene: faces of rooms, openings, cabinets, things. What cannot be built
 * is left out, as in the room view. Pure, and heavy: call it in a worker. `isByGrain`: what has another
 * direction of grain is a primitive of its own.
 */
export function exportModel(document: SceneDocument, isByGrain = false): ExportModel {
  const builder: Builder = {
    materials: createMaterials(),
    meshes: [],
    nodes: [],
    known: new Map(),
    isByGrain,
  };
  for (const face of facesOf(document)) addFace(document, face, builder);
  addOpenings(document, builder);
  addRuns(document, builder);
  addItems(document, builder);
  const points = nodesOf(document.nodes, 'room').flatMap(([, { outline }]) => outline);
  const { minX, minY, maxX, maxY } = boundsOf(points.length > 0 ? points : [[0, 0]]);
  return {
    name: document.name,
    materials: builder.materials.all(),
    meshes: builder.meshes,
    nodes: builder.nodes,
    offset: [(-(minX + maxX) / 2) * METERS, 0, ((minY + maxY) / 2) * METERS],
  };
}
