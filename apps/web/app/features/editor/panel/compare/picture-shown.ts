export interface Candidates<Picture> {
  /** What was on screen when the person took hold of the line; null while nobody does. */
  readonly held: Picture | null;
  readonly drawn: Picture | null;
  readonly rendered: Picture | null;
}

/**
 * The picture to show: the render as soon as there is one, the drawing until then, and never another one
 * under a hand that moves the line. Null: there is only what the shop has, pictures of the products.
 */
export function pictureShown<Picture>(candidates: Candidates<Picture>): Picture | null {
  return candidates.held ?? candidates.rendered ?? candidates.drawn;
}
