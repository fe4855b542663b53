import type { Material } from './material.ts';

/** The color that a material has from afar, '#rrggbb': edges, distance, and until it is baked. */
export function materialColor(material: Material): string {
  switch (material.kind) {
    case 'tile':
      return material.look.kind === 'glaze' || material.look.kind === 'encaustic'
        ? (material.look.colors[0] ?? '#cccccc')
        : materialColor(material.look);
    case 'coping':
      return materialColor(material.body);
    case 'terrazzo':
      return material.matrixColor;
    case 'turf':
      return material.bladeColors[0] ?? '#5d7a3a';
    case 'paver':
    case 'ledger':
    case 'glass':
    case 'fabric':
      return material.colors[0] ?? '#cccccc';
    default:
      return material.baseColor;
  }
}
