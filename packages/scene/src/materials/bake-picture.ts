import { develop, type Picture } from './develop.ts';
import { type PictureSpec, type PictureSpecInput, pictureSpec } from './picture-spec.ts';
import { pieceImage } from './piece.ts';
import { poolImage } from './pool.ts';
import { roomImage } from './room.ts';
import type { Image } from './shade.ts';
import { swatchImage } from './swatch.ts';
import { wallImage } from './wall.ts';

type BakeRequest = {
  readonly spec: PictureSpecInput;
  /** 16 to 4096. */
  readonly widthPx: number;
  readonly heightPx: number;
};

/**
 * The picture of a product from its own numbers. Pure: the same request gives the same bytes, in
 * Node, in a worker and in a browser. Throws a ZodError for a bad spec, a RangeError for a size
 * out of bounds.
 */
export function bakePicture({ spec, widthPx, heightPx }: BakeRequest): Picture {
  for (const size of [widthPx, heightPx]) {
    if (!Number.isInteger(size) || size < 16 || size > 4096) {
      throw new RangeError(`A picture is 16 to 4096 pixels wide and high, not ${size}.`);
    }
  }
  return develop(imageOf(pictureSpec.parse(spec), widthPx, heightPx));
}

function imageOf(spec: PictureSpec, widthPx: number, heightPx: number): Image {
  const { material, view } = spec;
  if (material.kind === 'coping' && view !== 'piece') {
    return poolImage(spec, material, widthPx, heightPx);
  }
  switch (view) {
    case 'swatch':
      return swatchImage(spec, widthPx, heightPx);
    case 'piece':
      return pieceImage(spec, widthPx, heightPx);
    case 'room':
      return roomImage(spec, widthPx, heightPx);
    case 'wall':
      return wallImage(spec, widthPx, heightPx);
  }
}
