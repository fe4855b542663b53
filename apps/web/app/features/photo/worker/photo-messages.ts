import type { Spot } from '@wevisu/photo/picture.ts';
import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import type { PhotoDocument } from '../marks/photo-document.ts';
import type { PhotoProblem } from '../marks/steps.ts';
import type { Checked, Products } from './lay-document.ts';

/** What the thread is asked for, by name, and what it answers. */
export interface Tasks {
  /** A file as chosen: checked, scaled and packed again, without what a camera wrote beside it. */
  take: {
    ask: { readonly file: Blob };
    answer:
      | { readonly picture: Blob; readonly width: number; readonly height: number }
      | { readonly problem: string };
  };
  /** The packed picture that the following tasks are about. */
  open: {
    ask: { readonly picture: Blob };
    answer: { readonly width: number; readonly height: number };
  };
  check: { ask: { readonly document: PhotoDocument }; answer: Checked };
  lay: {
    ask: {
      readonly document: PhotoDocument;
      readonly products: Products;
      /** The longer side of the result; that of the photo where it is larger. */
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
  /** The way along edges between two places. */
  wire: {
    ask: { readonly from: Spot; readonly to: Spot };
    answer: { readonly way: readonly Spot[] };
  };
  /** The picture that was laid last, as a file. */
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
