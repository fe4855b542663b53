import { ShaderChunk } from 'three';

/**
 * What walls and ceiling throw back comes from lamps that cast shadows. The reflection's own even light
 * knows none, and would lift the dark from under tables: this part of it is left.
 */
const EVEN_LIGHT = 0.2;

/**
 * Lights of a room view are samples of large emitters (a window, a ceiling). Nearer than half a
 * metre a sample would burn a spot that the whole emitter does not, so nearness stops counting there.
 */
export function softenNearLight(fragmentShader: string): string {
  const lights = ShaderChunk.lights_pars_begin.replace(
    'max( pow( lightDistance, decayExponent ), 0.01 )',
    'max( pow( lightDistance, decayExponent ), 0.3 )',
  );
  const maps = ShaderChunk.lights_fragment_maps.replace(
    'iblIrradiance += getIBLIrradiance( geometryNormal )',
    `iblIrradiance += ${EVEN_LIGHT} * getIBLIrradiance( geometryNormal )`,
  );
  return fragmentShader
    .replace('#include <lights_pars_begin>', lights)
    .replace('#include <lights_fragment_maps>', maps);
}
