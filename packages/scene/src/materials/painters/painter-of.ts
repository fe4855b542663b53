import type { Material } from '../material.ts';
import type { FaceShader, Painter, PieceFace, Resolution } from '../painter.ts';
import { createConcreteFace } from './concrete-face.ts';
import { createLedgerPainter } from './ledger-painter.ts';
import { createPaverPainter } from './paver-painter.ts';
import {
  createFabricPainter,
  createGlassPainter,
  createLeatherPainter,
  createMetalPainter,
  createPaintPainter,
} from './plain-painters.ts';
import { createQuartzFace } from './quartz-face.ts';
import { createStoneFace } from './stone-face.ts';
import { createTerrazzoFace } from './terrazzo-face.ts';
import { createTilePainter } from './tile-painter.ts';
import { createWoodFace } from './wood-face.ts';

/** Materials whose face is painted point by point; turf is drawn blade by blade instead. */
type PaintedMaterial = Exclude<Material, { kind: 'turf' }>;

type Faces = (piece: PieceFace) => FaceShader;

/** Cut and sawn pieces with a square, slightly eased edge. */
function sawn(faceOf: Faces, rimMm: number, jointDepthMm = 1): Painter {
  return {
    faceOf,
    cornerMm: rimMm,
    wobbleMm: 0,
    rimMm,
    jointDepthMm,
    tiltRatio: 0.012,
    castsShadows: false,
  };
}

const woodRims = { square: 0.25, 'micro-bevel': 1, bevel: 2.2, pillowed: 4.5 } as const;

/** The painter of a material at a resolution. */
export function painterOf(material: PaintedMaterial, resolution: Resolution): Painter {
  switch (material.kind) {
    case 'tile':
      return createTilePainter(material, resolution);
    case 'stone': {
      const worn = material.finish === 'tumbled';
      const painter = sawn(createStoneFace(material, resolution), worn ? 3.5 : 0.9, worn ? 2.4 : 1);
      return worn ? { ...painter, cornerMm: 6, wobbleMm: 1.3 } : painter;
    }
    case 'quartz':
      return sawn(createQuartzFace(material, resolution), 0.8);
    case 'terrazzo':
      return sawn(createTerrazzoFace(material, resolution), 0.8);
    case 'concrete':
      return sawn(createConcreteFace(material, resolution), 1);
    case 'wood':
      return {
        ...sawn(createWoodFace(material, resolution), woodRims[material.edge], 1.5),
        tiltRatio: 0.02,
      };
    case 'paver':
      return createPaverPainter(material, resolution);
    case 'ledger':
      return createLedgerPainter(material, resolution);
    case 'coping':
      return painterOf(material.body, resolution);
    case 'glass':
      return createGlassPainter(material);
    case 'metal':
      return createMetalPainter(material);
    case 'fabric':
      return createFabricPainter(material, resolution);
    case 'leather':
      return createLeatherPainter(material);
    case 'paint':
      return createPaintPainter(material);
  }
}
