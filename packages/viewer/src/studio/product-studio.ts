import { type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import type { Part } from '@wevisu/scene/geometry/part.ts';
import type { Axis } from '@wevisu/scene/geometry/vec.ts';
import { buildModel } from '@wevisu/scene/kinds/build-model.ts';
import { cardOf } from '@wevisu/scene/kinds/card-of.ts';
import type { View } from '@wevisu/scene/kinds/definition/kind.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  Mesh,
  type MeshStandardMaterial,
  NeutralToneMapping,
  type PerspectiveCamera,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three';
import { buildBackdrop, PAPER } from './backdrop.ts';
import { buildEnvironment } from './environment.ts';
import { frameProduct } from './framing.ts';
import { createSkyMeter } from './sky-visibility.ts';
import { buildMaterial, type SharedUniforms } from './surface.ts';

/** Visibility changes slowly, so it is measured on fewer pixels. */
const SKY_SHARE = 0.65;

interface Stage {
  readonly key: string;
  readonly parts: readonly { readonly part: Part; readonly geometry: BufferGeometry }[];
  readonly camera: PerspectiveCamera;
  readonly scene: Scene;
  readonly dispose: () => void;
}

function finishOf(spec: ModelSpec, slot: string): FinishId {
  if (slot.startsWith('fixed:')) return slot.slice('fixed:'.length) as FinishId;
  const finish = (spec.finishes as Readonly<Record<string, FinishId>>)[slot];
  if (finish === undefined) throw new Error(`${spec.kind} has no slot ${slot}`);
  return finish;
}

function isGlass(spec: ModelSpec, slot: string): boolean {
  return getFinish(finishOf(spec, slot)).opacity !== undefined;
}

/** The points that the picture must contain: for a lamp on a long rod only its lower part. */
function framedPoints(points: Float32Array, view: View, { min, max }: Box3): Float32Array {
  const from = min.y + (view.fromBottomMm ?? Infinity);
  if (max.y <= from) return points;
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 3) {
    const [x = 0, y = 0, z = 0] = points.subarray(i, i + 3);
    if (y <= from) kept.push(x, y, z);
  }
  return new Float32Array([...kept, (min.x + max.x) / 2, from, (min.z + max.z) / 2]);
}

function toGeometry(part: Part): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(part.mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(part.mesh.normals, 3));
  geometry.setIndex(new BufferAttribute(part.mesh.indices, 1));
  return geometry;
}

/**
 * A studio that photographs products: paper ground, soft boxes, measured shadows. It keeps shapes and shadows while only
 * finishes change, so draw a product's finishes one after the other.
 * @param pixels Side of the square picture.
 * @throws Error where the browser has no WebGL.
 */
export function createProductStudio(canvas: HTMLCanvasElement | OffscreenCanvas, pixels: number) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(pixels, pixels, false);
  renderer.autoClear = false;
  renderer.toneMapping = NeutralToneMapping;
  const environment = buildEnvironment(renderer);
  const skyPixels = Math.round(pixels * SKY_SHARE);
  const meter = createSkyMeter(renderer, skyPixels);
  const shared: SharedUniforms = {
    uSky: { value: null },
    uPixels: { value: pixels },
    uFine: { value: 1 },
    uDimple: { value: 12 },
  };
  let stage: Stage | null = null;

  // Never dropped: disposing of a material would dispose of its compiled program.
  const materials = new Map<string, MeshStandardMaterial>();
  function materialOf(finish: FinishId, grain: Axis): MeshStandardMaterial {
    const key = `${finish} ${grain}`;
    const known = materials.get(key);
    if (known) return known;
    const made = buildMaterial(getFinish(finish), grain, shared);
    materials.set(key, made);
    return made;
  }

  function setStage(spec: ModelSpec): Stage {
    const parts = buildModel(spec, fitOf(spec)).map((part) => ({
      part,
      geometry: toGeometry(part),
    }));
    const card = cardOf(spec.kind);
    const mount = card.mount(spec.params);
    const bounds = new Box3();
    for (const { geometry } of parts) {
      geometry.computeBoundingBox();
      if (geometry.boundingBox) bounds.union(geometry.boundingBox);
    }
    const sphere = bounds.getBoundingSphere(new Sphere());
    const size = parts.reduce((sum, { part }) => sum + part.mesh.positions.length, 0);
    const points = new Float32Array(size);
    let offset = 0;
    for (const { part } of parts) {
      points.set(part.mesh.positions, offset);
      offset += part.mesh.positions.length;
    }
    const view = card.view(spec.params);
    const camera = frameProduct(framedPoints(points, view, bounds), view);
    const distance = camera.position.distanceTo(sphere.center);
    shared.uFine.value = (2 * distance * Math.tan((camera.fov * Math.PI) / 360)) / pixels;
    shared.uDimple.value = Math.min(26, Math.max(5, sphere.radius * 0.045));
    const backdrop = buildBackdrop(mount, sphere, shared, -(card.sunkMm?.(spec.params) ?? 0));
    const casters = new Scene();
    for (const one of parts) {
      if (!isGlass(spec, one.part.finishSlot)) casters.add(new Mesh(one.geometry));
    }
    // Light is only blocked within the product's bounding sphere: the maps need not reach farther.
    shared.uSky.value = meter.measure(casters, {
      receiver: backdrop,
      mount,
      camera,
      sphere,
      pixelMm: shared.uFine.value / SKY_SHARE,
    });
    const scene = new Scene();
    scene.environment = environment;
    if (backdrop) scene.add(backdrop);
    return {
      key: stageKey(spec),
      parts,
      camera,
      scene,
      dispose: () => {
        for (const { geometry } of parts) geometry.dispose();
        backdrop?.geometry.dispose();
        backdrop?.material.dispose();
      },
    };
  }

  function stageKey(spec: ModelSpec): string {
    const glass = Object.keys(spec.finishes).filter((slot) => isGlass(spec, slot));
    return JSON.stringify([spec.kind, spec.params, glass]);
  }

  return {
    /** Draws a complete spec onto the canvas. */
    draw(spec: ModelSpec): void {
      if (stage?.key !== stageKey(spec)) {
        stage?.dispose();
        stage = setStage(spec);
      }
      const { parts, scene, camera } = stage;
      const meshes = parts.map(
        ({ part, geometry }) =>
          new Mesh(geometry, materialOf(finishOf(spec, part.finishSlot), part.grain)),
      );
      renderer.setClearColor(new Color(PAPER), 1);
      renderer.setRenderTarget(null);
      renderer.clear();
      scene.add(...meshes);
      renderer.render(scene, camera);
      scene.remove(...meshes);
    },
    /** The picture as RGBA, four bytes a pixel, rows from the bottom up. */
    readPixels(): Uint8Array {
      const data = new Uint8Array(pixels * pixels * 4);
      const gl = renderer.getContext();
      gl.readPixels(0, 0, pixels, pixels, gl.RGBA, gl.UNSIGNED_BYTE, data);
      return data;
    },
    dispose(): void {
      stage?.dispose();
      for (const material of materials.values()) material.dispose();
      environment.dispose();
      renderer.dispose();
    },
  };
}
