import { type Linear, linearOf } from './color.ts';
import type { Material } from './material.ts';
import { clamp } from './noise.ts';

/**
 * The color of a cut edge `down` of the way from the face (0) to the back (1). `face` is the face
 * mirrored over the rim, since veins and grain run on through a solid piece.
 */
type SideColor = (down: number, face: Linear) => Linear;

const bodies: Readonly<Record<string, Linear>> = {
  ceramic: linearOf('#d9c3a8'),
  porcelain: linearOf('#b3ada3'),
  terracotta: linearOf('#b06a45'),
  cement: linearOf('#a5a29b'),
  board: linearOf('#8a6f50'),
  vinyl: linearOf('#55524d'),
  backing: linearOf('#2b2b29'),
};

function bodyOf(name: string): Linear {
  return bodies[name] ?? { r: 0.4, g: 0.4, b: 0.4 };
}

/** Alternating plies of pale wood under the top layer. */
function plies(down: number): Linear {
  const ply = Math.floor((down - 0.24) * 11);
  const light = ply % 2 === 0 ? 0.52 : 0.4;
  return { r: light, g: light * 0.78, b: light * 0.55 };
}

export function sideColorOf(material: Material): SideColor {
  switch (material.kind) {
    case 'tile': {
      const body = bodyOf(material.body);
      return (down, face) => (down < 0.1 ? face : body);
    }
    case 'wood':
      if (material.body === 'engineered') return (down, face) => (down < 0.24 ? face : plies(down));
      if (material.body === 'laminate') {
        return (down, face) => (down < 0.07 ? face : bodyOf(down > 0.93 ? 'porcelain' : 'board'));
      }
      if (material.body === 'vinyl') {
        return (down, face) => (down < 0.12 ? face : bodyOf(down > 0.78 ? 'backing' : 'vinyl'));
      }
      return (_down, face) => face;
    case 'turf':
      return (down, face) => {
        if (down > 0.86) return bodyOf('backing');
        const light = 0.75 - 0.55 * clamp(down, 0, 1);
        return { r: face.r * light, g: face.g * light, b: face.b * light };
      };
    default:
      return (_down, face) => face;
  }
}
