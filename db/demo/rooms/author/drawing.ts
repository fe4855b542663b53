// A plan's drawing: a shell of rooms, with openings cut into its walls.

import { type Drawing, drawAbout } from '@wevisu/layout/drawing/drawing.ts';
import { tenths } from '@wevisu/layout/drawing/measure.ts';
import type { Side } from '@wevisu/layout/drawing/side.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { openingNode } from '@wevisu/scene/document/nodes/opening.ts';
import type { OpeningStyle } from '@wevisu/scene/document/nodes/opening-style.ts';
import { buildShell, LEVEL, type RoomSpec, type Shell } from './shell.ts';

export interface OpeningSpec {
  readonly style: OpeningStyle;
  /** Middle, inches from the left end of the side as seen from inside. */
  readonly at: number;
  readonly width: number;
  readonly height?: number;
  readonly sill?: number;
  readonly hinge?: 'left' | 'right';
  /** Which way a leaf swings, seen from this room. */
  readonly swings?: 'in' | 'out';
  readonly tempered?: boolean;
}

export interface Eye {
  readonly eye: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
  readonly fov: number;
}

export interface PlanDrawing extends Drawing {
  readonly shell: Shell;
  cut(side: Side, spec: OpeningSpec): NodeId;
}

function heightOf(style: OpeningStyle): number {
  if (style.startsWith('window')) return 48;
  if (style === 'niche') return 14;
  return style === 'door-garage' ? 84 : style.startsWith('passage') ? 90 : 82;
}

export function createDrawing(rooms: readonly RoomSpec[], ceiling: number): PlanDrawing {
  const shell = buildShell(rooms, ceiling);
  const drawing = drawAbout(LEVEL, shell.nodes);
  return {
    ...drawing,
    shell,
    cut(side, given) {
      if (!side.wallId) throw new Error('There is no wall to cut.');
      const spec = {
        height: heightOf(given.style),
        sill: given.style.startsWith('window') ? 36 : 0,
        hinge: 'left' as const,
        swings: 'in' as const,
        tempered: false,
        ...given,
      };
      const id = drawing.nameOf(spec.style);
      const inSide = side.isLeft ? 'left' : 'right';
      const outSide = side.isLeft ? 'right' : 'left';
      drawing.nodes[id] = openingNode.parse({
        type: 'opening',
        wallId: side.wallId,
        style: spec.style,
        atTenths: tenths(side.onWall(spec.at)),
        widthTenths: tenths(spec.width),
        heightTenths: tenths(spec.height),
        sillTenths: tenths(spec.sill),
        hinge: spec.hinge,
        side: spec.swings === 'in' ? inSide : outSide,
        ...(spec.tempered ? { tempered: true } : {}),
      });
      drawing.holes.push({ side, hole: spec });
      return id;
    },
  };
}
