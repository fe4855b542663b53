// The five lamps of a view: the sun, and four that sample windows, light reflected by walls and ceiling, and lit
// fixtures.
import { DirectionalLight, PCFShadowMap, type Scene, SpotLight, type WebGLRenderer } from 'three';
import { evenly } from './frames/evenly.ts';
import { type Emitter, sampleEmitters } from './light-samples.ts';

export interface Sun {
  /** Toward the sun. */
  readonly direction: readonly [x: number, y: number, z: number];
  readonly color: readonly [r: number, g: number, b: number];
  readonly intensity: number;
  /** The ball that it lights, meters. */
  readonly center: readonly [x: number, y: number, z: number];
  readonly radius: number;
}

const SPOTS = 4;
const SPOT_MAP = 512;
const SUN_MAP = 1536;
/** Graphics memory of all shadow maps: four bytes a pixel. */
export const SHADOW_BYTES = 4 * (SUN_MAP ** 2 + SPOTS * SPOT_MAP ** 2);
/** The sun's disc and the haze around it, radians: shadows of window bars soften with distance. */
const SUN_SPREAD = 0.012;

export function createLamps(renderer: WebGLRenderer, scene: Scene) {
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const sunLight = new DirectionalLight('#ffffff', 0);
  sunLight.castShadow = true;
  sunLight.shadow.mapSize.set(SUN_MAP, SUN_MAP);
  sunLight.shadow.autoUpdate = false;
  sunLight.shadow.bias = -0.0004;
  sunLight.shadow.normalBias = 0.01;
  const spots = Array.from({ length: SPOTS }, () => {
    const light = new SpotLight('#ffffff', 0, 0, 1.2, 1, 2);
    light.castShadow = true;
    light.shadow.mapSize.set(SPOT_MAP, SPOT_MAP);
    light.shadow.autoUpdate = false;
    light.shadow.camera.near = 0.05;
    light.shadow.camera.far = 40;
    light.shadow.bias = -0.0015;
    light.shadow.normalBias = 0.02;
    return light;
  });
  scene.add(sunLight, sunLight.target, ...spots.flatMap((light) => [light, light.target]));

  let strata: readonly (readonly Emitter[])[] = [];
  let sun: Sun | null = null;
  let step = 0;

  /** Which stratum a lamp samples: strata take turns, so that each has at least one lamp. */
  function stratumOf(lamp: number): number {
    return strata.length === 0 ? 0 : lamp % strata.length;
  }

  function placeSpot(lamp: number, n: number): void {
    const light = spots[lamp];
    if (!light) return;
    const stratum = stratumOf(lamp);
    const sample = sampleEmitters(strata[stratum] ?? [], n);
    if (!sample) {
      light.intensity = 0;
      return;
    }
    const sharing = spots.filter((_, other) => stratumOf(other) === stratum).length;
    light.position.set(...sample.place);
    light.target.position.set(...sample.toward);
    light.target.updateMatrixWorld();
    light.color.setRGB(...sample.color);
    light.intensity = sample.intensity / sharing;
    light.angle = Math.min(1.25, sample.halfAngle);
    light.shadow.needsUpdate = true;
  }

  function placeSun(n: number): void {
    if (!sun || sun.intensity <= 0) {
      sunLight.intensity = 0;
      return;
    }
    const { direction, center, radius } = sun;
    const swing = (base: number) => (2 * evenly(n + 1, base) - 1) * SUN_SPREAD;
    const far = radius * 2;
    sunLight.color.setRGB(...sun.color);
    sunLight.intensity = sun.intensity;
    sunLight.target.position.set(...center);
    sunLight.target.updateMatrixWorld();
    sunLight.position.set(
      center[0] + (direction[0] + swing(2)) * far,
      center[1] + (direction[1] + swing(3)) * far,
      center[2] + (direction[2] + swing(5)) * far,
    );
    const { camera } = sunLight.shadow;
    camera.left = -radius;
    camera.right = radius;
    camera.top = radius;
    camera.bottom = -radius;
    camera.near = 0.1;
    camera.far = far * 2;
    camera.updateProjectionMatrix();
    sunLight.shadow.needsUpdate = true;
  }

  return {
    setLight(emitters: readonly (readonly Emitter[])[], newSun: Sun | null): void {
      strata = emitters.filter((group) => group.some(({ power }) => power > 0));
      sun = newSun;
    },
    /** Starts over: the first sample of each lamp, all shadows. */
    restart(): void {
      step = 0;
      for (let lamp = 0; lamp < SPOTS; lamp++) placeSpot(lamp, lamp);
      placeSun(0);
      renderer.shadowMap.needsUpdate = true;
    },
    /** Moves one lamp to its next sample; the others keep their shadows. */
    advance(): void {
      step++;
      const lamp = step % (SPOTS + 1);
      if (lamp === SPOTS) placeSun(step);
      else placeSpot(lamp, step + SPOTS);
      renderer.shadowMap.needsUpdate = true;
    },
    dispose(): void {
      for (const light of [sunLight, ...spots]) {
        light.shadow.dispose();
        light.dispose();
        scene.remove(light, light.target);
      }
    },
  };
}
