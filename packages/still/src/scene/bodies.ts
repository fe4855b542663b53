// All bodies of a scene as one list of triangles in meters, before they are put in order.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { ExportModel, ExportNode } from '@wevisu/scene/exchange/model/export-model.ts';

/** Things on or in another thing are swelled by this much: the two may share planes. Meters. */
const SWELL = 2e-4;

export interface Bodies {
  /** Nine numbers for each triangle. */
  readonly corners: Float32Array;
  readonly normals: Float32Array;
  /** Six numbers for each triangle. */
  readonly uvs: Float32Array;
  /** Index of each triangle's look: material times three plus axis of grain. */
  readonly looks: Int32Array;
  readonly owners: Int32Array;
  /** Cosine and sine of each owner's rotation, and its place. */
  readonly places: Float32Array;
}

const axes = { x: 0, y: 1, z: 2 } as const;

function swellOf(document: SceneDocument, { id }: ExportNode): number {
  const node = document.nodes[id as keyof typeof document.nodes];
  return node?.type === 'item' && node.hostId !== null ? SWELL : 0;
}

export function bodiesOf(document: SceneDocument, { meshes, nodes }: ExportModel): Bodies {
  const count = nodes.reduce(
    (sum, { mesh }) =>
      sum + (meshes[mesh] ?? []).reduce((own, { indices }) => own + indices.length / 3, 0),
    0,
  );
  const corners = new Float32Array(count * 9);
  const normals = new Float32Array(count * 9);
  const uvs = new Float32Array(count * 6);
  const looks = new Int32Array(count);
  const owners = new Int32Array(count);
  const places = new Float32Array(nodes.length * 5);
  let triangle = 0;
  for (const [owner, node] of nodes.entries()) {
    const turn = (node.turnDeg * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [px, py, pz] = node.translation;
    places.set([cos, sin, px, py, pz], owner * 5);
    const swell = swellOf(document, node);
    for (const primitive of meshes[node.mesh] ?? []) {
      const { indices, positions, normals: own, uvs: ownUvs } = primitive;
      for (let i = 0; i < indices.length; i++) {
        const from = indices[i] as number;
        const to = triangle * 9 + (i % 3) * 3;
        const nx = own[from * 3] as number;
        const ny = own[from * 3 + 1] as number;
        const nz = own[from * 3 + 2] as number;
        const x = (positions[from * 3] as number) + swell * nx;
        const y = (positions[from * 3 + 1] as number) + swell * ny;
        const z = (positions[from * 3 + 2] as number) + swell * nz;
        corners[to] = x * cos + z * sin + px;
        corners[to + 1] = y + py;
        corners[to + 2] = z * cos - x * sin + pz;
        normals[to] = nx * cos + nz * sin;
        normals[to + 1] = ny;
        normals[to + 2] = nz * cos - nx * sin;
        if (ownUvs) {
          uvs[triangle * 6 + (i % 3) * 2] = ownUvs[from * 2] as number;
          uvs[triangle * 6 + (i % 3) * 2 + 1] = ownUvs[from * 2 + 1] as number;
        }
        if (i % 3 === 2) {
          looks[triangle] = primitive.material * 3 + axes[primitive.grain];
          owners[triangle] = owner;
          triangle++;
        }
      }
    }
  }
  return { corners, normals, uvs, looks, owners, places };
}
