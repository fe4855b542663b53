// glTF 2.0 in one binary file (GLB): https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html
import type { SceneDocument } from '../../document/scene.ts';
import { type ExportModel, exportModel } from '../model/export-model.ts';
import { type BakedImage, bakeImages, type EncodeJpeg } from '../model/materials.ts';

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const VERTICES = 34962;
const INDICES = 34963;

/** Bytes of all buffer views one after the other, each at a multiple of four. */
function createBuffer() {
  const parts: Uint8Array[] = [];
  const views: Record<string, unknown>[] = [];
  let length = 0;
  return {
    views,
    length: () => length,
    add(bytes: Uint8Array, target?: number): number {
      const padding = (4 - (bytes.byteLength % 4)) % 4;
      views.push({
        buffer: 0,
        byteOffset: length,
        byteLength: bytes.byteLength,
        ...(target === undefined ? {} : { target }),
      });
      parts.push(bytes, new Uint8Array(padding));
      length += bytes.byteLength + padding;
      return views.length - 1;
    },
    parts,
  };
}

function bytesOf(array: Float32Array | Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** Least and greatest of each of three numbers. */
function reach(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const [value, k] = [positions[i] ?? 0, i % 3];
    min[k] = Math.min(min[k] ?? value, value);
    max[k] = Math.max(max[k] ?? value, value);
  }
  return { min, max };
}

function gltfOf(
  { materials, meshes, nodes, name, offset }: ExportModel,
  images: readonly BakedImage[],
) {
  const buffer = createBuffer();
  const accessors: Record<string, unknown>[] = [];
  const accessor = (
    array: Float32Array | Uint32Array,
    type: string,
    extra: object = {},
  ): number => {
    const isIndex = array instanceof Uint32Array;
    const bufferView = buffer.add(bytesOf(array), isIndex ? INDICES : VERTICES);
    const size = type === 'VEC3' ? 3 : type === 'VEC2' ? 2 : 1;
    const componentType = isIndex ? UNSIGNED_INT : FLOAT;
    return (
      accessors.push({ bufferView, componentType, count: array.length / size, type, ...extra }) - 1
    );
  };
  const outMeshes = meshes.map((primitives, i) => ({
    name: nodes.find(({ mesh }) => mesh === i)?.name ?? `mesh ${i}`,
    primitives: primitives.map(({ material, positions, normals, uvs, indices }) => ({
      attributes: {
        POSITION: accessor(positions, 'VEC3', reach(positions)),
        NORMAL: accessor(normals, 'VEC3'),
        ...(uvs ? { TEXCOORD_0: accessor(uvs, 'VEC2') } : {}),
      },
      indices: accessor(indices, 'SCALAR'),
      material,
    })),
  }));
  const textureOf = new Map(images.map(({ material }, i) => [material, i]));
  const outImages = images.map(({ jpeg, material }) => ({
    name: materials[material]?.name ?? 'surface',
    mimeType: 'image/jpeg',
    bufferView: buffer.add(jpeg),
  }));
  const outMaterials = materials.map((one, i) => {
    const texture = textureOf.get(i);
    return {
      name: one.name,
      pbrMetallicRoughness: {
        baseColorFactor: [...one.color, one.opacity],
        metallicFactor: one.metalness,
        roughnessFactor: one.roughness,
        ...(texture === undefined ? {} : { baseColorTexture: { index: texture } }),
      },
      ...(one.glow.some((value) => value > 0) ? { emissiveFactor: one.glow } : {}),
      ...(one.opacity < 1 ? { alphaMode: 'BLEND' } : {}),
    };
  });
  const outNodes = nodes.map(({ id, name: own, mesh, translation, turnDeg }) => {
    const half = (turnDeg * Math.PI) / 360;
    const isHere = translation.every((value) => value === 0);
    return {
      name: own,
      mesh,
      ...(isHere ? {} : { translation }),
      ...(turnDeg === 0 ? {} : { rotation: [0, Math.sin(half), 0, Math.cos(half)] }),
      extras: { node: id },
    };
  });
  const root = outNodes.length;
  const json = {
    asset: { version: '2.0', generator: 'wevisu' },
    scene: 0,
    scenes: [{ nodes: [root] }],
    nodes: [
      ...outNodes,
      {
        name: name || 'Scene',
        translation: offset,
        ...(root > 0 ? { children: outNodes.map((_, i) => i) } : {}),
      },
    ],
    ...(outMeshes.length > 0
      ? {
          meshes: outMeshes,
          materials: outMaterials,
          accessors,
          bufferViews: buffer.views,
          buffers: [{ byteLength: buffer.length() }],
        }
      : {}),
    ...(outImages.length > 0
      ? {
          images: outImages,
          samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 33071, wrapT: 33071 }],
          textures: outImages.map((_, i) => ({ source: i, sampler: 0 })),
        }
      : {}),
  };
  return { json, buffer };
}

/** The file of a model whose images are baked. */
export function writeGlb(model: ExportModel, images: readonly BakedImage[]): Uint8Array {
  const { json, buffer } = gltfOf(model, images);
  const text = new TextEncoder().encode(JSON.stringify(json));
  const jsonLength = Math.ceil(text.length / 4) * 4;
  const binLength = buffer.length();
  const total = 12 + 8 + jsonLength + (binLength > 0 ? 8 + binLength : 0);
  const out = new Uint8Array(total);
  const view = new DataView(out.buffer);
  const words = (at: number, ...values: readonly number[]) => {
    for (const [i, value] of values.entries()) view.setUint32(at + 4 * i, value, true);
  };
  words(0, 0x46546c67, 2, total, jsonLength, 0x4e4f534a);
  out.fill(0x20, 20, 20 + jsonLength);
  out.set(text, 20);
  if (binLength > 0) {
    let at = 20 + jsonLength;
    words(at, binLength, 0x004e4942);
    at += 8;
    for (const part of buffer.parts) {
      out.set(part, at);
      at += part.length;
    }
  }
  return out;
}

/**
 * A scene as GLB: meters, y up, the middle of the rooms at the origin, a node for each face of a room and
 * each thing (its id in `extras.node`), what is laid as a picture at true scale. Heavy: call it in a worker.
 */
export async function exportGlb(document: SceneDocument, encode: EncodeJpeg): Promise<Uint8Array> {
  const model = exportModel(document);
  return writeGlb(model, await bakeImages(model.materials, encode));
}
