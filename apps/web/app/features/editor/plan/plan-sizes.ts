// The sizes written in the plan that can be changed by pressing them.
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { DrawnText } from '@wevisu/scene/drawing/drawing.ts';
import type { SizeName } from '@wevisu/scene/drawing/size-name.ts';
import { middleOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { roomSize } from '@wevisu/scene/rooms/room-size.ts';
import { type WallLine, wallLines } from '@wevisu/scene/rooms/wall-lines.ts';
import { measuredText } from '@wevisu/scene/units/measured-by.ts';
import type { WallChoice } from '../drawings/elevation-along.ts';

export interface PlanSize {
  readonly name: SizeName;
  /** As written in the plan. */
  readonly text: string;
  readonly at: Point;
  readonly angleDeg: number;
  /** Height of the letters, tenths; null where they keep their size on the screen. */
  readonly letter: number | null;
  /** In words: what the size is of. */
  readonly what: string;
}

function writtenSizes(nodes: SceneNodes, texts: readonly DrawnText[]): PlanSize[] {
  return texts.flatMap(({ sizes: name, text, at, angleDeg, size }) => {
    if (!name || (name.of === 'room' && !roomSize(nodes, name.roomId)?.isRectilinear)) return [];
    const what = name.of === 'room' ? (nodeOf(nodes, name.roomId, 'room')?.name ?? 'Room') : 'Plan';
    return [{ name, text, at, angleDeg, letter: size, what }];
  });
}

/** The lengths of the selected wall, on each of its sides. */
export function selectedWallLines(
  nodes: SceneNodes,
  { selected, face }: WallChoice,
): readonly (WallLine & { readonly wallId: string })[] {
  const [, kind, ofFace] = face?.faceId.split(':') ?? [];
  const wallId = kind === 'wall' ? ofFace : selected.length === 1 ? selected[0] : undefined;
  return wallId === undefined ? [] : wallLines(nodes, wallId).map((line) => ({ ...line, wallId }));
}

/** Sizes of the selected wall, then those written in the plan. */
export function planSizes(
  nodes: SceneNodes,
  texts: readonly DrawnText[],
  choice: WallChoice,
): PlanSize[] {
  const own = selectedWallLines(nodes, choice).map(
    ({ wallId, side, from, to, distance, by }): PlanSize => ({
      name: { of: 'wall', wallId, roomId: side?.roomId ?? null, index: side?.index ?? 0 },
      text: measuredText(Math.round(distance), by),
      at: middleOf(from, to),
      angleDeg: 0,
      letter: null,
      what: 'Wall',
    }),
  );
  return [...own, ...writtenSizes(nodes, texts)];
}
