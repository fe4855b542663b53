// The edge of a pool: a terrace, the coping with its nose over the water, and the water beyond.

import { linearOf } from './color.ts';
import { copingEdge } from './coping-edge.ts';
import { lightFor } from './framing.ts';
import { layCells } from './lay-surface.ts';
import type { MaterialOf } from './material.ts';
import { clamp, fbm, ramp } from './noise.ts';
import { paintCells } from './paint-cells.ts';
import { paintJoints } from './paint-joints.ts';
import { painterOf } from './painters/painter-of.ts';
import type { PictureSpec } from './picture-spec.ts';
import { recedingRows } from './plane-rows.ts';
import { type Image, shade } from './shade.ts';
import { createSurface, type Surface } from './surface.ts';
import { worley } from './worley.ts';

const deepWater = linearOf('#2f9fae');
const paleWater = linearOf('#9fe0dc');
const skyGlow = linearOf('#e9f3f2');
const dryTerrace = 0.94;

export function poolImage(
  spec: PictureSpec,
  coping: MaterialOf<'coping'>,
  widthPx: number,
  heightPx: number,
): Image {
  const { laying } = spec;
  const length = Math.max(laying.piece.lengthTenths, laying.piece.widthTenths);
  const width = Math.min(laying.piece.lengthTenths, laying.piece.widthTenths);
  const nearMm = spec.spanMm ?? clamp((length / 10) * 2.1, 700, 1900);
  const rows = recedingRows({ widthPx, heightPx, nearMm, spread: 1.75, lean: 1.5 });
  const surface = createSurface(widthPx, heightPx, rows);
  const farMm = rows.at[0] as number;
  // The nose of the coping lies a little above the middle of the picture.
  const noseAt = rows.at[Math.round(heightPx * 0.4)] as number;
  const joint = laying.joint.widthTenths;
  const noseTenths = Math.round(noseAt * 10);
  const side = Math.ceil(nearMm * 12);
  const thickMm = laying.piece.thicknessTenths / 10;
  const painter = painterOf(coping.body, rows);
  const edged = copingEdge(painter, coping.profile, thickMm);
  // Copings are laid nose to the water: turned half round, since the nose is at positive v.
  const laid = { ...laying, pattern: 'stacked' as const, rotationDeg: 180 };
  const straight = {
    ...laid,
    piece: { ...laying.piece, lengthTenths: length, widthTenths: width },
  };
  const edge = noseTenths + width + joint;
  const cells = layCells(straight, strip(side, noseTenths, edge), [length / 2, edge]);
  const terrace = layCells(
    { ...straight, pattern: 'half-offset' },
    strip(side, edge, Math.ceil(nearMm * 4)),
    [0, edge],
  );
  const covered = paintCells(surface, cells, edged);
  const behind = paintCells(surface, terrace, painter);
  for (let n = 0; n < covered.length; n++) {
    covered[n] = Math.min(1, (covered[n] as number) + (behind[n] as number));
  }
  paintJoints(surface, covered, { color: laying.joint.color, depthMm: painter.jointDepthMm });
  const image = shade(surface, lightFor(coping.body));
  paintWater(image, surface, { noseAt, farMm, dropMm: Math.max(70, thickMm * 1.6) });
  return image;
}

function strip(side: number, from: number, to: number): [number, number][] {
  return [
    [-side, from],
    [side, from],
    [side, to],
    [-side, to],
  ];
}

type Water = { noseAt: number; farMm: number; dropMm: number };

/** Overpaints what lies beyond the nose: its shadowed face, then water with light on its floor. */
function paintWater(image: Image, surface: Surface, { noseAt, farMm, dropMm }: Water): void {
  const { width, height, rgb } = image;
  const { rows } = surface;
  for (let y = 0; y < height; y++) {
    const at = rows.at[y] as number;
    const away = noseAt - at;
    if (away <= -(rows.depth[y] as number)) {
      for (let n = y * width * 3; n < (y + 1) * width * 3; n++)
        rgb[n] = (rgb[n] as number) * dryTerrace;
      continue;
    }
    // The near rim hides the first of the water; its shadow lies on what is seen next.
    const share = clamp(away / (rows.depth[y] as number) + 1, 0, 1);
    const far = ramp(0, noseAt - farMm, away);
    const shadow = 1 - 0.5 * (1 - ramp(dropMm * 0.4, dropMm * 2.6, away));
    for (let x = 0; x < width; x++) {
      const px = (rows.left[y] as number) + (x + 0.5) * (rows.step[y] as number);
      const swell = fbm(px / 340 + 3, at / 240);
      const ripple = fbm(px / 110 + swell, at / 46 + swell);
      const cell = worley(px / 150 + 0.5 * ripple + 5, at / 105 + 0.6 * swell + 40);
      const net = 1 - ramp(0.02, 0.2, cell.second - cell.first);
      const shallow = clamp(0.34 + 0.3 * swell + 0.45 * net * (1 - 0.6 * far), 0, 1);
      const glow = clamp(0.1 + 0.34 * far + 0.32 * ramp(0.15, 0.7, ripple) * (0.4 + far), 0, 0.75);
      const n = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) {
        const deep = k === 0 ? deepWater.r : k === 1 ? deepWater.g : deepWater.b;
        const pale = k === 0 ? paleWater.r : k === 1 ? paleWater.g : paleWater.b;
        const sky = k === 0 ? skyGlow.r : k === 1 ? skyGlow.g : skyGlow.b;
        const body = (deep + (pale - deep) * shallow) * shadow;
        const water = body + (sky - body) * glow * shadow;
        rgb[n + k] = (rgb[n + k] as number) * (1 - share) + water * share;
      }
    }
  }
}
