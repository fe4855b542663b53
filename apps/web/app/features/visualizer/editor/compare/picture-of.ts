import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';

/**
 * Takes pictures of the 3D view. A canvas can be read only within the frame that drew it, so the view's
 * own word that the picture stands is the moment.
 */
export interface PictureTaker {
  onSettled(canvas: HTMLCanvasElement): void;
  /** What the view shows of a document, once it stands; the view is left showing it. */
  pictureOf(view: RoomView, document: SceneDocument): Promise<Blob | null>;
}

export function createPictureTaker(): PictureTaker {
  let isWanted = false;
  let last: Promise<Blob | null> = Promise.resolve(null);
  return {
    onSettled(canvas) {
      if (isWanted) last = new Promise((resolve) => canvas.toBlob(resolve));
    },
    async pictureOf(view, document) {
      isWanted = true;
      view.setDocument(document);
      await view.settled();
      isWanted = false;
      return last;
    },
  };
}
