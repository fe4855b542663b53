// The bodies of a scene: surfaces, things, walls and ceilings, as the document has them.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { type Box3, Group, type Scene, type Vector3 } from 'three';
import { builtThings } from './built-things.ts';
import type { ViewMode } from './camera/view-mode.ts';
import { contentBox } from './content-box.ts';
import { createFaceView } from './face-view.ts';
import { createFinishTable, TABLE_BYTES } from './finish-table.ts';
import { hideInTheWay, overheadIn } from './in-the-way.ts';
import { itemThings } from './item-things.ts';
import type { LightScene } from './light-plan.ts';
import { lightSceneOf } from './light-scene.ts';
import { createPatchStore } from './patch-store.ts';
import { createPlacedSet } from './placed-set.ts';
import { createShellView } from './shell-view.ts';
import { shownPart } from './shown-part.ts';
import { createThingBatch, type PlacedThing } from './thing-batch.ts';
import { buildGlassMaterial, buildThingMaterial, type RoomUniforms } from './thing-material.ts';
import { createWorkshop } from './workshop.ts';

interface RoomContentsOptions {
  readonly scene: Scene;
  readonly startWorker: () => Worker;
  /** Longer side of a surface's patch. */
  readonly patchPixels: number;
  /** A surface can be seen that could not before. */
  readonly onSurfaceReady: () => void;
  /** A thing can be seen that could not before. */
  readonly onThingReady: () => void;
}

/** Owns the document and all that is built from it. */
export function createRoomContents(options: RoomContentsOptions) {
  const root = new Group();
  options.scene.add(root);
  const workshop = createWorkshop(options.startWorker);
  const table = createFinishTable();
  const uniforms: RoomUniforms = { uDimple: { value: 14 }, uPixelMm: { value: 1 } };
  const materials = {
    solid: buildThingMaterial(table.texture, uniforms),
    glass: buildGlassMaterial(table.texture, uniforms),
  };
  const batch = createThingBatch(root, materials);
  const patches = createPatchStore(workshop, options.patchPixels);
  const faceView = createFaceView(root, { workshop, patches, onReady: options.onSurfaceReady });
  const things = createPlacedSet({ batch, onReady: options.onThingReady });
  const shell = createShellView(root);
  let document: SceneDocument | null = null;
  let faces: readonly Face[] = [];
  let overhead: ReadonlySet<NodeId> = new Set();

  function placedOf(id: NodeId): PlacedThing | null {
    return things.placed(id);
  }

  return {
    ...{ root, batch, faceView, placedOf },
    get isEmpty(): boolean {
      return document === null;
    },
    /** Nothing is left to be built. */
    get isBuilt(): boolean {
      return workshop.isIdle;
    },
    /** Jobs of building done so far. */
    get builtCount(): number {
      return workshop.done;
    },
    /** Graphics memory of surfaces' textures. */
    get surfaceBytes(): number {
      return patches.bytes;
    },
    /** Graphics memory of all other textures of the bodies. */
    otherBytes: TABLE_BYTES,
    /** What all faces take up, meters. */
    box(): Box3 {
      return contentBox(faces);
    },
    /** Shows a document. @returns How many nodes were left out because the document is too large. */
    update(whole: SceneDocument): number {
      const { document: shown, omitted } = shownPart(whole);
      document = shown;
      faces = facesOf(shown);
      faceView.update(faces, shown.products);
      const makers = { workshop, table };
      things.update([...builtThings(shown, makers), ...itemThings(shown, makers)]);
      shell.update(shown, faces);
      overhead = overheadIn(shown);
      return omitted;
    },
    /** What of the document gives light or reflects it; null before the first document. */
    lightScene(): LightScene | null {
      return document && lightSceneOf(document, faces);
    },
    /** Leaves out what stands between an eye and the room. */
    hideInTheWay(mode: ViewMode, eye: Vector3): void {
      if (!document) return;
      hideInTheWay({
        ...{ document, overhead, mode, eye, placedOf },
        nearWalls: shell.nearWalls,
        wallBehind: shell.wallBehind,
      });
      shell.setMode(mode);
    },
    /** Follows the canvas: graphics memory left for surfaces, and what a pixel covers one meter away. */
    fit({ surfaceBytes, pixelMm }: { surfaceBytes: number; pixelMm: number }): void {
      patches.setBudget(surfaceBytes);
      uniforms.uPixelMm.value = pixelMm;
    },
    /** Stops building. */
    close(): void {
      workshop.close();
    },
    dispose(): void {
      for (const part of [
        faceView,
        things,
        shell,
        patches,
        table,
        materials.solid,
        materials.glass,
      ]) {
        part.dispose();
      }
    },
  };
}
