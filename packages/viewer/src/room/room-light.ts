// The light of a view: its lamps, its even light, and what is seen behind the scene.
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import { AmbientLight, Color, type Scene, type WebGLRenderer } from 'three';
import type { ViewMode } from './camera/view-mode.ts';
import type { FramePlan } from './frames/frame-state.ts';
import { createLamps } from './lamps.ts';
import { type LightPlan, type LightScene, planLight } from './light-plan.ts';
import { createSky } from './sky.ts';

/** What a room seen from outside stands on: paper by day, and in the evening the blue that its windows show too. */
const GROUND = { day: new Color('#f6f3ec'), evening: new Color('#677083') } as const;

/** Owns the light mode and the plan of the light that follows from it. */
export function createRoomLight(renderer: WebGLRenderer, scene: Scene) {
  const sky = createSky();
  scene.add(sky.mesh);
  const ambient = new AmbientLight('#ffffff', 0.3);
  scene.add(ambient);
  const lamps = createLamps(renderer, scene);
  let mode: LightMode = 'day';
  let lightScene: LightScene | null = null;
  let plan: LightPlan | null = null;
  /** The ceilings are out of sight, and light comes in where they were. */
  let isOpen = false;

  function apply(): void {
    if (!lightScene) return;
    plan = planLight(lightScene, mode, isOpen);
    lamps.setLight(plan.strata, plan.sun);
    lamps.restart();
    ambient.intensity = plan.ambient;
    ambient.color.setRGB(...plan.ambientColor);
    sky.set(...plan.sky);
  }

  return {
    get exposure(): number {
      return plan?.exposure ?? 1;
    },
    setScene(next: LightScene): void {
      lightScene = next;
      apply();
    },
    setMode(next: LightMode): void {
      mode = next;
      apply();
    },
    /** Follows the eye: light from above where it looks over the walls, ground or sky behind the scene. */
    follow(view: ViewMode, eyeHeight: number): void {
      if (!lightScene) return;
      const wasOpen = isOpen;
      isOpen = view !== 'walk' && eyeHeight > lightScene.top;
      if (isOpen !== wasOpen) apply();
      // From outside a room stands on a plain ground; from inside there is a sky behind its windows.
      const isOnGround = view !== 'walk' && !lightScene.isOutdoors;
      const ground = isOnGround && mode !== 'lamps' ? GROUND[mode] : null;
      sky.mesh.visible = ground === null;
      scene.background = ground;
    },
    /** Brings the lamps to where the next frame has them. */
    prepare(lampPlan: FramePlan['lamps']): void {
      if (lampPlan === 'restart') lamps.restart();
      else if (lampPlan === 'advance') lamps.advance();
    },
    dispose(): void {
      lamps.dispose();
      sky.dispose();
    },
  };
}
