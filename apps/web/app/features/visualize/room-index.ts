import type { FloorPlanCard, TemplateCard } from '@wevisu/contract/design-library.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { compareRooms, roomLabel } from '../design-library/room-labels.ts';

export interface RoomTile {
  readonly use: string;
  readonly label: string;
  readonly plans: number;
  readonly designs: number;
  /** A design of such a room; null if there is none. */
  readonly picture: string | null;
  /** The drawing that replaces it. */
  readonly planPicture: string | null;
}

type Template = Pick<TemplateCard, 'room' | 'style' | 'picture'>;
type Plan = Pick<FloorPlanCard, 'room' | 'plan_picture'>;

/** The room types to start with, each with a picture, in a preferred style if possible. */
export function listRoomTiles(
  plans: readonly Plan[],
  templates: readonly Template[],
  prefer: readonly string[],
): RoomTile[] {
  const uses = [...new Set([...plans, ...templates].map(({ room }) => room))].sort(compareRooms);
  return uses.map((use, place) => {
    const own = plans.filter(({ room }) => room === use);
    const designs = templates.filter(({ room }) => room === use);
    return {
      use,
      label: roomLabel(use),
      plans: own.length,
      designs: designs.length,
      picture: pickPicture(designs, prefer, place),
      planPicture: own[0]?.plan_picture ?? null,
    };
  });
}

/** Neighbors show different styles, unless one is preferred. */
function pickPicture(designs: readonly Template[], prefer: readonly string[], place: number) {
  const liked = prefer.flatMap((style) => designs.find((design) => design.style === style) ?? []);
  return (liked[0] ?? designs[(place * 3) % Math.max(1, designs.length)])?.picture ?? null;
}

export interface StyleOption {
  readonly id: string;
  readonly label: string;
  readonly designs: number;
}

/** The available styles, in display order. */
export function listStyleOptions(templates: readonly Pick<Template, 'style'>[]): StyleOption[] {
  return styles
    .map(({ id, label }) => ({
      id,
      label,
      designs: templates.filter(({ style }) => style === id).length,
    }))
    .filter(({ designs }) => designs > 0);
}
