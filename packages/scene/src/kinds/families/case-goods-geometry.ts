import { type Column, caseGoods } from '../../fittings/furniture/case.ts';
import type { FrontStyle } from '../../fittings/furniture/fronts.ts';
import { type LegStyle, legSet } from '../../fittings/furniture/legs.ts';
import { type PullStyle, pullReach } from '../../fittings/furniture/pulls.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { overallSize } from '../definition/overall-size.ts';

interface CaseParams<Layout extends string> {
  readonly widthTenths: number;
  readonly depthTenths: number;
  readonly heightTenths: number;
  readonly layout: Layout;
  readonly front: FrontStyle;
  readonly pull: PullStyle;
  readonly legs: LegStyle;
}

interface CaseForm<Layout extends string> {
  /** How each layout divides the case, from left to right and from the bottom up. */
  readonly layouts: Readonly<Record<Layout, readonly Column[]>>;
  /** Height of its tapered legs; other legs are as much shorter as they usually are. */
  readonly legMm?: number;
  /** How far its top stands out over sides and front. */
  readonly overhangMm?: number;
}

/** Whole millimeters. */
function legHeight(style: LegStyle, tapered: number): number {
  switch (style) {
    case 'square':
      return Math.trunc(tapered * 0.7);
    case 'turned':
    case 'sled':
      return Math.round(tapered * 0.8);
    case 'hairpin':
      return Math.max(150, tapered);
    case 'bun':
      return 75;
    case 'plinth':
      return 70;
    default:
      return tapered;
  }
}

/** Draws a kind of case furniture in millimeters: floor at y = 0, back at z = 0. */
export function caseGoodsBuilder<Layout extends string>({
  layouts,
  legMm = 150,
  overhangMm = 0,
}: CaseForm<Layout>): (params: CaseParams<Layout>) => Piece[] {
  return (params) => {
    const { width: w, depth: d, height: h } = overallSize(params);
    const foot = legHeight(params.legs, legMm);
    const body = caseGoods({
      w,
      h: h - foot,
      d,
      columns: layouts[params.layout],
      front: params.front,
      pull: params.pull,
      over: overhangMm,
      back: true,
    });
    const deep = d - pullReach(params.pull) - 16;
    const legs = legSet(params.legs, {
      w: w - 2 * overhangMm,
      d: deep,
      h: foot,
      thick: 44,
      inset: 10,
    });
    return [
      ...changed(body, (s) => move(s, 0, foot, 0)),
      piece(
        { slot: params.legs === 'plinth' ? 'body' : 'legs', grain: 'y' },
        move(legs, 0, 0, deep / 2),
      ),
    ];
  };
}
