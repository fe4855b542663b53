// The camera of each template. A room from its plan's viewpoint, with a level camera whose lens is
// shifted down, so that vertical lines stay vertical. A house from above, without its roof, in even
// daylight.
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { cameraOfView } from '@wevisu/still/run/view-camera.ts';
import type { Eye } from '@wevisu/viewer/room/camera/view-mode.ts';
import type { Template } from '../db/demo/rooms/author/templates.ts';
import type { RoomShot } from '../scripts/media/room/room-page.ts';

type Shot = Pick<RoomShot, 'scene' | 'light' | 'mode' | 'eye' | 'shift'>;

/** Meters per tenth of a millimeter. */
const METERS = 1 / 10_000;
const HOUSE_FOV = 46;
/** Not for a house, whose interior is dark when lit by the sun alone. */
const HOUSE_MARGIN = 1.16;

/** Without the roof: rooms lit by the open sky. */
function unroofed(document: SceneDocument): SceneDocument {
  const opened = nodesOf(document.nodes, 'room').map(
    ([id, room]) => [id, { ...room, use: 'patio' as const }] as const,
  );
  const hanging = new Set(['ceiling-fan', 'recessed-light', 'bath-fan', 'flush-mount']);
  const nodes = Object.fromEntries(
    Object.entries(document.nodes).filter(
      ([, node]) => !(node.type === 'item' && hanging.has(node.kind)),
    ),
  );
  return { ...document, nodes: { ...nodes, ...Object.fromEntries(opened) } };
}

/** From above its longer side, just inside it, so that no wall is in the way. */
function aboveHouse(document: SceneDocument, aspect: number): Eye {
  const outlines = nodesOf(document.nodes, 'room').flatMap(([, { outline }]) => outline);
  const { minX, minY, maxX, maxY } = boundsOf(outlines);
  const [w, d] = [(maxX - minX) * METERS, (maxY - minY) * METERS];
  const middle = [((minX + maxX) / 2) * METERS, ((minY + maxY) / 2) * METERS] as const;
  const isWide = w >= d;
  const [wide, deep] = isWide ? [w, d] : [d, w];
  const half = Math.tan((HOUSE_FOV * Math.PI) / 360);
  const height = (Math.max(wide / aspect, deep) / 2 / half) * HOUSE_MARGIN + 2.4;
  const back = deep * 0.46;
  const [x, y] = isWide ? [middle[0], middle[1] - back] : [middle[0] + back, middle[1]];
  const lean = -deep * 0.035;
  const target = isWide ? [middle[0], middle[1] - lean] : [middle[0] + lean, middle[1]];
  return {
    eye: [x, height, -y],
    target: [target[0] ?? 0, 0, -(target[1] ?? 0)],
    fovDeg: HOUSE_FOV,
  };
}

/** The studio's input for a template; `aspect` is width divided by height. */
export function shotOf({ document }: Pick<Template, 'document'>, aspect: number): Shot {
  const view = nodeOf(document.nodes, 'preview', 'view');
  if (view) {
    const { shift, ...eye } = cameraOfView(view);
    return { scene: document, light: 'day', mode: 'walk', eye, shift };
  }
  const eye = aboveHouse(document, aspect);
  return { scene: unroofed(document), light: 'day', mode: 'orbit', eye, shift: 0 };
}
