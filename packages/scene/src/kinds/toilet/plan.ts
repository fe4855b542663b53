import type { Point } from '../../plane/polygon.ts';
import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import {
  bodyBox,
  boxLine,
  closed,
  INCH_MM,
  type Line,
  standingRoom,
} from '../definition/plan-lines.ts';
import type { ToiletParams } from './schema.ts';

function measure(params: ToiletParams) {
  const width = mmFromTenths(params.widthTenths);
  const depth = mmFromTenths(params.depthTenths);
  const height = mmFromTenths(params.heightTenths);
  const hasTank = params.form !== 'wall-hung' && params.form !== 'smart';
  const isHung = params.form === 'wall-hung';
  const body = bodyBox({ width, height, depth }, isHung ? 'wall' : 'floor');
  // The tank is the widest part where there is one: the bowl is scaled with it to the declared width.
  return { width, depth, hasTank, isHung, body, tank: hasTank ? Math.min(205, depth * 0.3) : 40 };
}

/** The bowl seen from above: egg-shaped toward the front, squarer behind. */
function bowlRing(params: ToiletParams, inset: number): Point[] {
  const { width, depth, body, tank, hasTank } = measure(params);
  const back = body.backY - (hasTank ? tank + 8 : inset);
  const front = body.frontY + inset;
  const half = (width * (hasTank ? 0.94 : 1)) / 2 - inset;
  const widest = params.bowl === 'round' ? 0.46 : 0.4;
  const middle = back - (back - front) * widest;
  const n = params.bowl === 'square' ? 4.5 : 2.3;
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = (2 * Math.PI * i) / 40;
    const [cos, sin] = [Math.cos(t), Math.sin(t)];
    const exponent = 2 / (sin > 0 ? 3.4 : n);
    const reach = sin > 0 ? back - middle : middle - front;
    return [
      half * Math.sign(cos) * Math.abs(cos) ** exponent,
      Math.max(-depth, middle + reach * Math.sign(sin) * Math.abs(sin) ** exponent),
    ];
  });
}

export const toiletPlan: KindPlan<ToiletParams> = {
  symbol(params) {
    const { width, body, tank, hasTank } = measure(params);
    const tankBox = rectangleBetween(-width / 2, body.backY - tank, width / 2, body.backY);
    const lines: Line[] = [
      closed(bowlRing(params, 45)),
      ...(hasTank
        ? [boxLine(-width / 2 + 12, body.backY - tank + 12, width / 2 - 12, body.backY - 12)]
        : []),
    ];
    const bowl = bowlRing(params, 0);
    return {
      footprint: hasTank ? [tankBox, bowl] : [bowl],
      bottomMm: body.bottomMm,
      topMm: body.topMm,
      lines,
    };
  },
  // How much of it a code asks for is the rules' matter: 30 in is what is recommended.
  clearances(params) {
    const { body, isHung } = measure(params);
    // A wall-hung bowl hangs with its rim at sitting height.
    const floor = isHung ? body.topMm - mmFromTenths(params.rimTenths) : body.bottomMm;
    return [standingRoom(body, 30 * INCH_MM, floor)];
  },
};
