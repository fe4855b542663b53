import { z } from 'zod';
import { laying } from '../patterns/laying.ts';
import { material } from './material.ts';

/**
 * swatch: the laid surface straight on, at true scale; piece: one piece on warm paper; room: the
 * surface going back into the distance; wall: the same upright with a warm light from the side.
 * Copings lie at the edge of a pool in every view but piece.
 */
export const views = ['swatch', 'piece', 'room', 'wall'] as const;
export const view = z.enum(views);
export type View = z.output<typeof view>;

/** Everything a product picture is made of. The same spec gives the same bytes. */
export const pictureSpec = z.strictObject({
  view,
  material,
  laying,
  /** Height of what the swatch shows; left out, it is chosen from the piece. */
  spanMm: z.number().min(20).max(6000).optional(),
});
export type PictureSpec = z.output<typeof pictureSpec>;
/** What an author writes. */
export type PictureSpecInput = z.input<typeof pictureSpec>;
