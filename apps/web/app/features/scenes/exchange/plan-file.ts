// Checks a plan file before it is read.

/** The limit of the drawing readers; scans are smaller. */
export const MAX_PLAN_BYTES = 32 * 1024 * 1024;

export const PLAN_TYPES = '.dxf,.json,application/json,image/vnd.dxf';

const others: Readonly<Record<string, string>> = {
  dwg: 'DWG is not supported. Save it as DXF from its program and choose that file.',
  pdf: 'A PDF has no walls to read. Choose a DXF, or draw over a picture of the plan in the editor.',
  usdz: 'USDZ is not supported. Export the room as JSON.',
  ifc: 'IFC is not supported. Save the floor plan as DXF from its program.',
  skp: 'SketchUp files are not supported. Save the floor plan as DXF.',
  rvt: 'Revit files are not supported. Export the floor plan as DXF.',
};
const pictures = new Set([
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'bmp',
  'heic',
  'svg',
  'tif',
  'tiff',
]);

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Why a file is not read at all; null if it is. */
export function problemOfPlanFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = endingOf(name);
  if (pictures.has(ending)) {
    return 'This is a picture. In the editor, choose Trace a picture to draw over it.';
  }
  const other = others[ending];
  if (other !== undefined) return other;
  if (size === 0) return 'The file is empty.';
  if (size > MAX_PLAN_BYTES) {
    const megabytes = Math.round(size / 1024 / 1024).toLocaleString('en-US');
    return `The file is ${megabytes} MB; the limit is 32 MB. Save only the floor plan, without pictures and 3D.`;
  }
  return null;
}

/** 'Our flat.v2.dxf' names the room 'Our flat.v2'. */
export function nameOfPlanFile(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.slice(0, 120) || 'Opened plan';
}
