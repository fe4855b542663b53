import type { StandingNode } from '@wevisu/scene/placing/local-box.ts';

/** An SVG transform that shows an object drawn at one pose at another; y points down. */
export function poseTransform(
  from: Pick<StandingNode, 'position' | 'rotationTenthsDeg'>,
  to: Pick<StandingNode, 'position' | 'rotationTenthsDeg'>,
): string {
  const turn = (from.rotationTenthsDeg - to.rotationTenthsDeg) / 10;
  return `translate(${to.position[0]} ${-to.position[1]}) rotate(${turn}) translate(${-from.position[0]} ${from.position[1]})`;
}
