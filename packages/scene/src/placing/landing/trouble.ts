import type { NodeId } from '../../document/node-id.ts';

/** Why a thing can't stand somewhere. `id` is the thing, wall or opening in the way; null is outside of the rooms. */
export interface Trouble {
  readonly why:
    | 'outside'
    | 'wall'
    | 'opening'
    | 'swing'
    | 'landing'
    | 'window'
    | 'thing'
    /** No stretch of the wall is wide enough. */
    | 'narrow';
  readonly id: NodeId | null;
}

export function troubleKey({ why, id }: Trouble): string {
  // A thing that stands in a door's way does so by swing, landing and opening alike.
  return why === 'swing' || why === 'landing' ? `opening ${id}` : `${why} ${id}`;
}
