import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  boxSymbol,
  circleLine,
  closed,
  forwardSweep,
  INCH_MM,
  type Line,
  oval,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { VanityParams } from './schema.ts';
import { vanitySize } from './size.ts';

function bodyOf(params: VanityParams) {
  const size = vanitySize(params);
  return bodyBox(
    { width: size.width ?? 0, height: size.height ?? 0, depth: size.depth ?? 0 },
    params.support === 'floating' ? 'wall' : 'floor',
  );
}

/** Basins as the geometry sets them, with their drains and a faucet behind each. */
function basinLines(params: VanityParams): Line[] {
  if (params.basin === 'none') return [];
  const body = bodyOf(params);
  const width = mmFromTenths(params.widthTenths);
  const depth = mmFromTenths(params.depthTenths);
  const step = width / params.sinks;
  const a = Math.min(230, step * 0.34);
  const b = Math.min(165, depth * 0.3);
  const isRound = params.basin === 'undermount-oval' || params.basin === 'vessel-round';
  const [half, deep] =
    params.basin === 'vessel-round' ? [Math.min(a, b * 1.25), Math.min(a, b * 1.25)] : [a, b];
  const y = body.backY - depth * 0.54;
  return Array.from({ length: params.sinks }, (_, i): Line[] => {
    const x = (i - (params.sinks - 1) / 2) * step;
    const faucet = y + deep + 28;
    return [
      closed(oval(x, y, half, deep, isRound ? 2 : 7)),
      circleLine(x, y, 21),
      circleLine(x, Math.min(body.backY - 22, faucet), 18),
      [
        [x, Math.min(body.backY - 40, faucet - 18)],
        [x, y + deep * 0.4],
      ],
    ];
  }).flat();
}

/** How far the plinth of a vanity stands back from its front, and floor goes on beside it. */
const TOE_SPACE_MM = 95;
const PLINTH_SIDE_MM = 8;

export const vanityPlan: KindPlan<VanityParams> = {
  symbol: (params) => boxSymbol(bodyOf(params), basinLines(params)),
  clearances(params) {
    const body = bodyOf(params);
    const isHung = params.support === 'floating';
    // A floating vanity's top hangs at the height that it would stand at: 34 1/2 in.
    const floor = isHung ? body.topMm - 34.5 * INCH_MM : body.bottomMm;
    const doors = params.layout !== 'drawers';
    const width = mmFromTenths(params.widthTenths);
    const bays = width > 1_350 ? 4 : 2;
    return [
      standingRoom(body, 30 * INCH_MM, floor),
      forwardSweep({
        id: 'door',
        body,
        reachMm: doors ? Math.min(600, width / bays) : 16 * INCH_MM,
      }),
    ];
  },
  noFloor(params) {
    if (params.support !== 'toe-kick') return [];
    const { minX, maxX, frontY, backY } = bodyOf(params);
    // Tile runs under the toe space up to the plinth, and a little below that.
    return [
      rectangleBetween(minX + PLINTH_SIDE_MM, frontY + TOE_SPACE_MM, maxX - PLINTH_SIDE_MM, backY),
    ];
  },
};
