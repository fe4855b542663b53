import { type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import type { Axis } from '@wevisu/scene/geometry/vec.ts';
import { buildModel } from '@wevisu/scene/kinds/build-model.ts';
import { cardOf } from '@wevisu/scene/kinds/card-of.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import { type LookSize, readModelLook, sizeOfLook } from '@wevisu/scene/kinds/looks/look-size.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  FloatType,
  Mesh,
  type MeshStandardMaterial,
  NeutralToneMapping,
  RGFormat,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three';
import { PAPER } from './backdrop.ts';
import { buildEnvironment } from './environment.ts';
import { createOrbit } from './orbit.ts';
import { buildMaterial, type SharedUniforms } from './surface.ts';

/** Light reaches every pixel: shadows of the studio are measured for one place of the camera only. */
function openSky(): DataTexture {
  const sky = new DataTexture(new Float32Array([1, 0]), 1, 1, RGFormat, FloatType);
  sky.needsUpdate = true;
  return sky;
}

interface Shown {
  /** Which shape it is, whatever its finishes. */
  readonly key: string;
  readonly pieces: readonly {
    readonly geometry: BufferGeometry;
    readonly slot: string;
    readonly grain: Axis;
  }[];
  readonly sphere: Sphere;
}

function build(spec: ModelSpec, key: string): Shown {
  const bounds = new Box3();
  const pieces = buildModel(spec, fitOf(spec)).map(({ mesh, finishSlot, grain }) => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
    geometry.setIndex(new BufferAttribute(mesh.indices, 1));
    geometry.computeBoundingBox();
    if (geometry.boundingBox) bounds.union(geometry.boundingBox);
    return { geometry, slot: finishSlot, grain };
  });
  return { key, pieces, sphere: bounds.getBoundingSphere(new Sphere()) };
}

/**
 * Shows a look of one of our kind models in the studio's light. It draws only when something has changed.
 * @param pixels Side of the square picture.
 * @throws Error where the browser has no WebGL.
 */
export function createKindView(canvas: HTMLCanvasElement, pixels: number) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const environment = buildEnvironment(renderer);
  renderer.setPixelRatio(1);
  renderer.setSize(pixels, pixels, false);
  renderer.toneMapping = NeutralToneMapping;
  const sky = openSky();
  const shared: SharedUniforms = {
    uSky: { value: sky },
    uPixels: { value: pixels },
    uFine: { value: 1 },
    uDimple: { value: 12 },
  };
  const scene = new Scene();
  scene.background = new Color(PAPER);
  scene.environment = environment;
  const materials = new Map<string, MeshStandardMaterial>();
  let shown: Shown | null = null;
  let orbit = createOrbit(0.5, 0.3);

  function materialOf(finish: FinishId, grain: Axis): MeshStandardMaterial {
    const key = `${finish} ${grain}`;
    const known = materials.get(key) ?? buildMaterial(getFinish(finish), grain, shared);
    materials.set(key, known);
    return known;
  }

  function draw(): void {
    if (shown === null) return;
    orbit.lookAt(shown.sphere);
    renderer.render(scene, orbit.camera);
  }

  function take(spec: ModelSpec): void {
    const key = JSON.stringify([spec.kind, spec.params]);
    if (shown?.key !== key) {
      for (const { geometry } of shown?.pieces ?? []) geometry.dispose();
      if (shown === null) {
        const { azimuthDeg, elevationDeg } = cardOf(spec.kind).view(spec.params);
        orbit = createOrbit((azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180);
      }
      shown = build(spec, key);
      const { radius } = shown.sphere;
      shared.uFine.value = (3 * radius) / pixels;
      shared.uDimple.value = Math.min(26, Math.max(5, radius * 0.045));
    }
    const finishes = spec.finishes as Readonly<Record<string, FinishId>>;
    scene.clear();
    for (const { geometry, slot, grain } of shown.pieces) {
      const fixed = slot.startsWith('fixed:') ? (slot.slice('fixed:'.length) as FinishId) : null;
      const finish = fixed ?? finishes[slot];
      if (finish !== undefined) scene.add(new Mesh(geometry, materialOf(finish, grain)));
    }
  }

  return {
    /** Its real size; null of a look that can't be drawn, which leaves what was shown before. */
    show(look: unknown): LookSize | null {
      const spec = readModelLook(look);
      if (spec === null) return null;
      take(spec);
      draw();
      return sizeOfLook(spec);
    },
    /** In radians: around the model, and up. */
    orbit(by: { readonly turn: number; readonly lift: number }): void {
      orbit.by(by);
      draw();
    },
    dispose(): void {
      for (const { geometry } of shown?.pieces ?? []) geometry.dispose();
      for (const material of materials.values()) material.dispose();
      sky.dispose();
      environment.dispose();
      renderer.dispose();
    },
  };
}
