// Exports a room to other file formats. Heavy, so it runs in a worker. Pure except for the pictures, which
// the caller encodes.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { onPaper } from '@wevisu/scene/drawing/draw-laid.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { exportDxf } from '@wevisu/scene/exchange/dxf/export-dxf.ts';
import { writeGlb } from '@wevisu/scene/exchange/glb/export-glb.ts';
import { exportModel } from '@wevisu/scene/exchange/model/export-model.ts';
import { bakeImages, type EncodeJpeg } from '@wevisu/scene/exchange/model/materials.ts';
import { writeUsdz } from '@wevisu/scene/exchange/usdz/export-usdz.ts';
import type { RoomFormat } from './formats.ts';

export interface ExportJob {
  readonly format: RoomFormat;
  readonly document: SceneDocument;
  /** Which level a plan shows. */
  readonly levelId: NodeId;
}

export interface ExportHost {
  readonly encode: EncodeJpeg;
  /** Progress, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Meshes are quick compared with the pictures of what is laid. */
const MESHES = 0.1;

export async function exportRoom(
  { format, document, levelId }: ExportJob,
  { encode, onProgress }: ExportHost,
): Promise<Uint8Array> {
  switch (format) {
    case 'svg':
      return bytesOf(
        writeDrawingSvg(
          drawPlan(document.nodes, levelId, { laid: onPaper(document) }),
          document.name,
        ),
      );
    case 'dxf':
      return bytesOf(exportDxf(document.nodes, levelId));
    case 'glb':
    case 'usdz': {
      const model = exportModel(document);
      const pictures = model.materials.filter(({ texture }) => texture !== null).length;
      let made = 0;
      onProgress(MESHES);
      const images = await bakeImages(model.materials, async (picture) => {
        const jpeg = await encode(picture);
        made += 1;
        onProgress(MESHES + ((1 - MESHES) * made) / pictures);
        return jpeg;
      });
      return format === 'glb' ? writeGlb(model, images) : writeUsdz(model, images);
    }
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
