// The inside of a niche: its back and four reveals, covered as the wall around it.
import type { NodeId } from '../document/node-id.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import type { Point } from '../plane/polygon.ts';
import { isWithinRegion, rectangleOf, regionOf } from '../plane/region.ts';
import { coverAreas, toFace } from './covered-layers.ts';
import type { Face, FaceFrame } from './face.ts';
import { alongWall, sideOf, type WallFaceInput, wallFrame, wallLayers } from './wall-face.ts';

type Vector = readonly [x: number, y: number, z: number];

/** What stays of the wall behind a niche, tenths: its backing board. */
const BACKING = 100;

function sum(start: Vector, ...steps: readonly (readonly [Vector, number])[]): Vector {
  return steps.reduce<Vector>(
    ([x, y, z], [[dx, dy, dz], by]) => [x + dx * by, y + dy * by, z + dz * by],
    start,
  );
}

interface Panel {
  readonly name: string;
  readonly frame: FaceFrame;
  readonly width: number;
  readonly height: number;
}

function panelsOf(frame: FaceFrame, left: number, opening: OpeningNode, deep: number): Panel[] {
  const { right, up } = frame;
  const [rx, ry, rz] = right;
  const out: Vector = [ry, -rx, 0];
  const into: Vector = [-ry, rx, 0];
  const leftward: Vector = [-rx, -ry, -rz];
  const { widthTenths: w, heightTenths: h, sillTenths: sill } = opening;
  const at = (u: number, v: number, depth: number) =>
    sum(frame.origin, [right, u], [up, v], [into, depth]);
  return [
    { name: 'back', width: w, height: h, frame: { origin: at(left, sill, deep), right, up } },
    { name: 'left', width: deep, height: h, frame: { origin: at(left, sill, 0), right: into, up } },
    {
      name: 'right',
      width: deep,
      height: h,
      frame: { origin: at(left + w, sill, deep), right: out, up },
    },
    { name: 'sill', width: w, height: deep, frame: { origin: at(left, sill, 0), right, up: into } },
    {
      name: 'head',
      width: w,
      height: deep,
      frame: { origin: at(left + w, sill + h, 0), right: leftward, up: into },
    },
  ];
}

/** Faces of the niches that are open to a stretch of wall. */
export function nicheFaces(input: WallFaceInput): Face[] {
  const { stretch, openings } = input;
  const niches = openings.filter(
    ([, { style, side }]) => style === 'niche' && side === sideOf(stretch) && !stretch.isEnd,
  );
  return niches.flatMap(([id, opening]) => facesOfNiche(input, id, opening));
}

function facesOfNiche(input: WallFaceInput, id: NodeId, opening: OpeningNode): Face[] {
  const { stretch } = input;
  const map = alongWall(stretch);
  const middle: Point = [opening.atTenths, opening.sillTenths + opening.heightTenths / 2];
  const [u, v] = toFace(map, middle);
  const width = Math.hypot(stretch.to[0] - stretch.from[0], stretch.to[1] - stretch.from[1]);
  if (u < 0 || u > width) return [];
  const deep = Math.min(opening.depthTenths, stretch.wall.thicknessTenths - BACKING);
  if (deep <= 0) return [];
  const around = wallLayers(input).find(
    ({ regions }) => regions === null || regions.some((region) => isWithinRegion(region, [u, v])),
  );
  return panelsOf(wallFrame(stretch), u - opening.widthTenths / 2, opening, deep).map((panel) => {
    const outline = rectangleOf(0, 0, panel.width, panel.height);
    const layer = around && {
      ...around,
      covering: { ...around.covering, origin: null },
      regions: null,
    };
    return {
      id: `${stretch.faceId}:${id}:${panel.name}`,
      kind: 'wall',
      roomId: stretch.roomId,
      wallId: stretch.wallId,
      frame: panel.frame,
      outline,
      holes: [],
      areas: layer ? coverAreas([regionOf(outline)], [layer]) : [],
    };
  });
}
