// A scene's triangles in millimeters: x east, y up, z south, as in the 3D view.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import type { Piece } from '@wevisu/scene/geometry/part.ts';
import type { Shape } from '@wevisu/scene/geometry/shape.ts';
import { triangulate } from '@wevisu/scene/geometry/triangulate.ts';
import { cross, length, subtract, type Vec3 } from '@wevisu/scene/geometry/vec.ts';
import { buildPieces } from '@wevisu/scene/kinds/build-model.ts';
import { fitPieces } from '@wevisu/scene/kinds/fit-model.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { buildOpening } from '@wevisu/scene/openings/build-opening.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import { buildRun } from '@wevisu/scene/runs/build-run.ts';
import { runFinishes, runGivens } from '@wevisu/scene/runs/run-givens.ts';

export interface SceneTriangle {
  /** The node, or the face if it belongs to a room. */
  readonly owner: string;
  /** Which part of it: a finish slot. */
  readonly part: string;
  /** Drawing order in one plane: laid products before objects, objects before paint. */
  readonly rank: 'laid' | 'carried' | 'thing' | 'ground';
  /** Finish or color: flicker between equal looks is invisible. */
  readonly look: string;
  readonly corners: readonly [Vec3, Vec3, Vec3];
}

type Place = (point: Vec3) => Vec3;

function placedAt(x: number, y: number, z: number, rotationTenthsDeg: number): Place {
  const angle = (rotationTenthsDeg * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py, pz]) => [
    x / 10 + px * cos + pz * sin,
    z / 10 + py,
    -y / 10 - px * sin + pz * cos,
  ];
}

interface Wearer {
  readonly owner: string;
  readonly rank: SceneTriangle['rank'];
  readonly place: Place;
  lookOf(slot: string): string;
}

type Corners = SceneTriangle['corners'];

interface LargePiece {
  readonly part: string;
  readonly triangles: readonly Corners[];
}

/** Square millimeters of a triangle. */
function triangleArea([a, b, c]: Corners): number {
  return length(cross(subtract(b, a), subtract(c, a))) / 2;
}

function cornersOf({ points, triangles }: Shape, first: number): Corners {
  const [a, b, c] = [0, 1, 2].map((k) => points[triangles[first + k] ?? -1]);
  if (!a || !b || !c) throw new Error('a triangle without corners');
  return [a, b, c];
}

/** Of a piece only the triangles of that size: most of them are those of rounded edges. */
function largeOf({ shape, finishSlot }: Piece, minMm2: number): LargePiece {
  const triangles: Corners[] = [];
  for (let at = 0; at < shape.triangles.length; at += 3) {
    const corners = cornersOf(shape, at);
    if (triangleArea(corners) >= minMm2) triangles.push(corners);
  }
  return { part: finishSlot, triangles };
}

function trianglesOf(pieces: readonly LargePiece[], wearer: Wearer): SceneTriangle[] {
  const { owner, rank, place } = wearer;
  return pieces.flatMap(({ part, triangles }) => {
    const look = part.startsWith('fixed:') ? part.slice(6) : wearer.lookOf(part);
    return triangles.map(([a, b, c]): SceneTriangle => {
      return { owner, part, rank, look, corners: [place(a), place(b), place(c)] };
    });
  });
}

const models = new Map<string, LargePiece[]>();

function modelOf(item: ItemNode, document: SceneDocument): ModelSpec {
  const facts = item.sku === null ? undefined : document.products[item.sku];
  const picture = facts && parseProductPicture(facts.picture);
  const { kind, params, finishes } = item;
  return picture?.type === 'model'
    ? picture.spec
    : modelSpecSchema.parse({ kind, params, finishes });
}

function piecesOf(spec: ModelSpec, minMm2: number): LargePiece[] {
  const key = JSON.stringify([minMm2, spec.kind, spec.params]);
  const known =
    models.get(key) ??
    fitPieces(fitOf(spec), buildPieces(spec)).map((piece) => largeOf(piece, minMm2));
  models.set(key, known);
  return known;
}

function floorOf(document: SceneDocument, levelId: NodeId): number {
  return nodeOf(document.nodes, levelId, 'level')?.elevationTenths ?? 0;
}

function faceTriangles(document: SceneDocument): SceneTriangle[] {
  return facesOf(document).flatMap((face) =>
    face.areas.flatMap(({ slot, regions, covering }) =>
      regions.flatMap(({ outline, holes }) => {
        const { origin, right, up } = face.frame;
        const points = [...outline, ...holes.flat()].map(([u, v]): Vec3 => {
          const at = (k: 0 | 1 | 2) => (origin[k] + u * right[k] + v * up[k]) / 10;
          return [at(0), at(2), -at(1)];
        });
        const indices = triangulate(outline, holes);
        return Array.from({ length: indices.length / 3 }, (_, n): SceneTriangle => {
          const [a, b, c] = [0, 1, 2].map((k) => points[indices[n * 3 + k] ?? 0]);
          if (!a || !b || !c) throw new Error(`${face.id} has a triangle without corners`);
          const rank = covering.sku === null ? 'ground' : 'laid';
          const look = covering.sku ?? covering.color;
          return { owner: face.id, part: slot, rank, look, corners: [a, b, c] };
        });
      }),
    ),
  );
}

function openingTriangles(document: SceneDocument, minMm2: number): SceneTriangle[] {
  return nodesOf(document.nodes, 'opening').flatMap(([id, opening]) => {
    const wall = nodeOf(document.nodes, opening.wallId, 'wall');
    if (!wall) return [];
    const [dx, dy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const share = opening.atTenths / Math.hypot(dx, dy);
    const [x, y] = [wall.from[0] + dx * share, wall.from[1] + dy * share];
    const turn = (Math.atan2(dy, dx) * 1800) / Math.PI;
    const place = placedAt(x, y, floorOf(document, wall.levelId), turn);
    const pieces = buildOpening(opening, wall.thicknessTenths);
    return trianglesOf(
      pieces.map((piece) => largeOf(piece, minMm2)),
      {
        owner: id,
        rank: 'thing',
        place,
        lookOf: () => opening.color,
      },
    );
  });
}

/** Everything that the view draws of a scene, before patterns and light; of its things only triangles of that size. */
export function sceneTriangles(document: SceneDocument, minMm2: number): SceneTriangle[] {
  const runs = nodesOf(document.nodes, 'run').flatMap(([id, run]) => {
    const { position, elevationTenths, levelId, rotationTenthsDeg } = run;
    const height = elevationTenths + floorOf(document, levelId);
    const place = placedAt(position[0], position[1], height, rotationTenthsDeg);
    const finishes = runFinishes(document, run);
    const counter = run.counter?.covering.sku ?? run.counter?.covering.color ?? '';
    const pieces = buildRun(run, runGivens(document, id));
    return trianglesOf(
      pieces.map((piece) => largeOf(piece, minMm2)),
      {
        owner: id,
        rank: 'thing',
        place,
        lookOf: (slot) => (slot === 'counter' ? counter : (finishes[slot] ?? slot)),
      },
    );
  });
  const items = nodesOf(document.nodes, 'item').flatMap(([id, item]) => {
    const { position, elevationTenths, levelId, rotationTenthsDeg } = item;
    const height = elevationTenths + floorOf(document, levelId);
    const place = placedAt(position[0], position[1], height, rotationTenthsDeg);
    const spec = modelOf(item, document);
    const finishes: Readonly<Record<string, string>> = spec.finishes;
    return trianglesOf(piecesOf(spec, minMm2), {
      owner: id,
      rank: item.hostId === null ? 'thing' : 'carried',
      place,
      lookOf: (slot) => finishes[slot] ?? slot,
    });
  });
  return [...faceTriangles(document), ...openingTriangles(document, minMm2), ...runs, ...items];
}
