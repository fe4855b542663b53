import type { LensKnowledge } from '@wevisu/photo/camera/lens.ts';
import type { Spot } from '@wevisu/photo/picture.ts';
import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import type { PhotoDocument } from '../marks/photo-document.ts';
import type { PhotoProblem } from '../marks/steps.ts';
import type { Checked, Products } from './lay-document.ts';

/** The worker's tasks by name, with their input and output. */
export interface Tasks {
  /** Checks a chosen file, scales it and encodes it again without the camera's metadata. */
  take: {
    ask: { readonly file: Blob };
    answer:
      | {
          readonly picture: Blob;
          readonly width: number;
          readonly height: number;
          /** What the camera wrote about its lens, in pixels of the picture; null for nothing. */
          readonly lens: LensKnowledge | null;
        }
      | { readonly problem: string };
  };
  /** The encoded picture that the following tasks use. */
  open: {
    ask: { readonly picture: Blob };
    answer: { readonly width: number; readonly height: number };
  };
  check: { ask: { readonly document: PhotoDocument }; answer: Checked };
  lay: {
    ask: {
      readonly document: PhotoDocument;
      readonly products: Products;
      /** The longer side of the result, at most that of the photo. */
      readonly longest: number;
    };
    answer: {
      readonly bitmap: ImageBitmap;
      readonly problems: readonly PhotoProblem[];
      readonly ms: number;
    };
  };
  count: {
    ask: { readonly document: PhotoDocument; readonly products: Products };
    answer: PhotoTakeoff | null;
  };
  /** The path along edges between two points. */
  wire: {
    ask: { readonly from: Spot; readonly to: Spot };
    answer: { readonly way: readonly Spot[] };
  };
  /** The last laid picture as a file. */
  png: { ask: object; answer: { readonly file: Blob } };
}

export type TaskName = keyof Tasks;

export type PhotoRequest = {
  [Name in TaskName]: {
    readonly id: number;
    readonly task: Name;
    readonly ask: Tasks[Name]['ask'];
  };
}[TaskName];

export type PhotoReply =
  | { readonly id: number; readonly ok: true; readonly answer: Tasks[TaskName]['answer'] }
  | { readonly id: number; readonly ok: false; readonly why: string };
