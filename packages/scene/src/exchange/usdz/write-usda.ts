// The scene of a USDZ file as text: https://openusd.org/release/spec_usdpreviewsurface.html
import type { ExportModel, ExportNode, ExportPrimitive } from '../model/export-model.ts';
import type { ExportMaterial } from '../model/materials.ts';

/** A tenth of a millimeter for places, a thousandth for directions and places in a picture. */
const [PLACE_DIGITS, WAY_DIGITS, UV_DIGITS] = [4, 3, 5];

function numberText(value: number, digits: number): string {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale + 0);
}

/** Numbers in groups of `size`, each in brackets. */
function tuples(values: ArrayLike<number>, size: number, digits: number): string {
  const out: string[] = [];
  for (let i = 0; i < values.length; i += size) {
    const group: string[] = [];
    for (let k = 0; k < size; k++) group.push(numberText(values[i + k] ?? 0, digits));
    out.push(`(${group.join(', ')})`);
  }
  return `[${out.join(', ')}]`;
}

/** Letters, digits and _ only, as names of prims must be. */
function primName(index: number, name: string): string {
  return `N${index}_${name.replace(/[^A-Za-z0-9]+/g, '_').slice(0, 40)}`;
}

function materialText(material: ExportMaterial, index: number, hasImage: boolean): string {
  const path = `/Scene/Materials/M${index}`;
  const color = hasImage
    ? `color3f inputs:diffuseColor.connect = <${path}/Texture.outputs:rgb>`
    : `color3f inputs:diffuseColor = (${material.color.map((one) => numberText(one, 5)).join(', ')})`;
  const texture = hasImage
    ? `
      def Shader "Reader" {
        uniform token info:id = "UsdPrimvarReader_float2"
        string inputs:varname = "st"
        float2 outputs:result
      }
      def Shader "Texture" {
        uniform token info:id = "UsdUVTexture"
        asset inputs:file = @${imagePath(index)}@
        float2 inputs:st.connect = <${path}/Reader.outputs:result>
        token inputs:sourceColorSpace = "sRGB"
        token inputs:wrapS = "clamp"
        token inputs:wrapT = "clamp"
        float3 outputs:rgb
      }`
    : '';
  return `
    def Material "M${index}" {
      token outputs:surface.connect = <${path}/Surface.outputs:surface>
      def Shader "Surface" {
        uniform token info:id = "UsdPreviewSurface"
        ${color}
        color3f inputs:emissiveColor = (${material.glow.map((one) => numberText(one, 5)).join(', ')})
        float inputs:metallic = ${numberText(material.metalness, 3)}
        float inputs:roughness = ${numberText(material.roughness, 3)}
        float inputs:opacity = ${numberText(material.opacity, 3)}
        token outputs:surface
      }${texture}
    }`;
}

/** Where the picture of a material lies in the archive. */
export function imagePath(material: number): string {
  return `textures/m${material}.jpg`;
}

function extentOf(positions: Float32Array): string {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [i, value] of positions.entries()) {
    min[i % 3] = Math.min(min[i % 3] ?? value, value);
    max[i % 3] = Math.max(max[i % 3] ?? value, value);
  }
  return tuples([...min, ...max], 3, PLACE_DIGITS);
}

function meshText({ material, positions, normals, uvs, indices }: ExportPrimitive, index: number) {
  // The first row of a picture is its top here, and v runs up.
  const st = uvs?.map((value, i) => (i % 2 === 1 ? 1 - value : value));
  const primvar = st
    ? `
      texCoord2f[] primvars:st = ${tuples(st, 2, UV_DIGITS)} (
        interpolation = "vertex"
      )`
    : '';
  return `
    def Mesh "P${index}" (
      prepend apiSchemas = ["MaterialBindingAPI"]
    ) {
      float3[] extent = ${extentOf(positions)}
      int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(', ')}]
      int[] faceVertexIndices = [${indices.join(', ')}]
      point3f[] points = ${tuples(positions, 3, PLACE_DIGITS)}
      normal3f[] normals = ${tuples(normals, 3, WAY_DIGITS)} (
        interpolation = "vertex"
      )${primvar}
      uniform token subdivisionScheme = "none"
      rel material:binding = </Scene/Materials/M${material}>
    }`;
}

function nodeText(node: ExportNode, index: number, meshes: readonly string[]): string {
  const [x, y, z] = node.translation.map((value) => numberText(value, 5));
  return `
  def Xform "${primName(index, node.name)}" {
    double3 xformOp:translate = (${x}, ${y}, ${z})
    float xformOp:rotateY = ${numberText(node.turnDeg, 4)}
    uniform token[] xformOpOrder = ["xformOp:translate", "xformOp:rotateY"]${meshes[node.mesh] ?? ''}
  }`;
}

/** The text of a model; `images` are the materials whose pictures are in the archive. */
export function writeUsda(model: ExportModel, images: ReadonlySet<number>): string {
  const { materials, nodes, offset } = model;
  const meshes = model.meshes.map((primitives) => primitives.map(meshText).join(''));
  const [x, y, z] = offset.map((value) => numberText(value, 5));
  return `#usda 1.0
(
  defaultPrim = "Scene"
  metersPerUnit = 1
  upAxis = "Y"
)

def Xform "Scene" (
  kind = "component"
) {
  double3 xformOp:translate = (${x}, ${y}, ${z})
  uniform token[] xformOpOrder = ["xformOp:translate"]

  def Scope "Materials" {${materials.map((one, i) => materialText(one, i, images.has(i))).join('')}
  }
${nodes.map((node, i) => nodeText(node, i, meshes)).join('')}
}
`;
}
