// A scene for AR on phones: a stored archive of its meshes as text and of its pictures.
import type { SceneDocument } from '../../document/scene.ts';
import { type ExportModel, exportModel } from '../model/export-model.ts';
import { type BakedImage, bakeImages, type EncodeJpeg } from '../model/materials.ts';
import { storedZip } from './stored-zip.ts';
import { imagePath, writeUsda } from './write-usda.ts';

/** The file of a model whose images are baked. The scene comes first, as readers expect. */
export function writeUsdz(model: ExportModel, images: readonly BakedImage[]): Uint8Array {
  const usda = writeUsda(model, new Set(images.map(({ material }) => material)));
  return storedZip([
    { path: 'scene.usda', bytes: new TextEncoder().encode(usda) },
    ...images.map(({ material, jpeg }) => ({ path: imagePath(material), bytes: jpeg })),
  ]);
}

/** A scene as USDZ: meters, y up, the middle of the rooms at the origin. Heavy: call it in a worker. */
export async function exportUsdz(document: SceneDocument, encode: EncodeJpeg): Promise<Uint8Array> {
  const model = exportModel(document);
  return writeUsdz(model, await bakeImages(model.materials, encode));
}
