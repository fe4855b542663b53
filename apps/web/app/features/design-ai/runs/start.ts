import type { Sketch } from '../sketch/sketch.ts';

/** What designs begin from. */
export type BriefStart =
  /** A room of the size that the brief says. */
  | { readonly kind: 'words' }
  | { readonly kind: 'plan'; readonly plan: string; readonly name: string; readonly size: string }
  | { readonly kind: 'sketch'; readonly sketch: Sketch }
  /** A room opened from a file: its scene is kept under that address of the editor. */
  | {
      readonly kind: 'file';
      readonly from: string;
      readonly room: string;
      readonly rooms: readonly { readonly id: string; readonly name: string }[];
    };

export type Start =
  | BriefStart
  /** A design of before, of which some things stay where they are. */
  | {
      readonly kind: 'design';
      readonly run: string;
      readonly at: number;
      readonly keep: readonly string[];
    }
  /** What an earlier run began from that no designs came of: the server has it. */
  | { readonly kind: 'again'; readonly run: string };
