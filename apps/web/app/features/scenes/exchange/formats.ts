export const roomFormats = ['svg', 'dxf', 'glb', 'usdz'] as const;
/** Formats exported in the browser. */
export type RoomFormat = (typeof roomFormats)[number];

export const fileTypes: Readonly<Record<RoomFormat, string>> = {
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
};
