import { SCENE_VERSION } from './scene.ts';
import { SceneUnreadable } from './scene-unreadable.ts';

/** A saved scene of any version: plain JSON, not yet checked. */
export type RawScene = Readonly<Record<string, unknown>>;

/**
 * The step from each version to the next, by the version it starts from. Steps are pure, never
 * changed once released, and leave alone what they do not understand. Version 1 is the first.
 */
const migrations: Readonly<Record<number, (scene: RawScene) => RawScene>> = {};

/**
 * A raw scene brought to the version of this program by the steps of `table`. Throws
 * SceneUnreadable for a version that is none, from the future, or without a step.
 */
export function migrate(
  scene: RawScene,
  table: Readonly<Record<number, (scene: RawScene) => RawScene>> = migrations,
  target: number = SCENE_VERSION,
): RawScene {
  const { version } = scene;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new SceneUnreadable('The file does not say which version of a scene it is.');
  }
  if (version > target) {
    throw new SceneUnreadable(
      `The scene is of version ${version}; this program reads up to version ${target}. Update it first.`,
    );
  }
  let current = scene;
  for (let at = version; at < target; at++) {
    const step = table[at];
    if (!step) throw new SceneUnreadable(`Scenes of version ${version} can no longer be read.`);
    current = { ...step(current), version: at + 1 };
  }
  return current;
}
