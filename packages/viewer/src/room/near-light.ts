import { ShaderChunk } from 'three';

/**
 * How much of the environment map's even light is kept. It casts no shadow and would lift the dark from under tables;
 * lamps that do cast shadows stand for what walls and ceiling reflect.
 */
const EVEN_LIGHT = 0.2;

/**
 * Limits how bright a lamp gets close by. Lamps sample large emitters (a window, a ceiling): closer than half a meter a
 * sample would burn a spot that the whole emitter does not.
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
