// The scene's faces as meshes: a ground of joint or paint, and on it the cells of what is laid.

import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { CoveredArea, Face } from '@wevisu/scene/faces/face.ts';
import { layingOf } from '@wevisu/scene/laying/lay-area.ts';
import { Group, type Material, type Matrix4, Mesh } from 'three';
import { frameMatrix } from './cell-frame.ts';
import { flatGeometry } from './flat-geometry.ts';
import { createGroundBatch, type Ground } from './ground-batch.ts';
import { meshRegion } from './laid-cells.ts';
import type { PatchStore } from './patch-store.ts';
import type { FaceHit } from './view-events.ts';
import type { Workshop } from './workshop.ts';

interface ShownArea {
  readonly signature: string;
  readonly group: Group;
  readonly grounds: readonly Omit<Ground, 'matrix'>[];
  readonly drop: () => void;
}

interface ShownFace {
  readonly group: Group;
  areas: ShownArea[];
}

interface FaceViewOptions {
  readonly workshop: Workshop;
  readonly patches: PatchStore;
  /** A surface became visible. */
  readonly onReady: () => void;
}

/** Areas with equal signatures look the same. */
function signatureOf(area: CoveredArea, facts: ProductFacts | undefined): string {
  return JSON.stringify([area.covering, area.regions, facts?.picture ?? null]);
}

export function createFaceView(root: Group, options: FaceViewOptions) {
  const shown = new Map<string, ShownFace>();
  const ground = createGroundBatch(root);

  function addMesh(
    group: Group,
    geometry: Mesh['geometry'],
    material: Material,
    face: Face,
    area: CoveredArea,
  ): void {
    const mesh = new Mesh(geometry, material);
    mesh.receiveShadow = true;
    mesh.matrixAutoUpdate = false;
    mesh.userData = { faceId: face.id, nodeId: area.nodeId, slot: area.slot };
    group.add(mesh);
  }

  function showArea(face: Face, area: CoveredArea, facts: ProductFacts | undefined): ShownArea {
    const group = new Group();
    let isGone = false;
    const laid = facts ? layingOf(area.covering, facts) : null;
    const color = laid === null ? area.covering.color : laid.jointColor;
    const unit = { width: 1e4, height: 1e4 };
    const grounds = area.regions.map((region) => ({
      color,
      flat: meshRegion(region, unit, [0, 0], 0),
      faceId: face.id,
      nodeId: area.nodeId,
      slot: area.slot,
    }));
    if (laid && facts) {
      void options.patches
        .use(laid)
        .then(async ({ patch, material }) => {
          if (isGone) return;
          const mesh = await options.workshop.run({
            job: 'cells',
            patch: { width: patch.width, height: patch.height, pieces: patch.pieces },
            area: { covering: area.covering, regions: area.regions },
            laying: laid,
          });
          if (isGone) return;
          addMesh(group, flatGeometry(mesh), material, face, area);
          options.onReady();
        })
        .catch((error: unknown) => {
          if (!isGone) console.warn(`The surface of ${facts?.sku} can't be drawn.`, error);
        });
    }
    return {
      signature: signatureOf(area, facts),
      group,
      grounds,
      drop() {
        isGone = true;
        if (laid) options.patches.release(laid);
        for (const child of group.children) if (child instanceof Mesh) child.geometry.dispose();
        group.removeFromParent();
      },
    };
  }

  return {
    /** Shows these faces; areas that look as before are kept. */
    update(faces: readonly Face[], products: Readonly<Record<string, ProductFacts>>): void {
      const gone = new Set(shown.keys());
      const all: (Omit<Ground, 'matrix'> & { matrix: Matrix4 })[] = [];
      for (const face of faces) {
        gone.delete(face.id);
        let own = shown.get(face.id);
        if (!own) {
          own = { group: new Group(), areas: [] };
          own.group.matrixAutoUpdate = false;
          root.add(own.group);
          shown.set(face.id, own);
        }
        own.group.matrix.copy(frameMatrix(face.frame));
        own.group.matrixWorldNeedsUpdate = true;
        own.group.userData = { face };
        const left = [...own.areas];
        const next: ShownArea[] = [];
        for (const area of face.areas) {
          const facts = area.covering.sku === null ? undefined : products[area.covering.sku];
          const signature = signatureOf(area, facts);
          const at = left.findIndex((one) => one.signature === signature);
          const kept = at < 0 ? undefined : left.splice(at, 1)[0];
          const one = kept ?? showArea(face, area, facts);
          if (!kept) own.group.add(one.group);
          next.push(one);
        }
        for (const one of left) one.drop();
        own.areas = next;
        for (const { grounds } of next)
          for (const one of grounds) all.push({ ...one, matrix: own.group.matrix });
      }
      ground.update(all);
      for (const id of gone) {
        const own = shown.get(id);
        for (const one of own?.areas ?? []) one.drop();
        own?.group.removeFromParent();
        shown.delete(id);
      }
    },
    /** The face that an object's triangle shows; null for other objects. */
    hitOf(
      object: { readonly userData: Record<string, unknown> },
      triangle: number,
    ): FaceHit | null {
      const own = object.userData as Partial<FaceHit>;
      if (own.faceId !== undefined) return own as FaceHit;
      return ground.hitOf(object, triangle);
    },
    dispose(): void {
      this.update([], {});
      ground.dispose();
    },
  };
}
export type FaceView = ReturnType<typeof createFaceView>;
