// How pieces are laid: pattern, piece, joint. Integer tenths of a millimeter, since what is drawn
// here is what is counted and bought.
import { z } from 'zod';

export const patterns = [
  'stacked',
  'third-offset',
  'half-offset',
  'diagonal',
  'herringbone45',
  'herringbone90',
  'chevron',
  'basketweave',
  'hexagon',
  'penny',
  'random-plank',
  'brick-bond',
  'ledger',
  'versailles',
  'octagon-dot',
  'windmill',
  'pinwheel',
  'double-herringbone',
] as const;
export const pattern = z.enum(patterns);
export type Pattern = z.output<typeof pattern>;

/** What a pattern is called in a shop. */
export const patternLabels: Readonly<Record<Pattern, string>> = {
  stacked: 'Stacked',
  'third-offset': 'Third offset',
  'half-offset': 'Half offset',
  diagonal: 'Diagonal',
  herringbone45: 'Herringbone 45°',
  herringbone90: 'Herringbone 90°',
  chevron: 'Chevron',
  basketweave: 'Basketweave',
  hexagon: 'Hexagon',
  penny: 'Penny round',
  'random-plank': 'Random plank',
  'brick-bond': 'Brick bond (Flemish)',
  ledger: 'Stacked stone ledger',
  versailles: 'Versailles (French)',
  'octagon-dot': 'Octagon and dot',
  windmill: 'Windmill',
  pinwheel: 'Pinwheel (hopscotch)',
  'double-herringbone': 'Double herringbone',
};

const tenths = (min: number, max: number) => z.int().min(min).max(max);

/**
 * One piece. Length runs along the rows (x at 0 degrees), width across them. Hexagon, penny and
 * octagon take lengthTenths as the measure across flats (or the diameter) and ignore widthTenths.
 * Ledger takes a panel, or with a joint the largest of single stones. Versailles and pinwheel take the large square.
 */
export const piece = z.strictObject({
  lengthTenths: tenths(50, 40_000),
  widthTenths: tenths(50, 40_000),
  thicknessTenths: tenths(5, 3_000).default(100),
});
export type Piece = z.output<typeof piece>;

const joint = z.strictObject({
  /** 0 is a butt joint (planks, ledger, slabs). */
  widthTenths: tenths(0, 500),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A color is written #rrggbb.'),
});

export const laying = z.strictObject({
  pattern,
  piece,
  joint,
  /** The piece is stated with its joint, as the trade does for a 3 x 6: it is smaller by it. */
  nominal: z.boolean().optional(),
  rotationDeg: z.number().min(-180).max(180).default(0),
  seed: z.int().min(0).max(0xffff_ffff).default(1),
});
export type Laying = z.output<typeof laying>;
export type LayingInput = z.input<typeof laying>;
