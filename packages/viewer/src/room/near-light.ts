import { ShaderChunk } from 'three';

/**
 * Lights of a room view are samples of large emitters (a window, a ceiling). Nearer than half a
 * metre a sample would burn a spot that the whole emitter does not, so nearness stops counting there.
 */
export function softenNearLight(fragmentShader: string): string {
  const chunk = ShaderChunk.lights_pars_begin.replace(
    'max( pow( lightDistance, decayExponent ), 0.01 )',
    'max( pow( lightDistance, decayExponent ), 0.3 )',
  );
  return fragmentShader.replace('#include <lights_pars_begin>', chunk);
}
