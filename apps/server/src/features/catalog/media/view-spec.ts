import type { PictureView } from '@wevisu/contract/media.ts';
import type { PictureSpecInput } from '@wevisu/scene/materials/picture-spec.ts';

/** How much a close-up shows, in millimeters: less than a piece, so that grain and gloss can be seen. */
const CLOSE = { min: 70, max: 260, ofPiece: 0.72 } as const;

/** A surface's spec for another view. */
export function viewSpec(spec: PictureSpecInput, view: PictureView): PictureSpecInput {
  const { spanMm: _, ...rest } = spec;
  switch (view) {
    case 'front':
      return { ...rest, view: 'piece' };
    case 'close':
      return { ...rest, view: 'swatch', spanMm: closeSpan(spec) };
    case 'room':
    case 'wall':
      return { ...rest, view };
  }
}

function closeSpan({ laying: { piece } }: PictureSpecInput): number {
  const narrow = Math.min(piece.lengthTenths, piece.widthTenths) / 10;
  return Math.round(Math.min(CLOSE.max, Math.max(CLOSE.min, narrow * CLOSE.ofPiece)));
}

/** Products of these categories are installed upright. */
const ON_WALLS: ReadonlySet<string> = new Set(['backsplash-tiles', 'stacked-stone', 'countertop']);
/** Coping lies at its pool in every view except that of the single piece. */
const AT_POOLS = 'pool-copings';

const OWN_AS: Readonly<Record<string, PictureView>> = {
  piece: 'front',
  room: 'room',
  wall: 'wall',
};

/** A surface's other views besides its own picture; `categories` are its own and their ancestors. */
export function viewsBeside(own: string, categories: readonly string[]): PictureView[] {
  if (categories.includes(AT_POOLS)) return own === 'piece' ? ['room'] : ['front'];
  const laid = categories.some((slug) => ON_WALLS.has(slug)) ? 'wall' : 'room';
  const views: PictureView[] = ['front', 'close', own === 'wall' ? 'wall' : laid];
  return views.filter((view) => view !== OWN_AS[own]);
}
