// Judges an uploaded 3D model by the Khronos validator and by what browsers can show, and measures it. Runs in its own
// process (model-process.ts), since it decodes files from strangers.
import { validateBytes } from 'gltf-validator';
import { type Gltf, measureModel } from './measure-model.ts';

export type ModelReading =
  | {
      readonly widthM: number;
      readonly heightM: number;
      readonly depthM: number;
      readonly triangles: number;
    }
  | { readonly reasons: readonly string[] };

const MAX_TRIANGLES = 300_000;
const MAX_TEXTURE_PX = 4_096;
/** Of a product, in meters. */
const [SMALLEST_M, LARGEST_M] = [0.005, 15];
const MAX_ISSUES = 200;
const MAX_REASONS = 5;
const MAX_REASON = 200;
/** What the viewer decodes; compressed meshes and textures need decoders that it lacks. */
const EXTENSION =
  /^(KHR_materials_\w+|KHR_texture_transform|KHR_mesh_quantization|EXT_texture_webp)$/;

export async function readModel(bytes: Uint8Array): Promise<ModelReading> {
  const gltf = readGlb(bytes);
  if (gltf === null) return { reasons: ['It is not a GLB file of glTF 2.0.'] };
  const { issues, info } = await validateBytes(bytes, { maxIssues: MAX_ISSUES });
  const errors = issues.messages.filter(({ severity }) => severity === 0);
  if (issues.numErrors > 0 || issues.truncated) {
    const reasons = errors.map(({ message, pointer }) => `${message} ${pointer ?? ''}`.trim());
    return { reasons: shorten(reasons.length > 0 ? reasons : ['It has too many issues.']) };
  }
  const textures = (info.resources ?? []).flatMap(({ image }) => (image ? [image] : []));
  const files = [...(gltf.buffers ?? []), ...(gltf.images ?? [])];
  const odd = (gltf.extensionsRequired ?? []).filter((name) => !EXTENSION.test(name));
  const reasons = [
    ...(files.some(({ uri }) => uri !== undefined && !uri.startsWith('data:'))
      ? ['It names other files. Export everything into one GLB.']
      : []),
    ...odd.map((name) => `It needs ${name}, which browsers cannot show. Export it without.`),
    ...(info.totalTriangleCount > MAX_TRIANGLES
      ? [`It has ${count(info.totalTriangleCount)} triangles of at most ${count(MAX_TRIANGLES)}.`]
      : []),
    ...(textures.some(({ width, height }) => Math.max(width, height) > MAX_TEXTURE_PX)
      ? [`A texture is larger than ${MAX_TEXTURE_PX} pixels.`]
      : []),
  ];
  if (reasons.length > 0) return { reasons: shorten(reasons) };
  const size = measureModel(gltf);
  if (size === null) return { reasons: ['It has nothing to see.'] };
  const longest = Math.max(size.widthM, size.heightM, size.depthM);
  if (longest < SMALLEST_M || longest > LARGEST_M) {
    const text = `Its longest side is ${Number(longest.toPrecision(3))} meters.`;
    return { reasons: [`${text} The unit of glTF is the meter: export it at its real size.`] };
  }
  return { ...size, triangles: info.totalTriangleCount };
}

const count = (value: number) => value.toLocaleString('en-US');

function shorten(reasons: readonly string[]): string[] {
  return [...new Set(reasons)].slice(0, MAX_REASONS).map((text) => text.slice(0, MAX_REASON));
}

/** The JSON of a GLB; null for anything else. */
function readGlb(bytes: Uint8Array): Gltf | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'glTF') return null;
  if (file.readUInt32LE(4) !== 2 || file.toString('latin1', 16, 20) !== 'JSON') return null;
  try {
    return JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))) as Gltf;
  } catch {
    return null;
  }
}
