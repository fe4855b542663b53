/** What is read of a glTF document. The validator has checked its shape and its indices. */
export interface Gltf {
  readonly scene?: number;
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes?: readonly {
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly matrix?: readonly number[];
    readonly translation?: readonly [number, number, number];
    readonly rotation?: readonly [number, number, number, number];
    readonly scale?: readonly [number, number, number];
  }[];
  readonly meshes?: readonly {
    readonly primitives: readonly { readonly attributes: Readonly<Record<string, number>> }[];
  }[];
  readonly accessors?: readonly {
    readonly min?: readonly number[];
    readonly max?: readonly number[];
    readonly componentType: number;
    readonly normalized?: boolean;
  }[];
  readonly buffers?: readonly { readonly uri?: string }[];
  readonly images?: readonly { readonly uri?: string }[];
  readonly extensionsRequired?: readonly string[];
}

/** Divisors of normalized integers, by the component type of glTF. */
const NORMAL: Readonly<Record<number, number>> = {
  5120: 127,
  5121: 255,
  5122: 32_767,
  5123: 65_535,
};

/** Sixteen numbers, column by column. */
type Matrix = readonly number[];
type Node = NonNullable<Gltf['nodes']>[number];

const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** The box around its scene in meters, y up; null if there is nothing in it. */
export function measureModel(gltf: Gltf) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const { nodes = [], meshes = [] } = gltf;
  const visit = (at: number, above: Matrix): void => {
    const node = nodes[at];
    if (node === undefined) return;
    const world = multiply(above, matrixOf(node));
    for (const { attributes } of meshes[node.mesh ?? -1]?.primitives ?? []) {
      for (const corner of cornersOf(gltf, attributes.POSITION ?? -1)) {
        for (const [axis, value] of place(world, corner).entries()) {
          low[axis] = Math.min(low[axis] ?? 0, value);
          high[axis] = Math.max(high[axis] ?? 0, value);
        }
      }
    }
    for (const child of node.children ?? []) visit(child, world);
  };
  for (const root of gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? []) visit(root, IDENTITY);
  const [widthM = 0, heightM = 0, depthM = 0] = high.map((value, axis) => value - (low[axis] ?? 0));
  return Number.isFinite(widthM) ? { widthM, heightM, depthM } : null;
}

/** Of the box that an accessor declares, and the validator has compared with its numbers. */
function cornersOf({ accessors = [] }: Gltf, at: number): number[][] {
  const { min, max, componentType = 0, normalized } = accessors[at] ?? {};
  if (min === undefined || max === undefined) return [];
  const by = normalized === true ? (NORMAL[componentType] ?? 1) : 1;
  return Array.from({ length: 8 }, (_, corner) =>
    [0, 1, 2].map((axis) => ((((corner >> axis) & 1) === 0 ? min : max)[axis] ?? 0) / by),
  );
}

function matrixOf(node: Node): Matrix {
  if (node.matrix) return node.matrix;
  const [x, y, z, w] = node.rotation ?? [0, 0, 0, 1];
  const [sx, sy, sz] = node.scale ?? [1, 1, 1];
  const [tx, ty, tz] = node.translation ?? [0, 0, 0];
  return [
    ...[sx * (1 - 2 * (y * y + z * z)), sx * 2 * (x * y + z * w), sx * 2 * (x * z - y * w), 0],
    ...[sy * 2 * (x * y - z * w), sy * (1 - 2 * (x * x + z * z)), sy * 2 * (y * z + x * w), 0],
    ...[sz * 2 * (x * z + y * w), sz * 2 * (y * z - x * w), sz * (1 - 2 * (x * x + y * y)), 0],
    ...[tx, ty, tz, 1],
  ];
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return IDENTITY.map((_, at) => {
    const [row, column] = [at % 4, at - (at % 4)];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[row + 4 * k] ?? 0) * (b[column + k] ?? 0), 0);
  });
}

function place(m: Matrix, [x = 0, y = 0, z = 0]: readonly number[]): number[] {
  return [0, 1, 2].map(
    (row) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0),
  );
}
